/** What avatars are composed of, in the order of their digits; the server has the same. */
export const PARTS = {
  ground: ["#F3D9A0", "#BFE3D0", "#E9B38C", "#D9C7EC", "#BFE0EA", "#F2CFC6"],
  skin: ["#EFC39A", "#D9A06B", "#BE8450", "#8F5A33", "#70442A"],
  head: Array<string>(12).fill(""),
  hair: ["#33221C", "#6E3A1E", "#A65A22", "#E8C66E", "#D9D3C6"],
  beard: Array<string>(4).fill(""),
  mouth: Array<string>(4).fill(""),
  cloth: ["#C2512C", "#14406F", "#3FA357", "#3D1B6E", "#0D7368", "#BF2A2C", "#E2A83A", "#4A9EE4"],
};

export type Part = keyof typeof PARTS;
export type Avatar = Record<Part, number>;

export const NAMES = Object.keys(PARTS) as Part[];

export function composed(avatar: string): Avatar {
  const digits = Array.from(avatar, (digit) => parseInt(digit, 12));
  return Object.fromEntries(NAMES.map((part, at) => [part, digits[at] ?? 0])) as Avatar;
}

export const inDigits = (avatar: Avatar): string =>
  NAMES.map((part) => avatar[part].toString(12)).join("");

export const atRandom = (random: () => number = Math.random): Avatar =>
  Object.fromEntries(
    NAMES.map((part) => [part, Math.floor(random() * PARTS[part].length)]),
  ) as Avatar;
