/** The catalogues that the page always needs; without a network, too. */
export const CORE_CATALOGUES = ["engine", "server", "page", "people", "endings", "rooms"];
