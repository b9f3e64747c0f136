import { Anchor } from "lucide-react";
import { expect, it, test } from "vitest";
import { MAP_TOOLS } from "#screens/map/tools/map-tools.ts";
import { toolKeywords } from "#words/map/tool-list.ts";
import { groupRows, searchRows } from "./tool-rows.ts";

const ROWS = MAP_TOOLS.flatMap(({ link, entry }) => (entry ? [{ ...entry, id: link.id }] : []));
const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

test.each(ROWS.map(({ id }) => [id]))("the tool %s has keywords", (id) => {
  expect(Object.keys(toolKeywords)).toContain(id);
});

test("no two tools share a key, and none has a key of the map", () => {
  const keys = ROWS.flatMap(({ shortcut }) => shortcut ?? []);
  expect(new Set([...keys, "m", "n"]).size).toBe(keys.length + 2);
});

it("finds a tool by a keyword, without accents, and by several words", () => {
  expect(names(searchRows(ROWS, "papier"))).toEqual(["Afdrukken"]);
  expect(names(searchRows(ROWS, "CAFE"))).toContain("Wat is hier?");
  expect(names(searchRows(ROWS, "brug marifoon"))).toEqual(["Bruggen, sluizen en boeien"]);
  expect(searchRows(ROWS, "sneeuwpop")).toEqual([]);
});

it("lists tools whose name matches before those with a keyword", () => {
  expect(names(searchRows(ROWS, "anker"))[0]).toBe("Ankerwacht");
});

it("groups each tool once, the last used first", () => {
  const groups = groupRows(ROWS, ["print", "gone", "hunt"]);
  expect(groups[0]).toMatchObject({ group: "recent", rows: [{ id: "print" }, { id: "hunt" }] });
  const ids = groups.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(ROWS.map(({ id }) => id).toSorted());
  expect(groupRows(ROWS, []).map(({ group }) => group)).toEqual([
    "route",
    "measure",
    "map",
    "water",
    "game",
  ]);
});

it("leaves out empty groups", () => {
  const row = { id: "a", Icon: Anchor, name: "A", hint: "", group: "water" as const };
  expect(groupRows([row], []).map(({ group }) => group)).toEqual(["water"]);
});
