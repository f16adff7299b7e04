### Eesti keel: õppimiskeskkonnad.

env-unknown-reward = Tasu „{ $reward }“ järgi ei anta. Vali nende seast: { $rewards }.
env-unknown-observation = Vaatlusi nimega „{ $given }“ ei ole. Vali nende seast: { $known }.
env-unknown-render-mode = Kuvamisviisi „{ $given }“ ei ole. Vali nende seast: { $known }.
env-unknown-module = Keskkonnad ei tunne moodulit „{ $module }“.
env-bots = Nimetati { $given } botti, aga mängijaid on { $players }: nimeta üks bott kõigi teiste eest või igaühele oma.
