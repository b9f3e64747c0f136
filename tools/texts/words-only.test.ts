import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";
import { LANGUAGES } from "#domain/language/language.ts";
import { localeNames, readWords } from "./words-only.ts";

const WORDS = join(import.meta.dirname, "../../src/words");

/** Returns the paths of the files of words below the folder of a language. */
function filesOf(language: string): string[] {
  return readdirSync(join(WORDS, language), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && name !== "locale.ts")
    .sort();
}

/** Returns the reports on all files of words of a language, by their path. */
function reportsOf(language: string) {
  const names = localeNames(WORDS, language);
  return Object.fromEntries(
    filesOf(language).map((name) => {
      const code = readFileSync(join(WORDS, language, name), "utf8");
      return [name, readWords(`${language}/${name}`, code, names)];
    }),
  );
}

it.each(LANGUAGES)("the words of %s are entries only, and as complete as the Dutch", (language) => {
  const reports = reportsOf(language);
  expect(Object.values(reports).flatMap(({ breaches }) => breaches)).toEqual([]);
  const exportsOf = (own: ReturnType<typeof reportsOf>) =>
    Object.entries(own).map(([name, { exports }]) => [name, exports.toSorted()]);
  expect(exportsOf(reports)).toEqual(exportsOf(reportsOf("nl")));
  expect(localeNames(WORDS, language).sort()).toEqual(localeNames(WORDS, "nl").sort());
});

/** Returns the comments of a file of words. */
function commentsOf(language: string, name: string): string[] {
  const path = join(WORDS, language, name);
  const { comments } = parseSync(path, readFileSync(path, "utf8"));
  return comments.map(({ value }) => value.replace(/\s*\n\s*\*?/g, " ").trim());
}

it.each(LANGUAGES.filter((language) => language !== "nl"))(
  "the comments of %s are its own: those about every language are in the Dutch files",
  (language) => {
    const twins = filesOf(language)
      .filter((name) => !name.startsWith("typed/"))
      .flatMap((name) => {
        const dutch = new Set(commentsOf("nl", name));
        return commentsOf(language, name).filter((text) => dutch.has(text));
      });
    expect(twins).toEqual([]);
  },
);

const IMPORTS =
  'import { plural } from "../locale.ts"; import type { Words } from "../../words.ts"; import type * as nl from "../../nl/a/b.ts"; ';

it.each([
  'export const a = "Kaart";',
  `export const a = { b: (name: string) => \`Kaart van \${name}\`, c: [\`x\`] } as const;`,
  `export const a = { b: (n: Count) => \`\${n.shown}: \${plural(n, { one: "# kaart", other: "# kaarten" })}\` };`,
])("accepts %s", (code) => {
  expect(readWords("nl/a/b.ts", IMPORTS + code, ["plural"]).breaches).toEqual([]);
});

it.each([
  `export const a = (n: number) => \`\${n === 1 ? \`kaart\` : \`kaarten\`}\`;`,
  "export const a = (n: number) => (n ? `kaart` : `kaarten`);",
  "export const a = (n: number) => { if (n) return `kaart`; return `kaarten`; };",
  "export const a = { b(n: number) { return `kaart`; } };",
  `export const a = (names: string[]) => \`\${names.join()}\`;`,
  "export const a = (name: string) => lower(name);",
  "export const a = (name: string) => name + `!`;",
  "export const a = { ...b };",
  "export function a() { return `kaart`; }",
  'const b = "kaart";',
  'import { b } from "./c.ts";',
  'export { b } from "./c.ts";',
])("refuses %s", (code) => {
  expect(readWords("nl/a/b.ts", IMPORTS + code, ["plural"]).breaches).not.toEqual([]);
});

it("refuses a language that does not compare itself with the Dutch", () => {
  const breachesOf = (code: string) => readWords("en/a/b.ts", IMPORTS + code, []).breaches;
  expect(breachesOf('export const a = "Map" satisfies Words<typeof nl.a>;')).toEqual([]);
  expect(breachesOf('export const a = "Map";')).toHaveLength(1);
  expect(breachesOf('export const a = "Map" satisfies Words<typeof nl.b>;')).toHaveLength(1);
});
