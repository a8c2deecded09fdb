# As lições de Realm of the Defenders: o turno, e a batalha.

lesson-realm-part = o turno
lesson-realm-deploy = Tome todas as Fortalezas de Ada para vencer. ♠ são seus Defensores, ♦ pagam por eles. Recrute 9♠!
lesson-realm-deploy-done = Um novo Defensor luta a partir do seu próximo turno.
lesson-realm-deploy-other = Também dá. Aqui, recrute primeiro seu Defensor: sem ele você não pode atacar.
lesson-realm-place = ♣ viram Poder, para atacar, ♥ viram Coragem. Posicionar termina seu turno, com no máximo duas cartas. Posicione as duas!
lesson-realm-place-done = Ada teve o turno dela, e é a sua vez de novo.
lesson-realm-place-one = Funciona, mas cabem duas cartas: escolha as duas no menu.
lesson-realm-place-other = Isso termina seu turno, e nada é posicionado. Você vai precisar de Poder e Coragem.
lesson-realm-attack = 9♠ já pode lutar. Uma carta de Poder que alcança a resistência de um Defensor o derrota. Ataque!
lesson-realm-attack-done = Alcançou! Por um Defensor, Ada paga a resistência dele em Coragem, até onde tiver.
lesson-realm-attack-place = Posicionar termina seu turno sem batalha. Dá para posicionar ou lutar, não os dois.
lesson-realm-attack-other = Também dá, mas seu Defensor já pode lutar: ataque.
lesson-realm-fortress = Agora Ada não tem mais Coragem. Derrote o outro Defensor dela e veja quem paga!
lesson-realm-fortress-done = Uma Fortaleza. Sem Coragem, cada perda custa uma.
lesson-realm-fortress-other = Isso termina seu turno, mas dava para lutar mais uma vez.
lesson-realm-turn = Seu próprio turno: Ada tem uma Fortaleza e nenhuma Coragem. Compare Poder e resistência, e vença!
lesson-realm-turn-done = A última Fortaleza dela cai: você venceu!
lesson-realm-turn-low = Esse Poder não alcança a resistência: nada acontece, e a carta se vai.
lesson-realm-turn-late = Então Ada ataca. Você não tem Coragem, e sua última Fortaleza cai.
