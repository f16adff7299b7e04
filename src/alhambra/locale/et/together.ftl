### Mida inimesed omavahel räägivad ja kokku lepivad; laaditakse seal, kus on kellega rääkida.


## Vestlus

chat-empty = Sõnumeid veel ei ole.
chat-say = Kirjuta sõnum
chat-say-watching = Kirjuta pealtvaatajatele
chat-send = Saada
chat-phrases = Laused
chat-spectator = Pealtvaataja
chat-watching-means = Mängijad näevad pealtvaatajate sõnumeid, kui mäng on läbi.
chat-join = Liitu vestlusega

## Ooteruum

lobby-is-removed = { $name } on eemaldatud.
lobby-restore = Pane tagasi
table-settings = Muuda lauda
table-settings-save = Salvesta

## Pealtvaatajad

was-silenced = Laua haldaja vaigistas su selles lauas.
no-such-spectator = See inimene ei vaata enam pealt.
spectator-watching = Vaatab pealt
spectator-silenced = Vaatab pealt; laua haldaja vaigistas
spectator-silence = Vaigista kõigi jaoks
spectator-unsilence = Luba jälle kirjutada
