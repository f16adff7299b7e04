/** The sentences of the page, from the same Fluent catalogues as the rest of the project. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "../settings.svelte";

export type Facts = Record<string, string | number>;

/** A sentence to be said: its id in the catalogues, and its facts. */
export interface Sentence {
  id: string;
  facts?: Facts;
}

const files = import.meta.glob<string>(["@locale/*/*.ftl", "!**/{arena,companion,terminal}.ftl"], {
  query: "?raw",
  import: "default",
});

/** The catalogues to speak from: those that the page always needs, and those of games. */
const needed = new Set(["engine", "server", "page", "people", "rooms"]);

let bundle = $state.raw<FluentBundle | null>(null);

/** Loads a language; until it is there, the page goes on in the one before. */
export async function speak(language: Language): Promise<void> {
  const texts = await Promise.all(
    Object.entries(files)
      .filter(([path]) => isNeeded(path, language))
      .map(([, load]) => load()),
  );
  const next = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text));
  if (language !== settings.language) return;
  bundle = next;
  document.documentElement.lang = language;
}

function isNeeded(path: string, language: Language): boolean {
  const [, found, name] = /\/(\w+)\/([\w-]+)\.ftl$/.exec(path)!;
  return found === language && needed.has(name!);
}

/** Loads the catalogues of a game, in the language that is spoken and from then on in all. */
export async function learn(catalogues: string[]): Promise<void> {
  if (catalogues.every((name) => needed.has(name))) return;
  for (const name of catalogues) needed.add(name);
  await speak(settings.language);
}

export const isSpeaking = (): boolean => bundle !== null;

export const knows = (id: string): boolean => bundle?.hasMessage(id) ?? false;

/** The sentence called `id`, filled with its facts. */
export function words(id: string, facts: Facts = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  return bundle.formatPattern(pattern, facts as Record<string, FluentVariable>);
}
