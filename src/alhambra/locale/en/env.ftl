### English: environments for learning.

env-unknown-reward = There are no rewards by “{ $reward }”. Choose from: { $rewards }.
env-unknown-observation = There are no observations called “{ $given }”. Choose from: { $known }.
env-unknown-render-mode = There is no render mode “{ $given }”. Choose from: { $known }.
env-unknown-module = The environments do not know the module “{ $module }”.
env-bots = { $given } bots were named for a game with { $players } players: name one bot for all others, or one for each.
