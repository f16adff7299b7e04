/** The sentences of the page, from the same Fluent catalogues as the rest of the project. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "../settings.svelte";

export type Facts = Record<string, string | number>;

const files = import.meta.glob<string>("@locale/*/{engine,server,page,rooms}.ftl", {
  query: "?raw",
  import: "default",
});

let bundle = $state.raw<FluentBundle | null>(null);

/** Loads a language; until it is there, the page goes on in the one before. */
export async function speak(language: Language): Promise<void> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/locale/${language}/`));
  const texts = await Promise.all(wanted.map(([, load]) => load()));
  const next = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text));
  if (language !== settings.language) return;
  bundle = next;
  document.documentElement.lang = language;
}

export const isSpeaking = (): boolean => bundle !== null;

export const knows = (id: string): boolean => bundle?.hasMessage(id) ?? false;

/** The sentence called `id`, filled with its facts. */
export function words(id: string, facts: Facts = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  return bundle.formatPattern(pattern, facts as Record<string, FluentVariable>);
}
