/** Those who sat at a table of which only a record is left. */
import type { Chair } from "../wire/types";

/** What bots are called in records, with a number where there are several. */
const BOT = /^(random|greedy)( \d+)?$/;

export const chairOf = (name: string): Chair => ({
  sitter: BOT.test(name) ? "bot" : "person",
  name,
  presence: "here",
  stand_in: null,
  resigned: false,
  agrees: false,
  left: null,
  contribution: "",
  muted: false,
});
