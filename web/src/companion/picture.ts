/** The table of a whole game as an image. */
import { colourOf } from "../score/causes";
import { words } from "../words/catalogue.svelte";
import type { Line, WholeGame } from "./whole-game";

const ROW = 44;
const FIRST = 230;
const COLUMN = 130;
const EDGE = 28;
const TITLE = 64;
/** For screens with more than one device pixel per CSS pixel. */
const SCALE = 2;

export function pictureOf(game: WholeGame): Promise<Blob> {
  const lines = [...game.scorings, total(game), ...game.causes];
  const width = 2 * EDGE + FIRST + COLUMN * game.owners.length;
  const height = 2 * EDGE + TITLE + ROW * (lines.length + 1);
  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext("2d")!;
  pen.scale(SCALE, SCALE);
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.transition = "none";
  const token = (name: string) => colourOn(probe, name);
  pen.fillStyle = token("--panel");
  pen.fillRect(0, 0, width, height);
  pen.textBaseline = "middle";
  write(pen, game.title, EDGE, EDGE + TITLE / 3, "700 28px 'El Messiri'", token("--accent"));
  const top = EDGE + TITLE;
  game.owners.forEach(({ name, seat }, owner) => {
    const x = EDGE + FIRST + COLUMN * owner;
    pen.fillStyle = token(/^var\((.*)\)$/.exec(colourOf(seat))?.[1] ?? "--ink");
    pen.fillRect(x + 8, top + ROW - 6, COLUMN - 16, 5);
    right(pen, shortened(pen, name), x, top + ROW / 2, "700 18px 'Alegreya Sans'", token("--ink"));
  });
  lines.forEach((line, number) => drawLine(pen, line, top + ROW * (number + 1), width, token));
  probe.remove();
  return new Promise((done) => canvas.toBlob((picture) => done(picture!), "image/png"));
}

const total = ({ totals }: WholeGame): Line & { strong: true } => ({
  name: words("count-total"),
  points: totals,
  strong: true,
});

type Token = (name: string) => string;

/** A colour of the current theme; a canvas knows no CSS variables. */
function colourOn(probe: HTMLElement, name: string): string {
  probe.style.color = `var(${name})`;
  return getComputedStyle(probe).color;
}

function drawLine(
  pen: CanvasRenderingContext2D,
  line: Line & { strong?: true },
  y: number,
  width: number,
  token: Token,
) {
  pen.fillStyle = token("--line");
  pen.fillRect(EDGE, y, width - 2 * EDGE, line.strong ? 3 : 1);
  const font = `${line.strong ? 700 : 500} ${line.strong ? 22 : 18}px 'Alegreya Sans'`;
  write(pen, line.name, EDGE, y + ROW / 2, font, token("--ink"));
  line.points.forEach((points, owner) => {
    right(
      pen,
      String(points || "–"),
      EDGE + FIRST + COLUMN * owner,
      y + ROW / 2,
      font,
      token("--ink"),
    );
  });
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
) {
  pen.textAlign = "left";
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

function right(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
) {
  pen.textAlign = "right";
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x + COLUMN - 8, y);
}

/** A name, shortened so that it does not push its neighbours away. */
function shortened(pen: CanvasRenderingContext2D, name: string): string {
  pen.font = "700 18px 'Alegreya Sans'";
  let text = name;
  while (text.length > 1 && pen.measureText(text).width > COLUMN - 16)
    text = `${text.slice(0, -2)}…`;
  return text;
}
