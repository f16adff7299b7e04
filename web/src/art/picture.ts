/** Drawings turned into images. A building in the sprite is dozens of elements each time it is
 * used, and a table has dozens of buildings; an image of one is a single element. */
import { settings } from "../settings.svelte";

const made = new Map<string, string>();

/** The URL of an image of a 100 × 100 drawing that looks the same in both themes. */
export function picture(name: string): string {
  const key = `${name} ${settings.patterns}`;
  if (!made.has(key)) made.set(key, draw(name));
  return made.get(key)!;
}

function draw(name: string): string {
  const page = getComputedStyle(document.documentElement);
  const parts = [...withNeeded(name)].map((id) => document.getElementById(id)!.outerHTML);
  const painted = parts
    .join("")
    .replace(/var\((--[\w-]+)\)/g, (_, paint: string) => page.getPropertyValue(paint).trim());
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs>${painted}</defs><use href="#${name}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A drawing and all the drawings it refers to. */
function withNeeded(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const drawing = document.getElementById(name)!.outerHTML;
  for (const [, id] of drawing.matchAll(/(?:url\(|href=")#([\w-]+)/g)) withNeeded(id!, found);
  return found;
}
