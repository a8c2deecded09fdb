# Elements: o que o motor diz por si.
# kept: elements-title

## Nomes

elements-title = Elements

## Por que uma ação é recusada

elements-refusal-take = Não há nada para pegar: o centro está vazio.
elements-refusal-discard = Você só pode descartar um 6 da sua mão, e não tem nenhum.
elements-refusal-knock = Você ainda não pode bater: sua soma é { $sum }, o limite é { $limit }.
elements-refusal-yield = No jogo sem fim, você só pode ceder quando nada mais é possível.
elements-refusal-unknown = Isso não é uma ação de Elements.
elements-refusal-no-card = Sua mão está vazia: não há carta para jogar.
elements-refusal-play = Não há { $card } na sua mão: você tem { $held }.

## Por que certas opções não servem

elements-bad-options-rounds = Só no jogo sem fim dá para escolher um número de rodadas.
