/** The sentences of the page, from the same Fluent catalogues as the rest of the project. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "../settings.svelte";
import { CORE_CATALOGUES } from "./core-catalogues";

export type Facts = Record<string, string | number>;

/** A sentence: its id in the catalogues, and its facts. */
export interface Sentence {
  id: string;
  facts?: Facts;
}

const files = import.meta.glob<string>(["@locale/*/*.ftl", "!**/{arena,companion,terminal}.ftl"], {
  query: "?raw",
  import: "default",
});

/** The catalogues in use: those that the page always needs, and those of games. */
const needed = new Set(CORE_CATALOGUES);

let bundle = $state.raw<FluentBundle | null>(null);

/** Loads a language; until it has arrived, the page keeps the previous one. */
export const loadLanguage = (language: Language): Promise<void> => inTurn(() => load(language));

/** Loads the catalogues of a game, in the current language and from then on in every other. */
export const loadCatalogues = (catalogues: string[]): Promise<void> =>
  inTurn(async () => {
    const more = catalogues.filter((name) => !needed.has(name));
    if (more.length > 0) await load(settings.language, more);
  });

let last: Promise<void> = Promise.resolve();

/** One after another: each uses what the earlier ones have loaded. */
function inTurn(ask: () => Promise<void>): Promise<void> {
  last = last.then(ask, ask);
  return last;
}

async function load(language: Language, more: string[] = []): Promise<void> {
  const names = new Set([...needed, ...more]);
  const found = Object.entries(files).filter(([path]) => isOf(path, language, names));
  const texts = await Promise.all(found.map(([, text]) => text()));
  for (const name of more) needed.add(name);
  if (language !== settings.language) return;
  const next = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text));
  bundle = next;
  document.documentElement.lang = language;
}

function isOf(path: string, language: Language, names: Set<string>): boolean {
  const [, found, name] = /\/(\w+)\/([\w-]+)\.ftl$/.exec(path)!;
  return found === language && names.has(name!);
}

export const isLanguageLoaded = (): boolean => bundle !== null;

export const hasSentence = (id: string): boolean => bundle?.hasMessage(id) ?? false;

/** The sentence called `id`, with its facts filled in. */
export function words(id: string, facts: Facts = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  return bundle.formatPattern(pattern, facts as Record<string, FluentVariable>);
}
