/** Parses the rules from the small subset of Markdown in which they are written: headings,
 * paragraphs, tables, bold and italic. Of links to other pages, only the words are kept. A
 * paragraph that begins with **P-nn** *title.* is a rule, whatever its letter. */

export interface Piece {
  style: "plain" | "bold" | "italic" | "rule";
  text: string;
}

export type Block =
  | { is: "rule"; id: string; title: string; pieces: Piece[]; table?: Table }
  | { is: "text"; pieces: Piece[] }
  | ({ is: "table" } & Table);

export interface Table {
  head: string[];
  rows: string[][];
}

export interface Section {
  /** Empty for the text before the first heading. */
  title: string;
  blocks: Block[];
}

export function rulesOf(markdown: string): Section[] {
  const sections: Section[] = [{ title: "", blocks: [] }];
  for (const paragraph of markdown.split(/\n\s*\n/).map((text) => text.trim())) {
    const heading = /^(#+)\s+(.*)$/.exec(paragraph);
    if (heading?.[1] === "#" || paragraph === "") continue;
    if (heading) sections.push({ title: heading[2]!, blocks: [] });
    else add(sections.at(-1)!.blocks, blockOf(paragraph));
  }
  return sections.filter((section) => section.blocks.length > 0);
}

/** A table after a rule belongs to it, and is found along with it. */
function add(blocks: Block[], block: Block): void {
  const last = blocks.at(-1);
  if (block.is === "table" && last?.is === "rule") last.table = block;
  else blocks.push(block);
}

function blockOf(paragraph: string): Block {
  if (paragraph.startsWith("|")) return tableOf(paragraph);
  const text = paragraph.replaceAll("\n", " ").replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  const rule = /^\*\*([A-Z]-\d+)\*\* \*([^*]+?)\.?\* (.*)$/.exec(text);
  if (!rule) return { is: "text", pieces: piecesOf(text) };
  return { is: "rule", id: rule[1]!, title: rule[2]!, pieces: piecesOf(rule[3]!) };
}

function tableOf(paragraph: string): Block {
  const [head = [], , ...rows] = paragraph.split("\n").map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const cells = [head, ...rows];
  // Pages are higher than wide: so are their tables.
  const [first = [], ...others] =
    head.length > cells.length ? head.map((_, at) => cells.map((row) => row[at] ?? "")) : cells;
  return { is: "table", head: first, rows: others };
}

function piecesOf(text: string): Piece[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|\b[A-Z]-\d+\b)/)
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith("**")) return { style: "bold", text: part.slice(2, -2) };
      if (part.startsWith("*")) return { style: "italic", text: part.slice(1, -1) };
      return { style: /^[A-Z]-\d+$/.test(part) ? "rule" : "plain", text: part };
    });
}

/** The search terms. */
export const termsOf = (wanted: string): string[] =>
  wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);

/** A text in parts: the matches, and the parts between them. */
export function matchesIn(text: string, terms: string[]): { text: string; found: boolean }[] {
  if (terms.length === 0) return [{ text, found: false }];
  const literal = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  // The longest first: in “walls wall” the longer match wins.
  const any = literal.toSorted((one, other) => other.length - one.length).join("|");
  return text
    .split(new RegExp(`(${any})`, "iu"))
    .map((part, number) => ({ text: part, found: number % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** The sections with the blocks that contain all the words of `wanted`. */
export function searchRules(sections: Section[], wanted: string): Section[] {
  const terms = termsOf(wanted);
  if (terms.length === 0) return sections;
  return sections
    .map(({ title, blocks }) => ({
      title,
      blocks: blocks.filter((block) => {
        const text = `${title} ${textOf(block)}`.toLocaleLowerCase();
        return terms.every((term) => text.includes(term));
      }),
    }))
    .filter((section) => section.blocks.length > 0);
}

function textOf(block: Block): string {
  if (block.is === "table") return tableText(block);
  const text = block.pieces.map((piece) => piece.text).join("");
  if (block.is === "text") return text;
  return `${block.id} ${block.title} ${text} ${block.table ? tableText(block.table) : ""}`;
}

const tableText = ({ head, rows }: Table): string => [head, ...rows].flat().join(" ");
