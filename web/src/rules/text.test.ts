import palace from "@rules/palace.md?raw";
import { describe, expect, it } from "vitest";
import { matchesIn, rulesOf, searchRules } from "./text";

const SMALL = `# Palace

About the game.

## A turn

**P-12** *Buying.* Pay **all** of it, *at once* (P-13).

| type | points |
| --- | --- |
| tower | 6, 13 |
`;

describe("the rules, read from Markdown", () => {
  it("are in sections, each with its heading", () => {
    expect(rulesOf(SMALL).map((section) => section.title)).toEqual(["", "A turn"]);
  });

  it("have an id and a title each", () => {
    expect(rulesOf(SMALL)[1]!.blocks[0]).toMatchObject({ is: "rule", id: "P-12", title: "Buying" });
  });

  it("keep bold, italic and the rules they refer to", () => {
    const rule = rulesOf(SMALL)[1]!.blocks[0]!;
    expect("pieces" in rule && rule.pieces).toEqual([
      { style: "plain", text: "Pay " },
      { style: "bold", text: "all" },
      { style: "plain", text: " of it, " },
      { style: "italic", text: "at once" },
      { style: "plain", text: " (" },
      { style: "rule", text: "P-13" },
      { style: "plain", text: ")." },
    ]);
  });

  it("keep their tables", () => {
    expect(rulesOf(SMALL)[1]!.blocks[0]).toMatchObject({
      table: { head: ["type", "points"], rows: [["tower", "6, 13"]] },
    });
    expect(rulesOf("## All\n\nBefore.\n\n| a |\n| --- |\n| 1 |")[0]!.blocks[1]).toEqual({
      is: "table",
      head: ["a"],
      rows: [["1"]],
    });
  });

  it("take markup of other kinds as plain text", () => {
    const [section] = rulesOf("<b onclick='x'>no</b>");
    expect(section!.blocks).toEqual([
      { is: "text", pieces: [{ style: "plain", text: "<b onclick='x'>no</b>" }] },
    ]);
  });

  it("of Palace are all found, from P-01 to P-61", () => {
    const ids = rulesOf(palace).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.is === "rule" ? [block.id] : [])),
    );
    expect(ids).toEqual([...palace.matchAll(/^\*\*(P-\d+)\*\*/gm)].map((match) => match[1]));
    expect(ids).toContain("P-61");
  });
});

it("shows a link as its words", () => {
  const [section] = rulesOf("As in the [Dice Game](dice.md): D-20.");
  const [block] = section!.blocks;
  expect(block!.is === "text" && block!.pieces[0]!.text).toBe("As in the Dice Game: ");
});

describe("a search", () => {
  it("for nothing shows everything", () => {
    expect(searchRules(rulesOf(SMALL), "  ")).toEqual(rulesOf(SMALL));
  });

  it("shows what has all the words, whatever their case", () => {
    const [section, ...more] = searchRules(rulesOf(SMALL), "PAY once");
    expect(more).toEqual([]);
    expect(section!.blocks).toHaveLength(1);
  });

  it("also looks at ids, headings and tables", () => {
    expect(searchRules(rulesOf(SMALL), "p-12")[0]!.blocks).toHaveLength(1);
    expect(searchRules(rulesOf(SMALL), "tower 13")[0]!.blocks).toHaveLength(1);
    expect(searchRules(rulesOf(SMALL), "turn")[0]!.blocks).toHaveLength(1);
  });

  it("finds a rule with its table", () => {
    const found = searchRules(rulesOf(palace), "points for majorities");
    const [rule] = found.flatMap(({ blocks }) => blocks);
    expect(rule).toMatchObject({ id: "P-31", table: { rows: { length: 6 } } });
  });

  it("marks what it has found, and nothing else", () => {
    expect(matchesIn("Walls meet walls.", ["wall", "walls"])).toEqual([
      { text: "Walls", found: true },
      { text: " meet ", found: false },
      { text: "walls", found: true },
      { text: ".", found: false },
    ]);
    expect(matchesIn("(4 × 3)", ["(4"])[0]).toEqual({ text: "(4", found: true });
    expect(matchesIn("as it is", [])).toEqual([{ text: "as it is", found: false }]);
  });

  it("without success shows nothing", () => {
    expect(searchRules(rulesOf(SMALL), "camel")).toEqual([]);
  });
});
