# O que dá errado, e o que fazer então.

not-stored = No momento não consigo guardar nada, então nada aconteceu. Tente de novo daqui a pouco.
move-not-stored = Agora não consigo guardar a sua jogada, então ela não foi feita. Tente de novo daqui a um minuto.
move-in-doubt = Meu banco de dados caiu enquanto recebia a sua jogada, então ainda não sei dizer se ela foi feita. Dê uma olhada na mesa daqui a um minuto.
sorry = Alguma coisa deu errado do meu lado, e já anotei. Nada da sua partida se perdeu: tente de novo.
done-but-lost = Está feito e guardado, mas a minha resposta a você se perdeu. Dê uma olhada antes de fazer de novo.
woken-up = Acabei de acordar: tente mais uma vez.
outdated = Fui atualizado desde que seu aplicativo foi aberto: recarregue e tente de novo.
missing-here = Não posso fazer isso aqui sem { $permissions }. Quem gerencia este servidor pode me dar essa permissão.
missing-here-unnamed = Não posso mostrar mesas neste canal no momento. Quem gerencia este servidor pode ver o motivo em `/settings`.
missing-there-unnamed = Não posso mostrar mesas naquele canal no momento. Quem gerencia o servidor pode ver o motivo em `/settings`.
not-allowed-here = Não tenho permissão para fazer isso aqui.
missing-there = Não posso fazer isso lá sem { $permissions }. Quem gerencia o servidor pode me dar essa permissão.
not-allowed-there = Não tenho permissão para escrever lá.
replaced = Uma mensagem mais nova acaba de substituir esta. Clique nela, por favor.
replaced-done = Feito. Uma mensagem mais nova acaba de substituir esta.
button-unknown = Esse botão não funciona mais. Use o comando ou uma mensagem mais recente.
form-unknown = Esse formulário não funciona mais. Abra de novo.
choice-none = Você não tem nada para decidir no momento.
choice-others-turn = Não é a sua vez: a partida espera por { $players }.
choice-more = Tem mais: escreva uma parte do que você quer fazer.
choice-unknown = Isso não é possível agora: escolha algo da lista.
refusal-rule = Regra { $rule }: { $page }

named-of = { $what }: { $which }
and-more = { $count ->
    [1] e mais 1
   *[other] e mais { $count }
}

# Os nomes que o próprio Discord dá às permissões
permission-view = Ver canal
permission-send = Enviar mensagens
permission-send-in-threads = Enviar mensagens em tópicos
permission-attach = Anexar arquivos
