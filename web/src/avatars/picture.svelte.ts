/** Avatars as images: a single element each, drawn when the drawings are there. */
import { composed, PARTS } from "./parts";

const drawings = $state<{ parts: Map<string, string> | null }>({ parts: null });
const made = new Map<string, string>();
let asked = false;

/** As large as the image, until the drawings are loaded. */
const NOTHING = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

/** The URL of an image. */
export function pictureOf(avatar: string): string {
  if (!asked) void load();
  if (drawings.parts === null) return NOTHING;
  if (!made.has(avatar)) made.set(avatar, draw(avatar, drawings.parts));
  return made.get(avatar)!;
}

async function load(): Promise<void> {
  asked = true;
  try {
    const { default: text } = await import("../art/avatars.svg?raw");
    const found = text.matchAll(/<symbol id="([\w-]+)"[^>]*>(.*?)<\/symbol>/gs);
    drawings.parts = new Map(Array.from(found, ([, id, drawn]) => [id!, drawn!]));
  } catch {
    asked = false;
  }
}

function draw(avatar: string, parts: Map<string, string>): string {
  const { ground, skin, head, hair, beard, mouth, cloth } = composed(avatar);
  const paints: Record<string, string> = {
    skin: PARTS.skin[skin]!,
    hair: PARTS.hair[hair]!,
    cloth: PARTS.cloth[cloth]!,
  };
  const names = [`behind-${head}`, "body", "gaze", `beard-${beard}`, `mouth-${mouth}`];
  const drawn = [...names, `head-${head}`]
    .map((name) => parts.get(name) ?? "")
    .join("")
    .replace(/var\(--(\w+)\)/g, (_, paint: string) => paints[paint]!);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><clipPath id="disc">` +
    `<circle cx="50" cy="50" r="48"/></clipPath><g clip-path="url(#disc)">` +
    `<rect width="100" height="100" fill="${PARTS.ground[ground]!}"/>${drawn}</g>` +
    `<circle cx="50" cy="50" r="48" fill="none" stroke="#2A1712" stroke-width="2.6"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
