import { expect, it } from "vitest";
import { LANGUAGES } from "#domain/language/language.ts";
import * as typed from "#words/typed.ts";

it("what people type is read in each language, in their order", async () => {
  const own = await Promise.all(
    LANGUAGES.map((language) => import(`../../src/words/${language}/typed.ts`)),
  );
  const tables = Object.values(typed);
  expect(tables.length).toBe(Object.keys(own[0]).length);
  for (const table of tables) {
    expect(table).toHaveLength(LANGUAGES.length);
    for (const [at, words] of table.entries()) expect(Object.values(own[at])).toContain(words);
  }
});
