# Partidas terminadas como arquivos.

record-exported = A partida inteira de { $game }: cada linha do registro, todos os sorteios e o segredo que decidiu como as cartas foram embaralhadas. `/games open` mostra a partida de novo em qualquer servidor; quem tem o arquivo pode conferir sem mim.
record-from-file = (de um arquivo)
record-commitment = O segredo corresponde ao compromisso no arquivo.
record-trust = Qualquer pessoa pode escrever um arquivo. Só o compromisso mostra que fui eu quem distribuiu as cartas desta partida: precisa ser o que a sala mostrou antes que alguém entrasse. Nada mostra que os nomes estão certos.
record-gone = Não tenho mais este arquivo à mão. `/games open` abre de novo.

## Por que um arquivo não pode ser aberto

sessions-record-large = Este arquivo é grande demais: o registro de uma partida tem no máximo { $most } MB.
sessions-record-packed = Este arquivo está compactado. Descompacte e me envie o arquivo que está dentro.
sessions-record-no-json = Este arquivo não é o registro de uma partida: não pode ser lido como JSON.
sessions-record-other-file = Este arquivo não é o registro de uma partida. `/games export` faz um.
sessions-record-newer = Este registro foi feito por uma versão mais nova: não consigo ler.
sessions-record-deep = Este arquivo não é o registro de uma partida: tem níveis demais, um dentro do outro.
sessions-record-unfit = Este registro está danificado: { $problem }.
sessions-record-no-game = Este é o registro de um jogo que eu não tenho: “{ $game }”.
sessions-record-seats = Este registro não faz sentido: { $count ->
    [1] 1 pessoa não pode
   *[other] { $count } pessoas não podem
} jogar { $game }.
sessions-record-seed = Este registro está danificado: a semente não é texto ASCII.
sessions-record-eras = Este registro está danificado: não diz com que regras se jogou desde o início.
sessions-record-setup = Esta não é uma partida que começou em uma mesa: foi montada de outro modo.
sessions-record-lines = Este registro tem mais de { $most } linhas: nenhuma partida precisa de tantas.
sessions-record-line = Este registro está danificado: ninguém pode ter feito o que diz a linha { $number }.
sessions-record-action = Este registro está danificado: a linha { $number } é mais longa do que qualquer ação.
sessions-record-position = Este registro está danificado: tem uma posição maior do que uma posição pode ser.
sessions-record-takebacks = Este registro tem mais de { $most } ações desfeitas: não confiro tantas.

## O que `python -m sessions.verify` diz a quem administra o bot

check-title = { $game }: { $names }
check-good = certo
check-wrong = ERRADO
check-commitment = O segredo corresponde ao compromisso; a sala mostrou { $commitment }?
check-seed = A semente é feita do segredo e das entradas.
check-log = Todas as { $count } linhas do registro, o que resultou delas e o fim.
check-log-from = O registro a partir da linha { $first }, quando as regras foram atualizadas.
check-chance = { $count ->
    [0] Sorteios: não constam neste arquivo.
   *[other] Sorteios: { $count }.
}
check-fault = Mesa { $table } ({ $game }): { $problem }
check-sum = Partidas terminadas: { $over }; em andamento: { $open }; não começadas: { $lobby }; { $faulty ->
    [0] tudo em ordem.
   *[other] com ERRO: { $faulty }, veja acima.
}
check-older = Em { $count } delas, uma parte foi jogada com regras mais antigas e não pode ser conferida aqui.
sessions-check-impossible = Não pode ser conferida ({ $error }).
sessions-check-lines = O registro tem { $count } linhas e deveria ter { $stored }.

## O que há de errado em um registro que pode ser lido

sessions-record-chance = Os sorteios da partida não são os que o registro diz.
sessions-record-moves = As jogadas escritas no registro para as pessoas lerem não são as que ele guarda.
