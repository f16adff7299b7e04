/** Bazaars: tiles that are not buildings. */
import { words } from "../../../words/catalogue.svelte";
import { kindNames } from "../../../words/kinds";
import { cardNames } from "../../../words/pieces";
import { currencyOf, kindOf, type Kind } from "../../../letters";
import type { About } from "../about";
import BazaarFace from "./BazaarFace.svelte";
import PartFace from "./PartFace.svelte";

export const BAZAARS = "bazaars";
/** The last part of its picture's name. */
export const BAZAAR = "bazaar";

export interface Bazaar {
  currency: string;
  kinds: Kind[];
}

export function bazaarOf(text: string): Bazaar | null {
  const found = /^B([a-z])([A-Z]{3})$/.exec(text);
  return found && { currency: currencyOf(found[1]!), kinds: [...found[2]!].map(kindOf) };
}

const nameOf = ({ kinds }: Bazaar) => words("bazaar-name", { types: kindNames(kinds) });

export const bazaars: About = {
  name: BAZAARS,
  art: { name: "b-bazaar", box: "0 0 100 100" },
  causes: {
    [BAZAARS]: {
      art: "b-bazaar",
      box: "0 0 100 100",
      ground: "var(--k-bazaar)",
      pattern: "url(#pt-bazaar)",
      parts: { Face: PartFace },
    },
  },
  tile: (text) => {
    const bazaar = bazaarOf(text);
    return (
      bazaar && {
        kind: BAZAAR,
        name: () => nameOf(bazaar),
        inFull: () =>
          words("bazaar-in-full", { currency: bazaar.currency, types: kindNames(bazaar.kinds) }),
        Face: BazaarFace,
      }
    );
  },
  move: ([verb, tile, ...cards], name) => {
    const bazaar = verb === "buy" ? bazaarOf(tile!) : null;
    return (
      bazaar && words("log-buy-bazaar", { name, tile: nameOf(bazaar), cards: cardNames(cards) })
    );
  },
};
