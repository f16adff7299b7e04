/** Which rules belong to which game, and their texts, loaded when somebody reads them. */
import type { Language } from "../settings.svelte";
import { rulesOf, type Section } from "./text";

const files = import.meta.glob<string>("@rules/{,*/}*.md", { query: "?raw", import: "default" });

/** Alcazaba rests on the rules of both games that it is made of. */
export const BOOKS: Record<string, string[]> = {
  palace: ["palace", "treasure-chamber"],
  dice: ["dice"],
  alcazaba: ["alcazaba", "dice", "palace"],
  rollwrite: ["roll-and-write"],
};

/** The rules of a game. A language without rules of its own has the English ones. */
export async function rulesFor(game: string, language: Language): Promise<Section[]> {
  const paths = Object.keys(files);
  const texts = await Promise.all(
    BOOKS[game]!.map((book) => {
      const path =
        paths.find((each) => each.endsWith(`/${language}/${book}.md`)) ??
        paths.find((each) => each.endsWith(`/rules/${book}.md`));
      return path ? files[path]!() : "";
    }),
  );
  return texts.flatMap(rulesOf);
}
