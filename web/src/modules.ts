/** What pages, words and scores ask the modules of all games about, without knowing one. Only Palace
 * has modules so far. */
export { firstOf } from "./palace/modules";
export type { AboutCause, SpecialTile } from "./palace/modules/about";
