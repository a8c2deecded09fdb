# A lição de Elemental Defenders.

lesson-defenders-goal = Vença: ataque onde { $rival } não possa responder! Fogo responde a Fogo, Ar a Ar… As cartas claras são suas, as escuras dela.
lesson-defenders-goal-done = { $rival } não tem Água: a rodada é sua.
lesson-defenders-goal-answered = { $rival } tem esse Elemento, então responde. Olhe as linhas: de qual Elemento ela não tem nada?
lesson-defenders-element = Responda ao Fogo com Fogo! Mais estrelas são mais fortes, e a carta mais forte ataca a seguir. Tome o ataque!
lesson-defenders-element-done = A marca ✓ mostra a carta mais forte. Senão, { $rival } atacaria e poderia vencer.
lesson-defenders-element-weaker = Também é uma resposta, mas 4★ é mais forte: { $rival } atacaria de novo.
lesson-defenders-level = Você não tem Ar: então responde o mesmo Nível, com tantas estrelas. Na coluna dele a linha mais alta é mais forte. Tome o ataque!
lesson-defenders-level-done = 4★ responde a 4★, e Terra é o Elemento mais alto: agora você ataca.
lesson-defenders-level-water = Também é uma resposta, mas Água é o Elemento mais baixo: { $rival } ataca de novo, você não tem resposta, e a rodada é dela.
lesson-defenders-win = Vença! Ataque onde { $rival } não tenha nada na linha da carta (o Elemento) nem na coluna dela (o Nível). Isso rende a Virtude no ouro × a jogada.
lesson-defenders-win-done = Jogadas posteriores rendem mais.
lesson-defenders-win-nine = Uma jogada depois, rendeu mais: 99 em vez de 88.
lesson-defenders-win-lost = { $rival } tem Fogo, e a carta dela é mais forte: ela ataca a seguir, você não tem resposta, e a rodada é dela.
lesson-defenders-win-forced = Não é o pedido, mas é melhor: { $rival } teve de responder com 💧 3★, mais fraca, e o próximo lance paga mais.
lesson-defenders-win-forced-left = Agora vença, na jogada 9!
lesson-defenders-keep = Outra partida. O 🔥 4★ de { $rival } é mais forte que seus dois Fogos. Olhe a mão dela: de qual você vai precisar depois? Jogue o outro!
lesson-defenders-keep-done = Você guardou 🔥 2★: só ela respondia a 💧 2★, então foi jogada por você (cadeado). Agora você ataca.
lesson-defenders-keep-other = Seu 🔥 2★ se foi, e { $rival } ataca com 💧 2★: você não tem Água nem outro 2★, e a rodada é dela.
lesson-defenders-count = ⛰️ 3★ venceria agora: Virtude 4 × jogada 7 = 28. 💨 5★ tem Virtude 11: primeiro, atraia o último Ar de { $rival }!
lesson-defenders-count-done = O Ar dela se foi.
lesson-defenders-count-now = É uma vitória, mas pequena: 28 pontos. Sem o último Ar de { $rival }, você pode vencer com uma Virtude mais alta.
lesson-defenders-count-five = O Ar de { $rival } responde, e sua Virtude mais alta foi gasta. Você ganharia 4 × 8 = 32.
lesson-defenders-count-one = O 2★ de { $rival } é mais forte: ela ataca, você não tem resposta, e a rodada é dela.
lesson-defenders-later = Agora vença com a Virtude mais alta!
lesson-defenders-later-done = 88 pontos em vez de 28: esperar compensa, enquanto você puder responder. Após dez ataques respondidos, ninguém pontua.
lesson-defenders-later-low = Uma vitória, mas a Virtude é baixa: 4 × 8 = 32. 💨 5★ rende 11 × 8.
lesson-defenders-later-one = O 🔥 1★ de { $rival } é mais forte: ela ataca, você não tem resposta, e a rodada é dela.
lesson-defenders-round = Rodada 2, com as mãos trocadas; quem tem 💧 1★ começa. Você tem 88 de vantagem; mais pontos vencem. Responda com ⚔️: depois você ataca.
lesson-defenders-round-taken = Agora você ataca.
lesson-defenders-round-taken-left = Vença! Primeiro, atraia o que detém você. 🛡️ ⚔️ contam as respostas dela.
lesson-defenders-round-lured = O 💨 1★ dela se foi.
lesson-defenders-round-lured-left = Agora vença! 🏆: os pontos.
lesson-defenders-round-weaker = A carta mais fraca: { $rival } ataca, você não tem resposta, e 11 × 8 = 88 são tantos quanto os seus: só um empate.
lesson-defenders-round-done = Você vence e já conhece o jogo básico.
lesson-defenders-round-lost = A carta de { $rival } era mais forte: ela ataca, você não tem resposta, e passa dos seus 88. Ataque onde a resposta dela for mais fraca!
