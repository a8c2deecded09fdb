# Realm of the Defenders: o que o motor diz por si.
# kept: realm-of-the-defenders-title

## Nomes

realm-of-the-defenders-title = Realm of the Defenders
realm-of-the-defenders-card-elder = Ancião
realm-of-the-defenders-card-unknown = essa carta

## Por que uma ação é recusada

realm-of-the-defenders-refusal-over = A partida acabou.
realm-of-the-defenders-refusal-out = Seu reino está fora da partida.
realm-of-the-defenders-refusal-others-bid = Seu lance está fechado; os outros ainda escolhem.
realm-of-the-defenders-refusal-others-redraw = Outra pessoa decide se compra uma nova mão.
realm-of-the-defenders-refusal-others-main = É o turno de outra pessoa.
realm-of-the-defenders-refusal-others-resource = É o turno de outra pessoa.
realm-of-the-defenders-refusal-others-ace = Outra pessoa decide se usa um Ás.
realm-of-the-defenders-refusal-others-respond = Primeiro responde quem está sob ataque.
realm-of-the-defenders-refusal-others-block = Primeiro quem ataca escolhe qual Poder é detido.
realm-of-the-defenders-refusal-others-queen = Primeiro quem ataca decide se usa uma Dama.
realm-of-the-defenders-refusal-others-hit = Primeiro quem ataca escolhe quem é atingido.
realm-of-the-defenders-refusal-others-loss = Primeiro outra pessoa paga por uma perda.
realm-of-the-defenders-refusal-step-bid = É hora dos lances: ponha mais uma carta no seu ou feche o lance.
realm-of-the-defenders-refusal-step-redraw = Decida se compra sete novas cartas ou fica com sua mão.
realm-of-the-defenders-refusal-step-main = Você não pode fazer isso na etapa principal.
realm-of-the-defenders-refusal-step-resource = Sua etapa principal acabou: posicione cartas ou termine o turno.
realm-of-the-defenders-refusal-step-ace = Use um Ás contra o desmantelamento ou passe.
realm-of-the-defenders-refusal-step-respond = Você está sob ataque: sacrifique, revide ou termine a resposta.
realm-of-the-defenders-refusal-step-block = Escolha qual Poder o sacrifício detém.
realm-of-the-defenders-refusal-step-queen = Use uma Dama agora ou passe.
realm-of-the-defenders-refusal-step-hit = Escolha qual atacante é atingido.
realm-of-the-defenders-refusal-paying = Primeiro termine de pagar: ainda faltam { $missing } de { $due }.
realm-of-the-defenders-refusal-pricing = Primeiro escolha o que pagar pelo Ancião.
realm-of-the-defenders-refusal-price-nothing = Um Ancião custa pelo menos uma carta de Dinheiro.
realm-of-the-defenders-refusal-recalling = Primeiro escolha qual carta de espadas o Ancião traz de volta.
realm-of-the-defenders-refusal-recall-unknown = Não há { $card } de espadas entre seus caídos.
realm-of-the-defenders-refusal-recall-cost = { $card } custaria { $cost } de Dinheiro, e você tem menos.
realm-of-the-defenders-refusal-striking = Escolha o que a Dama atinge: uma carta de Coragem de um oponente, a reserva de Poder dele ou uma carta que revida.
realm-of-the-defenders-refusal-choosing-attacker = Escolha um atacante; depois do primeiro você pode começar a batalha.
realm-of-the-defenders-refusal-attacker-unknown = Você não tem esse Defensor.
realm-of-the-defenders-refusal-attacker-new = Seu { $card } entrou em jogo neste turno e ainda não pode atacar.
realm-of-the-defenders-refusal-attacker-taken = Seu { $card } já está nesta batalha.
realm-of-the-defenders-refusal-choosing-power = Primeiro escolha a carta de Poder para este atacante.
realm-of-the-defenders-refusal-power-unknown = Não há { $card } na sua reserva de Poder.
realm-of-the-defenders-refusal-choosing-against = Primeiro escolha quem este atacante enfrenta.
realm-of-the-defenders-refusal-against-realm = Esse reino tem Defensores: ataque um deles.
realm-of-the-defenders-refusal-against-unknown = O reino atacado não tem esse Defensor.
realm-of-the-defenders-refusal-against-king = Um Rei não pode ser sobrepujado: só um Defensor pode atacar um Rei.
realm-of-the-defenders-refusal-against-full = Dois Defensores já atacam esse { $card }: escolha outro.
realm-of-the-defenders-refusal-offering = Primeiro escolha quem você sacrifica.
realm-of-the-defenders-refusal-offer-attacked = Um Defensor sob ataque não pode ser sacrificado.
realm-of-the-defenders-refusal-offer-unknown = Você não tem esse Defensor em jogo.
realm-of-the-defenders-refusal-offer-no-card = Você não tem essa carta na mão.
realm-of-the-defenders-refusal-offer-no-defender = Só espadas e Anciãos podem ser sacrificados.
realm-of-the-defenders-refusal-offer-jack-price = Um Valete da mão custa aqui { $price } de Coragem.
realm-of-the-defenders-refusal-offer-from-hand = Da mão, só um Valete ajuda um Defensor que enfrenta um único atacante.
realm-of-the-defenders-refusal-countering = Primeiro escolha a carta de Poder com que revidar.
realm-of-the-defenders-refusal-counter-pool = Não há carta de Poder { $card } na sua reserva de Poder.
realm-of-the-defenders-refusal-counter-hand = Não há carta de Poder { $card } na sua mão.
realm-of-the-defenders-refusal-pay-unknown = Você não tem { $card } para pagar.
realm-of-the-defenders-refusal-pay-order = Pague da maior para a menor: { $card } está acima de { $last }.
realm-of-the-defenders-refusal-pay-low = { $card } é pouco: junto com o que não está acima dela você não chega a { $missing }.
realm-of-the-defenders-refusal-price-order = Pague da maior para a menor: { $card } está acima de { $last }.
realm-of-the-defenders-refusal-price-unknown = Você não tem { $card } para pagar.
realm-of-the-defenders-refusal-pay-enough = Já está pago sem { $card }: escolha menos cartas.
realm-of-the-defenders-refusal-bid-twice = { $card } já está no seu lance.
realm-of-the-defenders-refusal-bid-unknown = { $card } não é uma das suas dez cartas para o lance.
realm-of-the-defenders-refusal-deploy-after-battle = Depois de uma batalha você não pode recrutar neste turno.
realm-of-the-defenders-refusal-deploy-unknown = Não há { $card } na sua mão.
realm-of-the-defenders-refusal-deploy-no-defender = Só espadas e Anciãos podem ser recrutados; { $card }, não.
realm-of-the-defenders-refusal-deploy-elder = Um Ancião custa pelo menos uma carta de Dinheiro, e você não tem outra.
realm-of-the-defenders-refusal-deploy-cost = { $card } custa { $cost } de Dinheiro, e você tem { $money }.
realm-of-the-defenders-refusal-inspire-hand = Não há Ancião na sua mão.
realm-of-the-defenders-refusal-inspire-play = Você não tem esse Ancião em jogo.
realm-of-the-defenders-refusal-inspire-nobody = Não há espadas entre seus caídos.
realm-of-the-defenders-refusal-inspire-cost = Você não tem em Dinheiro o dobro da resistência de nenhuma carta de espadas caída.
realm-of-the-defenders-refusal-queen-hand = Não há Dama na sua mão.
realm-of-the-defenders-refusal-queen-play = Você não tem essa Dama em jogo.
realm-of-the-defenders-refusal-queen-attacks = Esta Dama é uma das atacantes.
realm-of-the-defenders-refusal-queen-price = Uma Dama custa { $price } de Coragem, e você tem { $courage } na reserva.
realm-of-the-defenders-refusal-queen-nothing = Nenhum oponente tem Coragem ou Poder em jogo para a Dama atingir.
realm-of-the-defenders-refusal-attack-self = Você não pode atacar seu próprio reino.
realm-of-the-defenders-refusal-attack-unknown = Só dá para atacar um oponente que ainda esteja na partida.
realm-of-the-defenders-refusal-attack-power = Sua reserva de Poder está vazia.
realm-of-the-defenders-refusal-attack-nobody = Você não tem Defensor em jogo.
realm-of-the-defenders-refusal-attack-new = Seus Defensores entraram em jogo neste turno e ainda não podem atacar.
realm-of-the-defenders-refusal-dismantle-fought = Você lutou neste turno, então não pode desmantelar uma Fortaleza.
realm-of-the-defenders-refusal-dismantle-deployed = Você recrutou neste turno, então não pode desmantelar uma Fortaleza.
realm-of-the-defenders-refusal-dismantle-last = Você não pode desmantelar sua última Fortaleza.
realm-of-the-defenders-refusal-place-after-battle = Depois de uma batalha você não pode posicionar cartas neste turno.
realm-of-the-defenders-refusal-place-later = Você posiciona cartas depois da etapa principal: termine essa etapa primeiro.
realm-of-the-defenders-refusal-place-unknown = Não há { $card } na sua mão.
realm-of-the-defenders-refusal-place-taken = Você escolheu { $card } duas vezes: vai como Poder ou como Coragem.
realm-of-the-defenders-refusal-place-no-power = { $card } não é uma carta de Poder.
realm-of-the-defenders-refusal-place-no-courage = { $card } não é uma carta de Coragem.
realm-of-the-defenders-refusal-sacrifice-unattacked = Esse Defensor não está sob ataque.
realm-of-the-defenders-refusal-sacrifice-late = Depois que um Defensor revidou, ninguém pode ser sacrificado.
realm-of-the-defenders-refusal-sacrifice-twice = Você já fez um sacrifício por esse Defensor.
realm-of-the-defenders-refusal-sacrifice-nobody = Você não tem ninguém para sacrificar por esse Defensor.
realm-of-the-defenders-refusal-retaliate-unattacked = Esse Defensor não está sob ataque.
realm-of-the-defenders-refusal-retaliate-twice = Esse Defensor já revidou.
realm-of-the-defenders-refusal-retaliate-power = Você não tem carta de Poder na reserva nem na mão.
realm-of-the-defenders-refusal-ace-unknown = Você não tem esse Ás.
realm-of-the-defenders-refusal-block-unknown = Esse não é um dos dois atacantes desse Defensor.
realm-of-the-defenders-refusal-hit-unknown = Esse não é um dos dois atacantes desse Defensor.

## Por que certas opções não servem

realm-of-the-defenders-bad-options-lost-last = O lugar { $seat } não pode ter perdido a última partida: há { $seats } lugares.
realm-of-the-defenders-bad-options-decks = Há { $decks } baralhos para { $seats } lugares.
realm-of-the-defenders-bad-options-deck = O baralho do lugar { $seat } não pode ser usado. { $reasons }

## O que há contra um baralho

realm-of-the-defenders-deck-points = Custa { $points } de { $most } pontos.
realm-of-the-defenders-deck-copies = Tem { $count } cópias de { $card }, e o máximo é { $most }.
realm-of-the-defenders-deck-cards = Tem { $count } de no mínimo { $fewest } cartas.
realm-of-the-defenders-deck-no-defender = Não tem espadas nem Ancião, então nunca poderia ter um Defensor.
