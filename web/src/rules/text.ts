/** The rules, read from the little Markdown in which they are written: headings, paragraphs, tables,
 * bold and italic. Links to other pages are only their words here. A paragraph that begins with
 * **P-nn** *title.* is a rule, whatever its letter. */

export interface Piece {
  style: "plain" | "bold" | "italic" | "rule";
  text: string;
}

export type Block =
  | { is: "rule"; id: string; title: string; pieces: Piece[] }
  | { is: "text"; pieces: Piece[] }
  | { is: "table"; head: string[]; rows: string[][] };

export interface Section {
  /** Empty for what stands before the first heading. */
  title: string;
  blocks: Block[];
}

export function rulesOf(markdown: string): Section[] {
  const sections: Section[] = [{ title: "", blocks: [] }];
  for (const paragraph of markdown.split(/\n\s*\n/).map((text) => text.trim())) {
    const heading = /^(#+)\s+(.*)$/.exec(paragraph);
    if (heading?.[1] === "#" || paragraph === "") continue;
    if (heading) sections.push({ title: heading[2]!, blocks: [] });
    else sections.at(-1)!.blocks.push(blockOf(paragraph));
  }
  return sections.filter((section) => section.blocks.length > 0);
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
  return { is: "table", head, rows };
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

/** The sections with the blocks in which all the words of `wanted` stand. */
export function searchRules(sections: Section[], wanted: string): Section[] {
  const terms = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
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
  if (block.is === "table") return [block.head, ...block.rows].flat().join(" ");
  const text = block.pieces.map((piece) => piece.text).join("");
  return block.is === "rule" ? `${block.id} ${block.title} ${text}` : text;
}
