# O que todos os jogos dizem.
# kept: hint-action duel-picture-score when-utc

choose = Escolher
player-by-number = Participante { $number }
choose-first = O que você vai fazer?
to-move = É a vez { NAME($players, "do ", "de ") }.
your-turn = é a sua vez.

## Duas pessoas, das quais uma desiste ou vence

duel-resign = { NAME($player, "O ") } desiste.
    .player = Você desiste.
duel-draw = Empate, { $ours } a { $theirs }.
duel-win = { NAME($winner, "O ") } vence por { $more } a { $fewer }.
    .winner = Você vence por { $more } a { $fewer }.
duel-win-resign = { NAME($winner, "O ") } vence: { NAME($loser, "o ") } desistiu com o placar em { $more } a { $fewer }.
    .winner = Você vence: { NAME($loser, "o ") } desistiu com o placar em { $more } a { $fewer }.
    .loser = { NAME($winner, "O ") } vence: você desistiu com o placar em { $more } a { $fewer }.
duel-draw-bare = Empate.
duel-win-bare = { NAME($winner, "O ") } vence.
    .winner = Você vence.
duel-win-resign-bare = { NAME($winner, "O ") } vence: { NAME($loser, "o ") } desistiu.
    .winner = Você vence: { NAME($loser, "o ") } desistiu.
    .loser = { NAME($winner, "O ") } vence: você desistiu.
duel-picture-draw = Empate
duel-picture-wins = vence
    .winner = vence
duel-picture-wins-score = vence { $more } : { $fewer }
    .winner = vence { $more } : { $fewer }
duel-picture-score = { $ours } : { $theirs }
picture-you = Você

## Finais que não vêm das regras do jogo, em imagens

alt-held = Mão { NAME($player, "do ", "de ") }: { $cards }.
    .player = Sua mão: { $cards }.
alt-held-empty = Mão { NAME($player, "do ", "de ") }: vazia.
    .player = Sua mão: vazia.
alt-left-out = A imagem mostra mais.
ending-over = A partida acabou. { $result }
ending-nobody = Encerrada
ending-aborted-title = Interrompida
when-utc = { $day }, { $time } UTC
ending-resign = { $loser } desistiu
    .loser = você desistiu
ending-time = o tempo de { $loser } acabou
    .loser = seu tempo acabou
ending-time-many = acabou o tempo do último oponente
ending-draw = de comum acordo
ending-closed = encerrada pela administração do servidor
ending-abandoned = ninguém continuou a jogar
ending-aborted = interrompida antes que pudesse contar

## Como é um jogo

game-like = { $most ->
    [1] 1 pessoa, { $length }
   *[other] { $most } pessoas, { $length }
}
game-deal = *Distribuir* começa a partida. Esse clique decide como as cartas são embaralhadas, então ninguém pode saber antes.
game-like-open = { $least } a { $most } pessoas, { $length }

## Dicas do computador mais forte

hint-best = **Dica**: **{ $action }** ({ $stands ->
    [even] equilibrado
    [ahead] boas chances de vencer a partida
    [far] ótimas chances de vencer a partida
   *[won] quase ganho
}).
hint-plain = **Dica**: **{ $action }**.
hint-behind = **Dica**: **{ $action }**. Contra um jogo perfeito isso perde, mas quase ninguém joga perfeitamente.
hint-likely = **Dica**: **{ $action }** parece uma escolha sensata. Não deu tempo de pensar até o fim.
hint-action = **{ $action }**
hint-close = { $count ->
    [1] { $actions } vale o mesmo.
   *[other] { $actions } valem o mesmo.
}
hint-others = Menos boas: { $actions }.
hint-not-your-turn = Você não tem nada para decidir agora. Pergunte de novo quando for a sua vez.
hint-late = A partida já avançou. Pergunte de novo quando tiver algo para decidir.

## O caminho até uma partida pelos botões

play-which = **O que você quer jogar?**
play-game = - **{ $game }**: { $like }
play-posted = ### O que você quer jogar?
    Clique em um jogo e depois escolha com quem jogar. Contra o computador, sua mão aparece ali mesmo; com outras pessoas, ela chega por mensagem direta.
play-posted-people = ### O que você quer jogar?
    Clique em um jogo e depois escolha com quem jogar. Sua mão chega por mensagem direta.
play-post-refused = Só quem pode gerenciar este servidor pode publicar os botões de início. `/play` sem mais nada mostra os botões só para você.
play-more = Com mais gente…
play-away = Tirar os botões de início deste canal
play-post = Publicar os botões de início aqui
play-taken-away = Tirei os botões de início deste canal. `/play post:True` publica todos de novo.
play-whom = ### { $game }
    -# { $like }
    Com quem você quer jogar?
play-level = ### { $game }
    -# { $like }
    Qual deve ser o nível do computador? Você joga aqui mesmo.
play-terms = Com mais gente: { $pace } { $counts }
play-options = Opções…
play-computers = Contra o computador…
play-computer-easy = Computador: fácil
play-computer-normal = Computador: normal
play-computer-hard = Computador: difícil
play-open = Abrir uma mesa
play-somebody = Desafiar alguém
play-back = Outro jogo
play-elsewhere = Jogar em { $server }
