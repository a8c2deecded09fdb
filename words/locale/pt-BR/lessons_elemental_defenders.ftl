# A lição de Elemental Defenders.

lesson-defenders-open = Duas rodadas; vence quem tem mais pontos. Um ataque sem resposta vence a rodada e rende sua Virtude (o número no ouro) × a jogada. As mãos estão abertas; quem tem 💧 1★ começa, com qualquer carta!
lesson-defenders-open-done = { $rival } teve de responder com o mesmo Elemento.
lesson-defenders-element = Outra partida, jogada 6. Responda ao Fogo com Fogo! Quem joga a carta mais forte, com mais estrelas, ataca a seguir: tome o ataque de { $rival }.
lesson-defenders-element-done = 5★ está acima de 4★: agora você ataca.
lesson-defenders-element-weaker = Também serve, mas 4★ é mais forte: { $rival } atacaria de novo.
lesson-defenders-level = Você não tem Ar, então serve o mesmo Nível: o mesmo número de estrelas. Entre iguais, o Elemento mais alto é mais forte: ⛰️ 🔥 💨 💧. Tome o ataque!
lesson-defenders-level-done = 4★ serve para 4★, e Terra é o Elemento mais alto: agora você ataca.
lesson-defenders-level-water = Também serve, mas Água é o Elemento mais baixo: { $rival } ataca de novo, nada na sua mão serve, e a rodada é dela.
lesson-defenders-win = Olhe a mão de { $rival }: ataque com uma carta para a qual ela não tenha nem o Elemento nem o Nível.
lesson-defenders-win-done = Nenhuma Terra e nenhum 5★: a rodada é sua. Jogada 8 (um ataque e sua resposta são uma jogada): 11 × 8 = 88.
lesson-defenders-win-nine = Uma jogada depois, rendeu mais: 99 em vez de 88.
lesson-defenders-win-lost = { $rival } tem Fogo, e a carta dela é mais forte: ela ataca a seguir, nada na sua mão serve, e a rodada é dela.
lesson-defenders-win-forced = Melhor ainda: { $rival } teve de responder com 💧 3★, que é mais fraca.
lesson-defenders-win-forced-left = Agora vença, na jogada 9!
lesson-defenders-next = Outra partida, jogada 6. Tome o ataque de { $rival }!
lesson-defenders-next-done = 5★ está acima de 3★.
lesson-defenders-next-other = A carta mais fraca: { $rival } ataca de novo, nada na sua mão serve, e a rodada é dela.
lesson-defenders-count = ⛰️ 2★ venceria agora: Virtude 3 × jogada 7 = 21. 🔥 5★ tem Virtude 11: primeiro, atraia o último Fogo de { $rival }!
lesson-defenders-count-done = O Fogo dela se foi.
lesson-defenders-count-now = É uma vitória, mas pequena: 21 pontos. Sem o último Fogo de { $rival }, você pode vencer com uma Virtude mais alta.
lesson-defenders-count-five = O Fogo de { $rival } serve, e sua Virtude mais alta foi gasta. Você ganharia 3 × 8 = 24.
lesson-defenders-count-one = O 4★ de { $rival } é mais forte: ela ataca, nada na sua mão serve, e a rodada é dela.
lesson-defenders-later = Agora { $rival } não tem mais Fogo. Vença com a Virtude mais alta!
lesson-defenders-later-done = 88 pontos em vez de 21: esperar compensa. Mas, se os dez ataques forem respondidos, ninguém pontua.
lesson-defenders-later-low = Uma vitória, mas a Virtude é baixa: 3 × 8 = 24. 🔥 5★ rende 11 × 8.
lesson-defenders-later-one = O 4★ de { $rival } é mais forte: ela ataca, nada na sua mão serve, e a rodada é dela.
lesson-defenders-round = Rodada 2: todas as cartas voltaram, e as mãos foram trocadas, então foi você quem começou. Você tem 88 de vantagem: tome o ataque de { $rival }!
lesson-defenders-round-taken = Agora você ataca.
lesson-defenders-round-taken-left = Vença!
lesson-defenders-round-weaker = A carta mais fraca: { $rival } ataca, nada na sua mão serve, e 11 × 8 = 88 são tantos quanto os seus: só um empate.
lesson-defenders-round-done = Você vence e já conhece o jogo básico.
lesson-defenders-round-lost = { $rival } ficou com o ataque, nada na sua mão serve, e ela passa dos seus 88.
