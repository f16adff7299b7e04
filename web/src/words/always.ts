/** The catalogues that the page always needs; without a network, too. */
export const ALWAYS = ["engine", "server", "page", "people", "rooms"];
