/** Invaders: attacks in secret, with scouts, or openly announced. */
import { words } from "../../../words/catalogue.svelte";
import { typeNames } from "../../../words/kinds";
import { sideOf } from "../../../letters";
import { UNSEEN, type About } from "../about";
import AttackScene from "./AttackScene.svelte";
import { openSides } from "./reasons";

export const INVADERS = "invaders";
const OPEN = "invaders-open";

export const invaders: About = {
  name: INVADERS,
  art: { name: "attack", box: "0 0 32 32" },
  variants: {
    label: () => words("module-attacks-how"),
    names: [INVADERS, OPEN],
    says: (name) => words("module-attacks", { value: name === OPEN ? "open" : "secret" }),
  },
  causes: {
    [INVADERS]: {
      art: "attack",
      box: "0 0 32 32",
      ground: "var(--accent)",
      parts: openSides,
      Scene: AttackScene,
      title: (side) => words("show-attack", { side: side ?? "" }),
    },
  },
  drawn: (occasion, number, pieces, names) => {
    const name = names[number - 1] ?? "";
    switch (occasion) {
      case "scouts":
        return words("log-scouts", { scouts: typeNames(pieces) });
      case "attack":
        return words("log-attack", { side: sideOf(pieces.at(-1)!) });
      case "look":
        if (pieces.includes(UNSEEN)) return words("log-look-unseen", { name });
        return words("log-look", { name, side: sideOf(pieces.at(-1)!) });
      default:
        return null;
    }
  },
  after: (cause) => (cause === INVADERS ? words("log-attacked") : null),
};
