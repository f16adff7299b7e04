/** What the people and bots at a table are called. */
import type { Chair } from "../wire/types";
import { words } from "../words/catalogue.svelte";

export function namesAt(chairs: Chair[]): string[] {
  return chairs.map((chair) => {
    if (chair.sitter === "nobody") return words("free-seat");
    if (chair.sitter === "person") return chair.name;
    const [bot, number] = chair.name.split(" ");
    return words("bot-name", { bot: bot!, number: number ?? "" }).trim();
  });
}
