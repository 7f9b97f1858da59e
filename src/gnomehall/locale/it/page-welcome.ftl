# La prima partita di un gioco: chi sono, contro chi
welcome-title = { $game }: la prima volta?
welcome-text = { $bots ->
    [one] { $bots } bot si siede
   *[other] { $bots } bot si siedono
 } con te. Circa { $minutes } minuti; puoi fermarti e riprendere più tardi.
welcome-whom = Contro chi?
welcome-wizard = Il mago siede accanto a te
welcome-wizard-text = Mostra le tue prime mosse, un pensiero alla volta. Mandalo via quando vuoi.
welcome-once = Chiesto una volta sola. Poi Gioca subito comincia all’istante; il menu cambia tutto questo.
welcome-later = Non ora
