/** For the service worker: the list of files that the page needs without a network. */
import type { Plugin, Rolldown } from "vite";
import { CORE_CATALOGUES } from "./src/words/core-catalogues";

/** What works without a network, by the ends of the modules' names: the page itself, the table
 * companion, the rules with their pictures, and what they say. */
const WANTED = [
  /CompanionPage\.svelte$/,
  /companion\/index\.ts$/,
  /RulesPage\.svelte$/,
  /drawings\/index\.ts$/,
  /pictures\/[\w-]+\.json$/,
  new RegExp(
    `locale/\\w+/(${[...CORE_CATALOGUES, "companion-page", "rule-pictures"].join("|")})\\.ftl(\\?.*)?$`,
  ),
  /rules\/(\w+\/)?[\w-]+\.md(\?.*)?$/,
];
const PICTURES = ["/icon.svg", "/icon-maskable.svg", "/manifest.webmanifest"];

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
      const first = chunks.filter(
        ({ isEntry, facadeModuleId }) =>
          isEntry || WANTED.some((name) => name.test(facadeModuleId ?? "")),
      );
      const files = [
        ...new Set([...first.flatMap((chunk) => neededBy(chunk, bundle)), ...fonts(bundle)]),
      ]
        .sort()
        .map((name) => `/${name}`);
      const kept = { version: shortened(files.join()), files: [...PICTURES, ...files] };
      this.emitFile({
        type: "asset",
        fileName: "sw-files.js",
        source: `self.KEPT = ${JSON.stringify(kept)};\n`,
      });
    },
  };
}

const fonts = (bundle: Rolldown.OutputBundle): string[] =>
  Object.keys(bundle).filter((name) => name.endsWith(".woff2"));

/** A chunk, its styles, and those that it imports at once. */
function neededBy(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  const others = chunk.imports.flatMap((name) => {
    const found = bundle[name];
    return found?.type === "chunk" ? neededBy(found, bundle) : [];
  });
  return [chunk.fileName, ...styles, ...others];
}

/** A text as a short number, which changes with it. */
function shortened(text: string): string {
  let number = 5381;
  for (const letter of text) number = (number * 33 + letter.charCodeAt(0)) % 2 ** 32;
  return number.toString(36);
}
