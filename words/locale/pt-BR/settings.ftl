# O que as pessoas preferem (`/me`) e o que os servidores decidem (`/settings`).
# kept: settings-daily-hour

settings-changed = **Alterado.** { $change }

me-title = ### O que você prefere
    -# Vale onde quer que você jogue, e ninguém mais vê.
me-page-language = ### Seu idioma
me-page-hands = ### Mãos
me-page-turns = ### Sua vez
me-page-quiet = ### Horas de silêncio
me-page-others = ### Outras pessoas
button-page-language = Idioma…
button-page-hands = Mãos…
button-page-turns = Minha vez…
button-page-quiet = Horas de silêncio…
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
alt-palettes = Quatro fileiras das mesmas cartas e naipes em outras cores, de cima para baixo: { $rows }.
language-discords = Idioma do Discord
language-servers = Idioma do servidor
me-language = Em que idioma devo falar com você?
me-language-about = De agora em diante, o que só você vê está neste idioma. O que todos leem em um canal está no idioma do servidor.
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
me-shape = Formato do que só você vê
me-shape-wide = Largo
me-shape-wide-about = O que só você vê é tão largo quanto a imagem da mesa.
me-shape-tall = Alto, para o celular
me-shape-tall-about = O que só você vê é alto, e assim tudo fica maior no celular.
me-shape-large = Letras grandes
me-shape-large-about = O que só você vê tem letras e números maiores.
me-calls = Quando chegar a sua vez
me-calls-on = Me avisar quando chegar a minha vez
me-calls-on-about = Uma mensagem direta avisa, ou então uma menção na mesa; não quando você já está por aí.
me-calls-off = Não me mencionar
me-calls-off-about = A mesa não menciona você; onde as mãos chegam por mensagem direta, uma nova avisa mesmo assim.
me-challenges-on-about = Os outros podem desafiar você, e eu aviso por mensagem direta.
me-challenges-off-about = Ninguém pode desafiar você.
button-challenges-on = Aceitar desafios de outros
button-challenges-off = Não aceitar desafios
me-reminders = Antes que seu tempo acabe
me-reminders-dm = Lembrar por mensagem direta
me-reminders-dm-about = Você recebe um lembrete por mensagem direta antes que seu tempo acabe.
me-reminders-thread = Lembrar na mesa
me-reminders-thread-about = Você recebe um lembrete na mesa antes que seu tempo acabe.
me-reminders-off = Não lembrar
me-reminders-off-about = Você não recebe lembretes antes que seu tempo acabe.
me-quiet = Horas de silêncio
me-quiet-off = Sem horas de silêncio
me-quiet-hours = Das { $from } às { $until }
me-quiet-off-about = Você não tem horas de silêncio.
me-quiet-on-about = Das { $from } às { $until }, nada do que eu envio a você faz som. Aí são { $now }.
me-quiet-means = -# Os avisos, os lembretes e os desafios esperam em silêncio, com sua marca, até você olhar. Seu tempo continua correndo: os prazos não mudam.
me-quiet-no-summer = Não sei do seu horário de verão: escolha onde você está, e saberei.
me-offset = Que horas são aí?
me-offset-entry = São { $time } (UTC{ $offset })
button-place = Em outro lugar…
me-place-title = Onde você está?
me-place = Cidade, fuso ou diferença de UTC
me-place-about = Um lugar traz seu horário de verão; uma diferença, nenhum.
me-place-unknown = Não conheço esse lugar. Escreva uma cidade grande perto de você, um fuso como America/Halifax, ou quanto seu relógio está à frente de UTC: +9:30.
me-answers_itself-on-about = Quando todo mundo pode ver que você só tem uma resposta, eu respondo no seu lugar.
me-answers_itself-off-about = Pergunto mesmo quando você só tem uma resposta.
me-explains = O que aparece pela primeira vez
me-explains-first = Explicar nas primeiras partidas
me-explains-first-about = Nas suas três primeiras partidas de cada jogo, você lê qual é o objetivo, e o que aparece pela primeira vez é explicado em uma linha.
me-explains-again = Explicar de novo desde o começo
me-explains-again-about = O que aparece é explicado mais uma vez, em todos os jogos, não importa quantas vezes você já jogou.
me-explains-off = Não explicar nada
me-explains-off-about = Nada é explicado enquanto você joga.
me-away = ### Ficar fora
    -# Enquanto isso, seus relógios param nas partidas com prazo de dias ou de uma semana, por no máximo 30 dias por ano; as mesas dizem que você está fora.
me-away-ask = Por quanto tempo?
me-away-days = { $count ->
    [1] Por um dia
   *[other] Por { $count } dias
}
me-away-now = Você está fora até { $when }, ou até avisar aqui que voltou.
me-away-over = Você voltou, e seus relógios já andam de novo.
button-away = Vou ficar fora…
button-back-again = Voltei
me-muted = Você não aceita desafios de { $players }.
me-unmute = Quem pode voltar a desafiar você?

settings-title = ### Elementarium em { $server }
settings-page-places = ### Onde se joga
settings-page-games = ### Partidas neste servidor
settings-page-language = ### Idioma
    -# O que todos leem neste servidor; um canal pode ter um idioma próprio. O que só você vê está no seu: `/me`.
button-settings-places = Canais…
button-settings-games = Partidas…
button-settings-language = Idioma…
settings-page-people = ### Pessoas
    -# Quem pode abrir mesas, quem é chamado quando falta gente, quem não pode jogar e qual canal guarda o registro.
button-settings-people = Pessoas…
settings-openers = Só { $role } pode abrir mesas; todo mundo pode entrar.
settings-openers-none = Todo mundo pode abrir mesas.
settings-openers-which = Quem pode abrir mesas: um cargo; sem escolha, todo mundo
settings-openers-only = Neste servidor só { $role } pode abrir mesas. Você pode entrar nas dos outros.
settings-seat-role = { $role } é mencionado quando uma mesa procura gente, no máximo uma vez a cada dez minutos.
settings-seat-role-none = Nenhum cargo é mencionado quando uma mesa procura gente.
settings-seat-role-which = Cargo a mencionar quando há lugares livres
settings-no-roles = Este servidor ainda não tem cargos: quando tiver, você poderá escolher aqui.
settings-unwelcome-people = Sem permissão para jogar neste servidor: { $people }.
settings-unwelcome-none = Todo mundo pode jogar aqui.
settings-unwelcome-which = Pessoas que não podem jogar aqui
settings-unwelcome = A administração deste servidor não deixa você jogar aqui.
settings-unwelcome-other = A administração deste servidor não deixa { $player } jogar aqui.
settings-unwelcome-left-out = Fora da sua escolha: { $people }. Ninguém exclui a si mesmo, e bots não jogam aqui.
settings-log = { $channel } recebe avisos de quais mesas são abertas, como acabam e o que a gerência encerra ou muda.
settings-log-none = Nenhum canal recebe avisos sobre as mesas.
settings-log-which = Um canal para receber avisos sobre as mesas
settings-more-channels = { $count ->
    [1] Em mais um canal também me falta permissão.
   *[other] Em mais { $count } canais também me falta permissão.
}
settings-start-which = Tirar os botões de início de…
settings-start-away = Tirei os botões de início de { $channel }.
log-opened = { $host } abriu uma mesa de **{ $game }**: { $place }
log-against = { $terms } · contra { $players }
log-closed = { $manager } encerrou uma mesa de **{ $game }** ({ $people }): { $place }
log-changed = { $manager } mudou uma configuração: { $change }
log-tidied = { $manager } fez uma arrumação. { $change }
log-daily-off = Não consigo publicar o enigma do dia em { $channel }, então o desativei. Com `/settings` ele volta.
log-welcome = Podem jogar aqui de novo: { $people }.
log-ended = A partida de { $people } terminou. { $result }
button-tidy = Arrumar
settings-tidy-ask = { $count ->
    [1] Reduzir o convite de uma partida terminada a uma linha e arquivar o tópico dela?
   *[other] Reduzir os convites de { $count } partidas terminadas a uma linha cada um e arquivar os tópicos delas?
} As partidas em andamento ficam como estão.
settings-tidy-none = Não há nada para arrumar: nenhuma partida deste servidor acabou.
settings-tidied = { $count ->
    [1] O convite de uma partida terminada foi reduzido a uma linha, e o tópico dela é arquivado, a menos que haja uma revanche nele.
   *[other] Os convites de { $count } partidas terminadas foram reduzidos a uma linha cada um, e os tópicos delas são arquivados, exceto onde houver uma revanche.
}
settings-language = Que idioma se fala aqui?
settings-language-line = Idioma: { $language }
settings-language-which = Outro idioma em um canal…
settings-language-of = ### Idioma em { $channel }
    -# As mesas que já começaram continuam no delas.
settings-languages-none = Todos os canais falam o idioma do servidor.
settings-languages-full = No máximo { $most } canais podem ter um idioma próprio.
settings-read-only = -# Quem pode gerenciar o servidor pode mudar isto.
settings-not-yours = Só quem pode gerenciar este servidor pode mudar as configurações dele.
settings-in-server = Estas são as configurações de um servidor: use o comando em um dos canais dele.
settings-channels-all = Mesas podem ser abertas em todos os canais.
settings-channels = Mesas só podem ser abertas em { $channels }.
settings-threads-on = Cada mesa ganha um tópico próprio.
settings-threads-off = As mesas ficam no canal, sem tópicos.
settings-computers-on = O computador pode jogar.
settings-computers-off = O computador não pode jogar.
settings-tables = { $count ->
    [1] Só uma mesa fica aberta por vez.
   *[other] No máximo { $count } mesas ficam abertas ao mesmo tempo.
}
settings-pace = Ritmo de costume · { $pace }
settings-which-pace = Quanto tempo pode levar uma jogada?
settings-limit = Quantas mesas podem ficar abertas ao mesmo tempo?
settings-channel-gone = { $channel } não existe mais ou está fora do meu alcance.
settings-lacking = Preciso de { $permissions } em { $channel }: sem isso, nenhuma mesa pode aparecer lá.
settings-no-threads = Não posso abrir tópicos em { $channel }: as mesas ficam no canal.
button-threads-on = Dar tópicos às mesas
button-threads-off = Mesas sem tópicos
button-computers-on = Deixar o computador jogar
button-computers-off = Sem computador aqui

settings-elsewhere = Neste canal não dá para abrir mesas, só em { $channels }.
settings-no-computers = O computador não pode jogar neste servidor. Você pode abrir uma mesa para pessoas.

button-close = Encerrar uma mesa…
button-newer = Mesas mais novas
button-close-yes = Sim, encerrar
closing-none = Nenhuma mesa está aberta neste servidor.
closing-which = Qual mesa você quer encerrar? Ninguém vence uma partida encerrada.
closing-menu = As mesas abertas, primeiro a mais antiga
closing-ask = Encerrar { $table }? A partida acaba na hora, e ninguém vence. A mesa vai mostrar que a administração do servidor a encerrou.
closing-over = Essa mesa já acabou.
closing-done = Mesa encerrada: { $table }.

## O enigma do dia

button-settings-daily = Enigma do dia
settings-page-daily = ### Enigma do dia
    Uma posição com uma só resposta certa, uma vez por dia. Quem clica em *Resolver* joga só para si; no dia seguinte aparecem a solução e quem acertou na primeira tentativa.
settings-daily-none = Nenhum canal tem um enigma do dia.
settings-daily = Um enigma por dia em { $channel }, às { $at }, de { $games }.
settings-daily-channel = Em nenhum canal
settings-daily-when = A que horas?
settings-daily-hour = { $time } UTC
settings-daily-games = De quais jogos?
