# O que as pessoas preferem (`/me`) e o que os servidores decidem (`/settings`).
# kept: settings-daily-hour

settings-changed = **Alterado.** { $change }

me-title = ### O que você prefere
    -# Vale onde quer que você jogue, e ninguém mais vê.
me-page-language = ### Seu idioma
me-page-hands = ### Mãos
me-page-turns = ### Sua vez
me-page-others = ### Outras pessoas
button-page-language = Idioma…
button-page-hands = Mãos…
button-page-turns = Minha vez…
button-page-others = Outras pessoas…
me-page-colours = ### Cores
button-page-colours = Cores…
me-palette = Cores do que só você vê
me-palette-all = Todas as cores
me-palette-all-about = O que só você vê tem as mesmas cores que a mesa.
me-palette-protanopia = O vermelho parece escuro
me-palette-protanopia-about = O que só você vê tem cores para olhos que veem pouco vermelho (protanopia).
me-palette-deuteranopia = Vermelho e verde se parecem
me-palette-deuteranopia-about = O que só você vê tem cores para olhos que veem pouco verde (deuteranopia).
me-palette-tritanopia = Azul e verde se parecem
me-palette-tritanopia-about = O que só você vê tem cores para olhos que veem pouco azul (tritanopia).
alt-palettes = Quatro fileiras das mesmas cartas e naipes em outras cores, de cima para baixo: como de costume, para olhos que veem pouco vermelho, pouco verde e pouco azul.
language-discords = O idioma do Discord
language-servers = O idioma do servidor
me-language = Em que idioma devo falar com você?
me-language-about = De agora em diante falo este idioma com você. Em uma mesa, cada pessoa lê o seu.
me-language-line = Falo com você em: { $language }
me-hands = Onde suas mãos aparecem
me-hands-dm = Mãos por mensagem direta
me-hands-dm-about = Suas mãos chegam por mensagem direta, com botões para o que você pode fazer.
me-hands-here = Mãos só na mesa
me-hands-here-about = Sem mensagens diretas: clique em Minha mão na mesa.
me-pictures = Imagens ou palavras
me-pictures-on = Minha mão em imagem
me-pictures-on-about = O que só você vê aparece em imagem.
me-pictures-off = Minha mão em palavras
me-pictures-off-about = O que só você vê é dito em palavras, sem imagem.
me-calls = Quando chega a sua vez
me-calls-on = Mencionar quando chega a minha vez
me-calls-on-about = Uma nova mensagem direta avisa, ou a mesa menciona você, se você não recebe mensagens; não enquanto dá para ver que você está por aí.
me-calls-off = Não me mencionar
me-calls-off-about = A mesa não menciona você; onde as mãos chegam por mensagem direta, uma nova avisa mesmo assim.
me-challenges-on-about = Os outros podem desafiar você, e eu aviso por mensagem direta.
me-challenges-off-about = Ninguém pode desafiar você.
button-challenges-on = Aceitar desafios de outros
button-challenges-off = Não aceitar desafios
me-reminders = Antes que seu tempo acabe
me-reminders-dm = Lembrar por mensagem direta
me-reminders-dm-about = Uma mensagem direta lembra você antes que seu tempo acabe.
me-reminders-thread = Lembrar na mesa
me-reminders-thread-about = A mesa lembra você antes que seu tempo acabe.
me-reminders-off = Não lembrar
me-reminders-off-about = Nada lembra você antes que seu tempo acabe.
me-answers_itself-on-about = Onde todo mundo pode ver que você só tem uma resposta, ela é dada por você.
me-answers_itself-off-about = Pergunto até onde você só tem uma resposta.
me-explains = O que aparece pela primeira vez
me-explains-first = Explicar nas primeiras partidas
me-explains-first-about = Nas suas três primeiras partidas de cada jogo, você lê qual é o objetivo, e o que aparece pela primeira vez é explicado em uma linha.
me-explains-again = Explicar de novo desde o começo
me-explains-again-about = O que aparece é explicado mais uma vez, em todos os jogos, não importa quantas vezes você já jogou.
me-explains-off = Não explicar nada
me-explains-off-about = Nada é explicado enquanto você joga.
me-away = ### Ficar fora
    -# Enquanto isso, seus relógios param nas partidas por dia ou por semana, por no máximo 30 dias ao ano; as mesas dizem que você está fora.
me-away-ask = Por quanto tempo?
me-away-days = { $count ->
    [1] Por um dia
   *[other] Por { $count } dias
}
me-away-now = Você está fora. Você volta { $when }, ou quando disser aqui.
me-away-over = Você voltou, e seus relógios andam de novo.
button-away = Vou ficar fora…
button-back-again = Voltei
me-muted = Você não aceita desafios de { $players }.
me-unmute = Quem pode desafiar você de novo?
button-muted = { $count ->
    [1] Uma pessoa não pode me desafiar…
   *[other] { $count } pessoas não podem me desafiar…
}

settings-title = ### Elementarium em { $server }
settings-page-places = ### Onde se joga
settings-page-games = ### Partidas neste servidor
settings-page-language = ### Idioma
button-settings-places = Canais…
button-settings-games = Partidas…
button-settings-language = Idioma…
settings-page-people = ### Pessoas
button-settings-people = Pessoas…
settings-openers = Só { $role } pode abrir mesas; todo mundo pode entrar.
settings-openers-none = Todo mundo pode abrir mesas.
settings-openers-which = Quem pode abrir mesas: um cargo, ou nenhum para todo mundo
settings-openers-only = Neste servidor só { $role } pode abrir mesas. Você pode entrar nas dos outros.
settings-seat-role = { $role } recebe um chamado quando uma mesa procura participantes, no máximo a cada dez minutos.
settings-seat-role-none = Ninguém é chamado quando uma mesa procura participantes.
settings-seat-role-which = Quem chamar para lugares livres: um cargo
settings-unwelcome-people = Sem permissão para jogar neste servidor: { $people }.
settings-unwelcome-none = Todo mundo pode jogar aqui.
settings-unwelcome-which = Pessoas que não podem jogar aqui
settings-unwelcome = Quem gerencia este servidor não deixa você jogar aqui.
settings-unwelcome-other = Quem gerencia este servidor não deixa essa pessoa jogar aqui.
settings-log = { $channel } fica sabendo quais mesas são abertas, como acabam, e quem encerra uma.
settings-log-none = Nenhum canal fica sabendo o que acontece com as mesas.
settings-log-which = Um canal que fica sabendo o que acontece com as mesas
settings-more-channels = { $count ->
    [1] Em mais um canal também me falta permissão.
   *[other] Em mais { $count } canais também me falta permissão.
}
log-opened = { $host } abriu uma mesa de **{ $game }**: { $place }
log-closed = { $manager } encerrou a mesa { $number }.
button-tidy = Arrumar
settings-tidy-none = Não há nada para arrumar: nenhuma partida deste servidor acabou.
settings-tidied = { $count ->
    [1] O convite de uma partida terminada foi reduzido a uma linha, e o tópico dela, arquivado.
   *[other] Os convites de { $count } partidas terminadas foram reduzidos a uma linha cada um, e os tópicos delas, arquivados.
}
settings-language = Que idioma se fala aqui?
settings-language-line = Idioma: { $language }
settings-language-which = Outro idioma em um canal…
settings-language-of = ### Idioma em { $channel }
    -# As mesas que já começaram ficam com o seu.
settings-languages-none = Todos os canais falam o idioma do servidor.
settings-languages-full = No máximo { $most } canais podem ter um idioma próprio.
settings-read-only = -# Quem pode gerenciar o servidor pode mudar isto.
settings-not-yours = Só quem pode gerenciar este servidor pode mudar suas configurações.
settings-in-server = Estas são as configurações de um servidor: peça em um dos canais dele.
settings-channels-all = Mesas podem ser abertas em todos os canais.
settings-channels = Mesas podem ser abertas em { $channels }.
settings-threads-on = Cada mesa ganha um tópico próprio.
settings-threads-off = As mesas ficam no canal, sem tópicos.
settings-computers-on = Computadores podem jogar.
settings-computers-off = Computadores não podem jogar.
settings-tables = No máximo { $count } mesas ficam abertas ao mesmo tempo.
settings-pace = Ritmo de costume: { $pace }
settings-which-pace = Quanto tempo há para uma jogada?
settings-limit = Quantas mesas podem ficar abertas ao mesmo tempo?
settings-channel-gone = { $channel } não existe mais, ou não consigo ver.
settings-lacking = Preciso de { $permissions } em { $channel }: sem isso, nenhuma mesa pode aparecer lá.
settings-no-threads = Não posso abrir tópicos em { $channel }: as mesas ficam no canal.
button-threads-on = Dar tópicos às mesas
button-threads-off = Mesas sem tópicos
button-computers-on = Deixar computadores jogarem
button-computers-off = Sem computadores aqui

settings-elsewhere = Neste canal não dá para abrir mesas, só em { $channels }.
settings-no-computers = Computadores não podem jogar neste servidor. Você pode abrir uma mesa para pessoas.

button-close = Encerrar uma mesa…
button-newer = Mesas mais novas
button-close-yes = Sim, encerrar
closing-none = Nenhuma mesa está aberta neste servidor.
closing-which = Qual mesa você quer encerrar? Ninguém vence uma partida encerrada.
closing-menu = As mesas abertas, primeiro a mais antiga
closing-table = { $game }: { $people }
closing-ask = Encerrar { $table }? A partida acaba na hora, e ninguém vence. A mesa diz que foi encerrada por quem gerencia o servidor.
closing-over = Essa mesa já acabou.
closing-done = { $table }: encerrada.

## O enigma do dia

button-settings-daily = Enigma do dia
settings-page-daily = ### Enigma do dia
    Uma posição com uma só resposta certa, uma vez por dia. Quem clica em *Resolver* joga só para os próprios olhos; o dia seguinte mostra a solução, e quem acertou na primeira tentativa.
settings-daily-none = Nenhum canal tem um enigma do dia.
settings-daily = Um enigma por dia em { $channel }, às { $at }, de { $games }.
settings-daily-channel = Em nenhum canal
settings-daily-when = A que horas?
settings-daily-hour = { $time } UTC
settings-daily-games = De quais jogos?
