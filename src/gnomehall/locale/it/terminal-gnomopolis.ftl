# Il tavolo di Gnomopolis nel terminale
terminal-gnomopolis-round = round { $round }
terminal-gnomopolis-ancient = Capitale Antica
terminal-gnomopolis-new = Nuova Capitale
terminal-gnomopolis-nobody = di nessuno
terminal-gnomopolis-end = la fine: ancora { $buildings ->
    [one] 1 edificio
   *[other] { $buildings } edifici
 } di un giocatore, oppure { $gnomes ->
    [one] 1 gnomo
   *[other] { $gnomes } gnomi
 } o { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
 } da prendere dalla Capitale Antica
terminal-gnomopolis-last = { $by ->
    [building] ultimo round: c’è un sesto edificio (P-29)
    [gnomes] ultimo round: la Capitale Antica non ha più gnomi (P-29)
    [coins] ultimo round: la Capitale Antica non ha più monete (P-29)
   *[length] ultimo round: la partita è diventata troppo lunga (P-30)
 }
terminal-gnomopolis-offer = in offerta, altri { $count } nel mazzo
terminal-gnomopolis-sale = { $team } costruiscono, { $immigrants } arrivano
terminal-gnomopolis-sale-alone = { $team } costruiscono, non arriva nessuno
terminal-gnomopolis-beds = letti { $beds }
terminal-gnomopolis-beds-of = letti
terminal-gnomopolis-active = attivi
terminal-gnomopolis-mug = boccale
terminal-gnomopolis-rest = esausti
terminal-gnomopolis-caravan = carovana
terminal-gnomopolis-home = a casa
terminal-gnomopolis-visits = nel distretto di { $name }
terminal-gnomopolis-with = { $where } con { $load }
terminal-gnomopolis-built = la squadra { $load } ha costruito { $card }
terminal-gnomopolis-homeless = senza letto: { $gnomes }
terminal-gnomopolis-on-it = sopra { $load }
terminal-gnomopolis-councilor = { $count ->
    [one] consigliere, 1 punto
   *[other] consigliere, { $count } punti
 }
terminal-gnomopolis-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
 }
terminal-gnomopolis-in-vain = P-9 { $card }: { $reason }
