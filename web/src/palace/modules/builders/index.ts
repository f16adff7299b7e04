/** Master builders. */
import { words } from "../../../words/catalogue.svelte";
import { cardName, cardNames } from "../../../words/pieces";
import { UNSEEN, type About } from "../about";

export const builders: About = {
  name: "builders",
  art: { name: "builder", box: "0 0 32 32" },
  markedCard: {
    art: "builder",
    says: (currency, value) => words("builder-name", { currency, value }),
  },
  move: ([verb, card], name) =>
    verb === "hire" ? words("log-hire", { name, card: cardName(card!) }) : null,
  drawn: (occasion, number, pieces, names) => {
    if (occasion !== "builders") return null;
    const name = names[number - 1] ?? "";
    return pieces.includes(UNSEEN)
      ? words("log-builders-unseen", { name, cards: pieces.length })
      : words("log-builders", { name, cards: cardNames(pieces) });
  },
};
