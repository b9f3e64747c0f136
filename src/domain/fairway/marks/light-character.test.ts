import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MARK_KINDS } from "#domain/fairway/fairway-object.ts";
import { readFairways } from "#domain/fairway/file/read-fairways.ts";
import { lightCharacter, lightGap } from "./light-character.ts";

const { marks } = readFairways(
  readFileSync(new URL("../../../../public/nautical/vaarwegen.json", import.meta.url), "utf8"),
);

it.each([
  ["east", "Q. 10s", "Q(3)10s"],
  ["east", "VQ. 5s", "VQ(3)5s"],
  ["east", "VQ.", "VQ(3)5s"],
  ["west", "Q. 15s", "Q(9)15s"],
  ["west", "VQ. 10s", "VQ(9)10s"],
  ["west", "Q. 0s", "Q(9)15s"],
  ["south", "Q+LFl. 15s", "Q(6)+LFl.15s"],
  ["south", "VQ+LFl. 10s", "VQ(6)+LFl.10s"],
  ["north", "Q.", "Q"],
  ["north", "Q. 1s", "Q"],
  ["north", "VQ.", "VQ"],
] as const)("the light of a %s cardinal mark, %s, is %s", (kind, source, character) => {
  expect(lightCharacter(kind, source)).toBe(character);
  expect(lightGap({ kind, light: character })).toBeNull();
});

it.each([
  ["preferred-channel", "Fl. 10s", "Fl(?)10s", "group-and-color"],
  ["port", "VQ. 0s", "VQ(?)", "group-and-color"],
  ["light", "Mo. 8s", "Mo(?)8s", "group-and-color"],
  ["unknown", "OcFl. 9s", "OcFl(?)9s", "group-and-color"],
  ["east", "Fl. 10s", "Fl(?)10s", "group-and-color"],
  ["starboard", "Iso. 4s", "Iso. 4s", "color"],
  ["starboard", "Iso. 0s", "Iso.", "color"],
  ["light", "F.", "F.", "color"],
  ["light", "Iso. 4s, Fl. 5s", "Iso. 4s, Fl(?)5s", "group-and-color"],
  ["port", "?", "?", "character"],
  ["east", "?", "?", "character"],
  ["port", "", "", null],
  ["light", "Fl(2) 10s", "Fl(2) 10s", "color"],
] as const)("the light of a %s mark, %s, is %s without its %s", (kind, source, character, gap) => {
  expect(lightCharacter(kind, source)).toBe(character);
  expect(lightGap({ kind, light: character })).toBe(gap);
});

it("changes no character twice", { tags: "thorough" }, () => {
  for (const { light } of marks) {
    for (const kind of MARK_KINDS) {
      const once = lightCharacter(kind, light);
      expect(lightCharacter(kind, once)).toBe(once);
    }
  }
});

it("gives every lit cardinal mark of the country its group, and no light a period of zero", () => {
  const charactersOf = (kind: string) =>
    marks.filter((mark) => mark.kind === kind && mark.light !== "").map(({ light }) => light);
  expect(charactersOf("east")).toHaveLength(17);
  for (const light of charactersOf("east")) expect(light).toMatch(/^(Q\(3\)10|VQ\(3\)5)s$/);
  for (const light of charactersOf("south")) {
    expect(light).toMatch(/^(Q\(6\)\+LFl\.15|VQ\(6\)\+LFl\.10)s$/);
  }
  for (const light of charactersOf("west")) expect(light).toMatch(/^V?Q\(9\)1[05]s$/);
  for (const light of charactersOf("north")) expect(light).toMatch(/^(V?Q|\?)$/);
  expect(marks.filter(({ light }) => /\b0s/.test(light))).toEqual([]);
  expect(marks.filter(({ light }) => /\b(Fl|LFl|Oc|V?Q|IQ|Mo)\. /.test(light))).toEqual([]);
});
