import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A longer word does not fit in a button of a window of 320 pixels with letters of twice the size. */
const MAX_LETTERS = 19;

/** Names of kinds, which people also type: they are compared letter by letter. */
const COMPARED = /\/typed\/|points-of-interest/;

const LONG = new RegExp(`\\p{Letter}{${MAX_LETTERS + 1},}`, "gu");
/** A text in quotation marks or backticks. */
const TEXT = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

it("long words have a place to break", () => {
  const files = readdirSync("src/words", { recursive: true, encoding: "utf8" })
    .map((name) => `src/words/${name}`)
    .filter((file) => file.endsWith(".ts") && !COMPARED.test(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    (readFileSync(file, "utf8").match(TEXT) ?? []).flatMap((text) => text.match(LONG) ?? []),
  );
  expect(found).toEqual([]);
});
