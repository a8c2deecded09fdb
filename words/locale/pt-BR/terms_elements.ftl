# O que cada termo de Elements quer dizer, para quem nunca jogou.
# kept: elements-term-yin-yang

elements-term-limit = Limite
elements-term-limit-about = As cartas do centro somadas. Para bater, a sua própria soma não pode estar acima dele.
elements-term-sum = Sua soma
elements-term-sum-about = As cartas da sua mão e da sua frente somadas. Quando alguém bate e ninguém está acima do limite, a soma maior vence.
elements-term-knock = Bater
elements-term-knock-about = Você encerra a rodada, e as duas mãos são mostradas. Você vence se o outro lado estiver acima do limite ou abaixo da sua soma; senão, perde.
elements-term-yield = Ceder
elements-term-yield-about = Você entrega a rodada. O outro lado recebe 1 ficha, em vez das 2 que vale bater.
elements-term-display = Centro
elements-term-display-about = A fileira aberta de cartas no meio, para os dois lados. Só dá para pegar a última carta.
elements-term-front = Frente
elements-term-front-about = As cartas que você pegou, abertas à sua frente. Elas contam para a sua soma até o fim da rodada.
elements-term-play = Jogar
elements-term-play-about = Uma carta vai da sua mão para o centro: sua soma cai, e o limite sobe o mesmo tanto.
elements-term-take = Pegar
elements-term-take-about = A última carta do centro vai para a sua frente: sua soma sobe, e o limite cai o mesmo tanto.
elements-term-discard = Descartar
elements-term-discard-about = Você joga fora um 6 da mão: sua soma cai 6, e o limite não muda. Nenhuma outra carta pode ser descartada.
elements-term-yin-yang = Yin/Yang
elements-term-yin-yang-about = As cartas 6. Há seis delas, e duas de cada outro número; só elas podem ser descartadas.
elements-term-token = Ficha
elements-term-token-about = O que uma rodada dá: 2 ao bater, 1 quando alguém cede. Quem chega primeiro a 6 vence a partida.
elements-term-aside = À parte
elements-term-aside-about = Quatro cartas que sobram quando uma rodada é distribuída. Ninguém as vê.
