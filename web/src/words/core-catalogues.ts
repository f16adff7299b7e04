/** The catalogues that the page always needs, even without a network. */
export const CORE_CATALOGUES = ["engine", "server", "page", "people", "endings", "rooms"];
