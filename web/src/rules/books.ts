/** The texts of the rules, loaded when somebody reads them. */
import { GAMES } from "../games";
import type { Language } from "../settings.svelte";
import type { GameName } from "../wire/types";
import { rulesOf, type Section } from "./text";

const files = import.meta.glob<string>("@rules/{,*/}*.md", { query: "?raw", import: "default" });

/** The rules of a game. A language without its own rules uses the English ones. */
export async function rulesFor(game: GameName, language: Language): Promise<Section[]> {
  const paths = Object.keys(files);
  const texts = await Promise.all(
    GAMES[game].rulebooks.map((book) => {
      const path =
        paths.find((each) => each.endsWith(`/${language}/${book}.md`)) ??
        paths.find((each) => each.endsWith(`/rules/${book}.md`));
      return path ? files[path]!() : "";
    }),
  );
  return texts.flatMap(rulesOf);
}
