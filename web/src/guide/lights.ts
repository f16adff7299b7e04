/** Where the spotlight falls: around what it points at, as few lights as show all of it. */

export interface Light {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The space around what is lit. */
const ROOM = 6;

const around = (box: DOMRect): Light => ({
  left: box.left - ROOM,
  top: box.top - ROOM,
  right: box.right + ROOM,
  bottom: box.bottom + ROOM,
});

const meet = (one: Light, other: Light): boolean =>
  one.left <= other.right &&
  other.left <= one.right &&
  one.top <= other.bottom &&
  other.top <= one.bottom;

const both = (one: Light, other: Light): Light => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** Lights that meet are one. */
export function merged(lights: Light[]): Light[] {
  const found: Light[] = [];
  for (let light of lights) {
    let met = found.findIndex((each) => meet(each, light));
    while (met >= 0) {
      light = both(light, found.splice(met, 1)[0]!);
      met = found.findIndex((each) => meet(each, light));
    }
    found.push(light);
  }
  return found;
}

/** The lights on what a selector finds in the page. */
export function lightsOn(selector: string | null): Light[] {
  const found = selector ? [...document.querySelectorAll(selector)] : [];
  const boxes = found
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, height }) => width + height > 0);
  return merged(boxes.map(around));
}
