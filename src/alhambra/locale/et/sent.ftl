### Eesti keel: teavitused ja e-kirjad, mida server saadab.

notification-title = { $kind ->
    [end] Kas lõpetame mängu?
    [back] Kas käigu võib tagasi võtta?
    [invited] Sind on kutsutud mängima
    [over] Mäng on läbi
   *[turn] Sinu kord
}
notification-body = { $count ->
    [0] { $game }
   *[other] { $game }, mängijad: { $names }
}
mail-code-subject = Sinu Alhambra kood
mail-code-text =
    Sinu kood on { $code }. Sisesta see seadetes, et saada e-kiri, kui mõni mäng sind ootab.

    Kood kehtib tund aega. Kui sa ei ole seda aadressil { $address } küsinud, jäta see kiri tähelepanuta: rohkem kirju ei tule.
mail-text =
    { $title }
    { $body }

    Mängulauda: { $link }

    Ära saada enam kirju: { $stop }
