### Nederlands: kiezen hoe je een seintje krijgt als de pagina dicht is.

notify-closed = Als de pagina dicht is
notify-closed-means = In spellen zonder klok of met dagen per beurt: als je aan de beurt bent, als iemand op je antwoord wacht en als het spel is afgelopen.
notify-push = Meldingen op dit apparaat
notify-push-means = De pushdienst van je browser bezorgt ze. Er staat in welk spel het is en met wie, maar nooit iets over je kaarten.
notify-push-refused = Je browser staat voor deze pagina geen meldingen toe. Sta ze toe in de instellingen van je browser.
notify-push-failed = Je browser kon zijn pushdienst niet bereiken. Probeer het later nog eens.
notify-push-install = Zet deze pagina op een iPhone of iPad eerst op het beginscherm en open haar daar.
notify-mail = E-mail
notify-mail-means = Hooguit één e-mail per beurt. Je kunt je met één klik afmelden.
notify-mail-address = Je e-mailadres
notify-mail-send = Code sturen
notify-mail-asked = We hebben een code gestuurd naar { $address }.
notify-mail-code = Code uit de e-mail
notify-mail-confirm = Bevestigen
notify-mail-other = Ander adres gebruiken
notify-mail-on = E-mails gaan naar { $address }.
notify-mail-stop = Geen e-mails meer
unsubscribed-title = Geen e-mails meer
unsubscribed-text = Je krijgt geen e-mails meer over je spellen. Je adres is verwijderd. Bij de instellingen kun je e-mails weer aanzetten.
unsubscribing = Een ogenblik …

## Wat de server weigert

bad-push-endpoint = Dit is geen adres van een pushdienst op internet.
bad-push-keys = Dit zijn niet de sleutels van een pushabonnement.
bad-mail-address = Dit is geen volledig e-mailadres.
wrong-mail-code = Dit is niet de code uit de e-mail, of hij is te oud. Controleer hem of laat een nieuwe sturen.
mail-not-sent = De e-mail kon niet worden verstuurd. Controleer het adres of probeer het later nog eens.
