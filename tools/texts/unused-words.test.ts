import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { entriesOf, usesIn } from "./unused-words.ts";

const ROOT = join(import.meta.dirname, "../..");

/** The folders whose code reads words. Tests do not count: a text that only a test reads is not shown. */
const READERS = ["src", "tools"];

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
}

/** The build reads the texts of the page, and everything that people type is compared. */
const READ_WHOLE = /\/(typed\/|app\/page\.ts)/;

const textOf = (file: string) => readFileSync(join(ROOT, file), "utf8");

it("finds the entries of objects, and the uses of them", () => {
  const words = `export const a = { b: "x", c: (n: string) => n } as const; export const d = "y";`;
  expect([...entriesOf(words)]).toEqual([["a", ["b", "c"]]]);
  const code = `import { a, e as f } from "#words/app/x.ts"; a.b; const { g } = f; f[h]; f.i.j; show(a);`;
  expect(usesIn("x.ts", code)).toEqual([
    { object: "a", entry: "b" },
    { object: "e", entry: "g" },
    { object: "e", entry: null },
    { object: "e", entry: "i" },
    { object: "a", entry: null },
  ]);
});

it("every text is used by a sentence, a screen or the build", () => {
  const files = READERS.flatMap(filesIn);
  const used = new Set(
    files
      .filter((file) => !/^src\/words\/(nl|en|de)\//.test(file))
      .filter((file) => textOf(file).includes("words/"))
      .flatMap((file) => usesIn(file, textOf(file)))
      .map(({ object, entry }) => `${object}.${entry ?? "*"}`),
  );
  const shown = filesIn("src/words/nl").filter((file) => !READ_WHOLE.test(file));
  const unused = shown.flatMap((file) =>
    [...entriesOf(textOf(file))].flatMap(([object, entries]) =>
      used.has(`${object}.*`)
        ? []
        : entries
            .filter((entry) => !used.has(`${object}.${entry}`))
            .map((entry) => `${object}.${entry}`),
    ),
  );
  expect(unused).toEqual([]);
});
