# Replays, filmes e partidas para assistir.
# kept: watch-line watch-line-at button-replay

button-replay = Replay
replay-first = Início
replay-back = ◀ Voltar
replay-on = Avançar ▶
replay-last = Fim
replay-share = Compartilhar
replay-moves = Jogadas
replay-close = Fechar
moves-key-elemental-defenders = -# `F4` ataca, `F4!` é um Desafio, `=F4` responde, `*F4` é o Mediador.
moves-key-elemental-defenders-basic = -# `F4` ataca, `=F4` responde.
moves-key-elemental = -# `3-e4` move a peça 3, `3--e5` corre, um `+` depois cura; `3^` teleporta, `3/5` trocam de lugar, `3!` invoca, `3@e4` aterrissa.
moves-key-realm-of-the-defenders = -# `+QS` recruta um Defensor, `#7` é o Defensor desse número; `x#9` ataca o Defensor 9, `xrealm` o próprio reino. S, C, D e H são ♠, ♣, ♦ e ♥, `X1` é um Ancião.
moves-key-elemental-clash = -# Um lugar é o assento (0 ou 1), A, D ou S (zona de ataque, zona de defesa, pilhas) e um número; `1P` é a pessoa. `stone mars/2` é uma Pedra elemental na pilha 2, `0S2>0A1` coloca uma criatura, `0A1-0A2` a move, `0A1 x 1P` ataca, `1D1=0A1` bloqueia, `@` indica um alvo.
replay-jump = Pular para…
replay-round = Rodada { $number }
replay-turn = Turno { $number }
replay-eyes = Pelos olhos de quem
replay-eyes-spectator = como viu quem assistia
replay-eyes-seat = como viu { NAME($player, "o ") }
    .player = como você viu
replay-eyes-all = com tudo aberto
replay-step = Passo { $step } de { $last }
replay-step-running = Passo { $step } de { $last } até aqui
replay-step-undone = Jogada desfeita, depois do passo { $step } de { $last }
moves-taken-back = (desfeita)
moves-page = Página { $page } de { $pages }
replay-chosen = { NAME($player, "O ") } escolhe: { $choice }
replay-your-turn = Era a sua vez.
    .player = Você escolhe: { $choice }
replay-own = Sua partida mais recente; em `table` há outras.
replay-here = Você ainda não tem partidas suas: esta é a mais recente daqui.
replay-older = Esta parte da partida foi jogada com regras mais antigas. Posso contar o que aconteceu, mas não desenhar.
replay-not-yours = Enquanto esta partida está em andamento, você só pode ver com os seus olhos ou como quem assiste.
replay-shared = { NAME($player, "O ") } mostra um passo desta partida:
replay-unknown = Posso mostrar as partidas deste canal e as suas: escolha uma da lista.
replay-none = Não há aqui nenhuma partida que eu possa mostrar, e você não tem nenhuma.
replay-running = { $table } (ainda em andamento)

# Filmes

button-film = Filme
film-running = Uma partida ganha um filme quando acaba. *Replay* mostra até onde ela chegou.
film-busy = Há filmes demais sendo feitos no momento. Tente de novo daqui a um minuto.
film-failed = Não consegui fazer este filme. Tente de novo mais tarde; *Replay* mostra a partida passo a passo.
film-begins = O filme está sendo feito…
film-waits = { $ahead ->
    [1] Primeiro vem outro filme…
   *[other] Primeiro vêm outros { $ahead } filmes…
}
film-progress = O filme está sendo feito: { $done } de { $of } imagens…
film-whole = { $shown ->
    [1] A partida inteira em uma imagem
   *[other] A partida inteira em { $shown } imagens
}
film-part = { $shown } das { $of } imagens da partida: todas juntas seriam grandes demais para o Discord.
film-shared = { NAME($player, "O ") } mostra o filme desta partida:
film-alt = Um filme de { $game } entre { $people } em { $shown } imagens, cada uma com uma linha sobre o que aconteceu. A última:

# Assistir

watch-title = Partidas em andamento aqui
watch-line = **{ $game }** · { $headline } · { $score }
watch-line-at = **{ $game }** · { $headline } · { $score } · { $place }
watch-which = Assistir…
watch-on = Continuar assistindo
watch-follows = Esta mensagem acompanha a partida por quinze minutos; *Continuar assistindo* dá mais quinze.
watch-none = Nenhuma partida que você possa ver está em andamento neste servidor. `/play` começa uma.
watch-nowhere = Listo as partidas em andamento em um servidor: use o comando em um canal de servidor.
