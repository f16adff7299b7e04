### Nederlands: omgevingen om in te leren.

env-unknown-reward = Premies naar “{ $reward }” zijn er niet. Kies uit: { $rewards }.
env-unknown-observation = Waarnemingen die “{ $given }” heten zijn er niet. Kies uit: { $known }.
env-unknown-render-mode = Er is geen weergave “{ $given }”. Kies uit: { $known }.
env-unknown-module = De omgevingen kennen de module “{ $module }” niet.
env-bots = Er zijn { $given } bots genoemd voor een spel met { $players } spelers: noem één bot voor alle anderen, of één voor ieder.
