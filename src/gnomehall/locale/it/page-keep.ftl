# Everything of one's own as one file, the hall kept on this device, and a new version of it
keep-title = Tutto ciò che è tuo, in un solo file
keep-text = Partite, tavoli, mazzi di carte, impostazioni e i tuoi progressi con lezioni e rompicapi. Il file si apre in ogni sala, con o senza server. Tienilo per te: apre i tuoi posti.
keep-save = Salva tutto
keep-open = Apri un file così
keep-saving = Si raccoglie tutto…
keep-saved = È tutto nel file.
keep-missing = { $count ->
    [one] { $count } tavolo non ha risposto e non c’è.
   *[other] { $count } tavoli non hanno risposto e non ci sono.
}
keep-reading = Il motore controlla: { $done } di { $of }…
keep-no-file = Questo non è un file fatto con «Salva tutto».
keep-too-large = Questo file è troppo grande: al massimo 16 MB.
keep-taken = Aggiunti: { $records } partite, { $tables } tavoli, { $sets } mazzi di carte.
keep-nothing-new = Qui non c’è niente di nuovo.
keep-known = { $count ->
    [one] { $count } elemento c’era già.
   *[other] { $count } elementi c’erano già.
}
keep-more-refused = e altri { $count }
keep-one-records = Partita { $n }
keep-one-sets = Mazzo di carte { $n }
keep-one-tables = Tavolo { $n }
keep-full = questo browser non ha più spazio.
keep-wrong = questa parte del file non si può leggere.
keep-elsewhere = ci giocano anche altri, quindi resta nella sua sala.
here-title = La sala su questo dispositivo
here-note = Così si gioca contro gli gnomi anche senza il server: in treno, in aereo.
here-keep = Conservala: { $size } MB
here-keeping = In arrivo: { $done } di { $of } file…
here-kept = È qui, e si gioca senza il server.
here-failed = Non è stato possibile conservarla qui. Riprova quando il server risponde.
here-play = Gioca qui
here-instead = La sala conservata su questo dispositivo si gioca senza il server. Le sue partite si possono consegnare al server più tardi, nella pagina delle tue partite.
here-not-kept = Questo dispositivo non conserva una sala propria, quindi non può giocare senza il server. Quando il server torna, le impostazioni propongono di conservarne una.
hand-over = Consegna al server
hand-again = Consegna di nuovo
hand-note = Il server controlla questa partita e la conserva, con un link per gli altri
hand-done = Al server
update-ready = Una nuova versione è pronta.
update-at-table = Una nuova versione è pronta. Aspetta che tu lasci il tavolo.
update-take = Prendila ora
