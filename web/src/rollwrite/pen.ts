/** Pen strokes on paper, in a square of 100 × 100: no two alike, and each always the same. */

/** A number from −1 to 1, for the position of a stroke and one of its parameters. */
function wobble(place: number, which: number): number {
  const wave = Math.sin(place * 127.1 + which * 311.7 + 1.7) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

/** A cross: two quick strokes by hand. */
export function crossStrokes(place: number): [string, string] {
  const near = (number: number, which: number, by = 5) =>
    (number + by * wobble(place, which)).toFixed(1);
  return [
    `M${near(20, 1)} ${near(19, 2)}C${near(40, 3)} ${near(34, 4)} ${near(60, 5)} ${near(64, 6)} ${near(82, 7)} ${near(83, 8)}`,
    `M${near(81, 9)} ${near(17, 10)}C${near(64, 11)} ${near(36, 12)} ${near(38, 13)} ${near(60, 14)} ${near(19, 15)} ${near(82, 16)}`,
  ];
}

/** A ring around something: it does not quite close. */
export function ringStroke(place: number): string {
  const near = (number: number, which: number, by = 3) =>
    (number + by * wobble(place, which)).toFixed(1);
  return (
    `M${near(62, 1)} ${near(6, 2)}C${near(24, 3)} ${near(-4, 4)} ${near(0, 5)} ${near(32, 6)} ${near(5, 7)} ${near(58, 8)}` +
    `C${near(10, 9)} ${near(92, 10)} ${near(44, 11)} ${near(104, 12)} ${near(72, 13)} ${near(93, 14)}` +
    `C${near(102, 15)} ${near(80, 16)} ${near(104, 17)} ${near(20, 18)} ${near(54, 19)} ${near(5, 20)}`
  );
}

/** A stroke right through something. */
export function strikeStroke(place: number): string {
  const near = (number: number, which: number) => (number + 7 * wobble(place, which)).toFixed(1);
  return `M${near(4, 1)} ${near(88, 2)}Q${near(52, 3)} ${near(52, 4)} ${near(98, 5)} ${near(10, 6)}`;
}
