import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LANGUAGES } from "#domain/language/language.ts";

const SRC = join(import.meta.dirname, "../..");

/** Code that formats numbers, times or lists for one language. */
const IN_A_LANGUAGE = /"nl-NL"|"en-GB"|"de-DE"|\.toLocale(?:String|Date|Time)|new Intl\./;
/** The clock of Amsterdam is computed with, not shown. */
const ALLOWED = [
  "sentences/intl/format.ts",
  "words/words.ts",
  ...LANGUAGES.map((language) => `words/${language}/locale.ts`),
  "domain/fairway/hours/local-time.ts",
  // The language of the sign is that of the caller.
  "domain/text/write-decimal.ts",
  // Sorts alike in the three languages.
  "domain/text/compare-names.ts",
];

it("numbers, times and lists are written in one place", () => {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes(".test.") && !ALLOWED.includes(name),
  );
  expect(files.length).toBeGreaterThan(1000);
  const found = files.filter((name) => IN_A_LANGUAGE.test(readFileSync(join(SRC, name), "utf8")));
  expect(found).toEqual([]);
});
