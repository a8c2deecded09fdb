# Elemental: o que o motor diz por si.
# kept: elemental-title

## Nomes

elemental-title = Elemental
elemental-element-earth = Terra
elemental-element-fire = Fogo
elemental-element-ice = Gelo
elemental-element-wind = Vento
elemental-element-water = Água
elemental-element-light = Luz
elemental-element-dark = Sombra

## Por que uma ação é recusada

elemental-refusal-over = A partida acabou.
elemental-refusal-cell = Essa casa não existe: as casas têm coluna e linha, como e4.
elemental-refusal-element = Esse elemental não existe.
elemental-refusal-set-up = Seus elementais já têm lugar; o outro lado ainda não terminou.
elemental-refusal-next-number = Os números seguem a ordem: o próximo é o { $number }.
elemental-refusal-given = Você não tem mais { $element } para pôr.
elemental-refusal-assign = Primeiro dê um elemental a cada um dos seus números.
elemental-refusal-no-landing = Você não tem nada para escolher: é o outro lado que escolhe onde a peça cai.
elemental-refusal-landing = Seu { $number } não pode cair em { $cell }. Pode em: { $cells }.
elemental-refusal-land = Primeiro escolha onde o seu { $number } cai: { $cells }.
elemental-refusal-ordered = Você já deu sua ordem, e ela não pode mudar.
elemental-refusal-nothing-flies = Nenhuma peça está no ar: não há lugar para escolher.
elemental-refusal-orders = A preparação acabou: agora cada lado dá uma ordem a uma peça.
elemental-refusal-removed = Seu { $number } está fora: só pode ser invocado.
elemental-refusal-own = Há uma peça sua em { $cell }.
elemental-refusal-well = Só uma peça em um poço de energia pode se teletransportar, e o seu { $number } não está em nenhum.
elemental-refusal-move = Um movimento é um passo, e { $cell } não é vizinha de { $start }.
elemental-refusal-dash = Uma corrida são dois passos, e { $cell } não fica a dois de { $start }.
elemental-refusal-dash-way = Peças suas estão no caminho para { $cell }.
elemental-refusal-dash-price = Uma corrida custa um cristal, e você não tem nenhum; o seu { $number } já usou a grátis.
elemental-refusal-heal-cell = A cura acontece no seu círculo de invocação, { $circle }, não em { $cell }.
elemental-refusal-heal-full = Seu { $number } está com a energia cheia: não há nada para curar.
elemental-refusal-heal-price = Com a cura, esta ordem custa { $price }, e você { $crystals ->
    [0] não tem nenhum cristal
    [1] tem 1 cristal
   *[other] tem { $crystals } cristais
}.
elemental-refusal-substitute-king = Seu rei não pode ser substituído.
elemental-refusal-substitute-cell = Só uma peça no seu círculo de invocação, { $circle }, pode ser substituída.
elemental-refusal-substitute-with = Seu { $number } não está fora: só um elemental fora do tabuleiro pode tomar o lugar de outro.
elemental-refusal-substitute-price = Substituir custa um cristal, e você não tem nenhum.
elemental-refusal-summon-there = Seu { $number } está no tabuleiro: só uma peça fora dele pode ser invocada.
elemental-refusal-summon-circle = Há uma peça sua no seu círculo de invocação, { $circle }.
elemental-refusal-summon-price = Invocar custa 2 cristais, e você { $crystals ->
    [0] não tem nenhum cristal
    [1] tem 1 cristal
   *[other] tem { $crystals } cristais
}.
