import { expect, test } from "vitest";
import { botCalled, CHARACTERS } from "./bots";
import { keptOpponents, settled } from "./opponents";

test("who had chosen a bot of before gets the level that comes nearest to it", () => {
  expect(new Set(keptOpponents({ bot: "random" }).map(({ level }) => level))).toEqual(
    new Set(["beginner"]),
  );
  expect(keptOpponents({ bot: "greedy" })[0]).toEqual({ character: null, level: "skilled" });
});

test("whoever has chosen nothing plays against casual opponents who are a surprise", () => {
  expect(keptOpponents({})[4]).toEqual({ character: null, level: "casual" });
  expect(keptOpponents({ bot: "program:./mine" })[0]!.level).toBe("casual");
});

test("opponents stay as they were chosen, and those that there are not become a surprise", () => {
  const rivals = [
    { character: "zaida", level: "expert" },
    { character: "bob", level: "god" },
    null,
  ];
  const kept = keptOpponents({ rivals });
  expect(kept[0]).toEqual({ character: "zaida", level: "expert" });
  expect(kept[1]).toEqual({ character: null, level: "casual" });
  expect(kept[2]).toEqual({ character: null, level: "casual" });
});

test("a surprise is somebody who does not sit at the table yet", () => {
  const opponents = keptOpponents({ rivals: [{ character: "zaida", level: "expert" }] });
  for (const random of [0, 0.5, 0.999]) {
    const bots = settled(opponents, () => random);
    expect(bots[0]).toBe("expert/zaida");
    expect(new Set(bots.map((bot) => botCalled(bot).character)).size).toBe(5);
  }
});

test("the same character twice is a surprise the second time", () => {
  const twice = keptOpponents({ rivals: [{ character: "zaida" }, { character: "zaida" }] });
  expect(settled(twice, () => 0)[1]).toBe("casual/badis");
});

test("a bot is known by the name of its seat", () => {
  expect(botCalled("expert/zaida 2")).toEqual({
    name: "expert",
    level: "expert",
    character: "zaida",
    number: "2",
  });
  expect(botCalled("expert")).toMatchObject({ level: "expert", character: null, number: "" });
  expect(botCalled("greedy 3")).toMatchObject({ name: "greedy", level: null, number: "3" });
  expect(botCalled("my.py:MyBot")).toMatchObject({ name: "my.py:MyBot", level: null });
  expect(botCalled("program:./a b 2")).toMatchObject({ name: "program:./a b", number: "2" });
  expect(botCalled("bots/my.py:MyBot").character).toBeNull();
  expect(botCalled("expert/bob")).toMatchObject({ name: "expert/bob", level: null });
});

test("every character has a face", async () => {
  const { faceOf } = await import("./bots");
  expect(CHARACTERS.map(faceOf).every((url) => url.includes(".svg"))).toBe(true);
});
