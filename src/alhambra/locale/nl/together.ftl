### Wat mensen met elkaar bespreken en afspreken; geladen waar er iemand is om mee te praten.


## Chat

chat-empty = Nog geen berichten.
chat-say = Schrijf een bericht
chat-say-watching = Schrijf aan de toeschouwers
chat-send = Versturen
chat-phrases = Zinnen
chat-spectator = Toeschouwer
chat-watching-means = Spelers zien wat toeschouwers schrijven als het spel is afgelopen.
chat-join = Meepraten

## De wachtkamer

lobby-is-removed = { $name } is verwijderd.
lobby-restore = Terugzetten
table-settings = Tafel veranderen
table-settings-save = Opslaan

## Toeschouwers

was-silenced = De host heeft je aan deze tafel gedempt.
no-such-spectator = Deze persoon kijkt niet meer mee.
spectator-watching = Kijkt mee
spectator-silenced = Kijkt mee; gedempt door de host
spectator-silence = Voor iedereen dempen
spectator-unsilence = Weer laten schrijven
