/** The treasure chamber. */
import { words } from "../../../words/catalogue.svelte";
import { tileName, cardNames } from "../../../words/pieces";
import { typeNames } from "../../../words/kinds";
import type { About } from "../about";

export const CHESTS = "chests";

export const treasure: About = {
  name: "treasure",
  art: { name: "chest-seraglio", box: "1 1 30 30" },
  causes: {
    [CHESTS]: { art: "chest-seraglio", box: "1 1 30 30", ground: "var(--gold)", majority: true },
  },
  fact: (name, text) => (name === "chests" ? typeNames(text.split(" ")) : null),
  move: ([verb, ...rest], name) => {
    switch (verb) {
      case "chests":
        return words("log-chests", { name, room: Number(rest[0]) });
      case "pay":
        return words("log-pay", { name, cards: cardNames(rest) });
      case "chest":
        return words("log-chest", { name, tile: tileName(rest[0]!) });
      default:
        return null;
    }
  },
  drawn: (occasion, room, pieces) =>
    occasion === "room" ? words("log-room", { room, chests: typeNames(pieces) }) : null,
};
