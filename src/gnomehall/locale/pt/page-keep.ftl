# Everything of one's own as one file, the hall kept on this device, and a new version of it
keep-title = Tudo o que é seu, num só arquivo
keep-text = Partidas, mesas, conjuntos de cartas, preferências e o seu avanço nas lições e nos desafios. O arquivo abre em qualquer salão, com servidor ou sem. Guarde-o para si: ele abre os seus lugares.
keep-save = Salvar tudo
keep-open = Abrir um arquivo desses
keep-saving = Juntando tudo…
keep-saved = Está tudo no arquivo.
keep-missing = { $count ->
    [one] { $count } mesa não respondeu e não está nele.
   *[other] { $count } mesas não responderam e não estão nele.
}
keep-reading = O motor está conferindo: { $done } de { $of }…
keep-no-file = Este não é um arquivo feito por “Salvar tudo”.
keep-too-large = Este arquivo é grande demais: o máximo são 16 MB.
keep-taken = Recebidos: { $records } partidas, { $tables } mesas, { $sets } conjuntos de cartas.
keep-nothing-new = Nada nele é novo aqui.
keep-known = { $count ->
    [one] { $count } item já estava aqui.
   *[other] { $count } itens já estavam aqui.
}
keep-more-refused = e mais { $count }
keep-one-records = Partida { $n }
keep-one-sets = Conjunto de cartas { $n }
keep-one-tables = Mesa { $n }
keep-full = este navegador não tem espaço para isso.
keep-wrong = esta parte do arquivo não pode ser lida.
keep-elsewhere = outras pessoas também jogam lá, por isso fica no seu próprio salão.
here-title = O salão neste dispositivo
here-note = Assim dá para jogar contra gnomos também sem o servidor: no trem, no avião.
here-keep = Guardar: { $size } MB
here-keeping = A caminho: { $done } de { $of } arquivos…
here-kept = Está aqui e joga sem o servidor.
here-failed = Não foi possível guardá-lo aqui. Tente de novo quando o servidor responder.
here-play = Jogar aqui
here-instead = O salão guardado neste dispositivo joga sem o servidor. As partidas podem ser entregues ao servidor depois, na página das suas partidas.
here-not-kept = Este dispositivo não guarda um salão próprio, por isso não pode jogar sem o servidor. Quando o servidor voltar, as preferências oferecem guardar um.
hand-over = Entregar ao servidor
hand-again = Entregar de novo
hand-note = O servidor confere esta partida e a guarda, com um link para outras pessoas
hand-done = No servidor
update-ready = Há uma nova versão pronta.
update-at-table = Há uma nova versão pronta. Ela espera até você deixar a mesa.
update-take = Usar agora
