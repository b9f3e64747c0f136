import { expect, it } from "vitest";
import { LANGUAGES } from "#domain/language/language.ts";
import * as kinds from "#words/typed-kinds.ts";
import * as node from "#words/typed-node.ts";
import * as pois from "#words/typed-pois.ts";

it.each([
  ["kinds", kinds],
  ["node", node],
  ["pois", pois],
])("%s that people type are read in each language, in their order", async (name, typed) => {
  const own = await Promise.all(
    LANGUAGES.map((language) => import(`../../src/words/${language}/typed/${name}.ts`)),
  );
  const tables = Object.values(typed);
  expect(tables.length).toBe(Object.keys(own[0]).length);
  for (const table of tables) {
    expect(table).toHaveLength(LANGUAGES.length);
    for (const [at, words] of table.entries()) expect(Object.values(own[at])).toContain(words);
  }
});
