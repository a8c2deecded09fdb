# O que cada termo de Elemental Defenders quer dizer, para quem nunca jogou.

elemental-defenders-term-element = Elemento
elemental-defenders-term-element-about = Terra, Fogo, Ar ou Água. Quem tem uma carta do Elemento do ataque precisa responder com uma delas.
elemental-defenders-term-level = Nível
elemental-defenders-term-level-about = Quantas estrelas uma carta tem, do Místico com cinco ao Neófito com uma. Quem não tem o Elemento responde com o mesmo Nível.
elemental-defenders-term-virtue = Virtude
elemental-defenders-term-virtue-about = O número no ouro de uma carta: 11 para 5★, 10 para 4★, 4 para 3★, 3 para 2★, 7 para 1★. A carta que vence a rodada rende Virtude × jogada.
elemental-defenders-term-attack = Ataque
elemental-defenders-term-attack-about = Você joga qualquer carta da mão. Se nada na outra mão responder a ela, você vence a rodada.
elemental-defenders-term-answer = Resposta
elemental-defenders-term-answer-about = A carta contra um ataque: uma do Elemento dele ou, para quem não tem nenhuma, uma do Nível dele. Um cadeado marca a única, que é jogada por você.
elemental-defenders-term-stronger = Carta mais forte
elemental-defenders-term-stronger-about = Ela tem a marca ✓: no mesmo Elemento, a que tem mais estrelas; no mesmo Nível, a que vem primeiro em Terra, Fogo, Ar, Água. Quem a jogou ataca a seguir.
elemental-defenders-term-move = Jogada
elemental-defenders-term-move-about = Um ataque e a resposta a ele. Quanto mais tarde vem a jogada que vence a rodada, mais pontos ela dá.
elemental-defenders-term-round = Rodada
elemental-defenders-term-round-about = Dura até um ataque ficar sem resposta ou até a última carta. São duas; na segunda você tem as cartas do outro lado.
elemental-defenders-term-mystic = Místico
elemental-defenders-term-mystic-about = O Nível mais alto, com cinco estrelas e Virtude 11.
elemental-defenders-term-challenge = Desafio
elemental-defenders-term-challenge-about = Um ataque com um Místico, que precisa ser respondido com um Místico. Só quem não tem nenhum responde com o Elemento dele. (Jogo avançado)
elemental-defenders-term-mediator = Mediador
elemental-defenders-term-mediator-about = Uma carta separada antes do primeiro ataque. Se o lado dela vencer a rodada, ela conta como uma jogada a mais. (Jogo avançado)
elemental-defenders-term-righteous = Vitória Justa
elemental-defenders-term-righteous-about = Quem separou um Mediador usa de novo a nona carta na décima jogada. Um ataque com ela que vence vale o dobro. (Jogo avançado)
