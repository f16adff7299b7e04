/** What pages, words and scores ask the modules of all games, without knowing any of them. So far,
 * only Palace has modules. */
export { firstOf } from "./palace/modules";
export type { AboutCause, SpecialTile } from "./palace/modules/about";
