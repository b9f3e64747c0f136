import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { madeFrom, RECORD } from "./made-from.mjs";

it("the overview pictures show the style and the archive of today (else run make.mjs)", async () => {
  expect(JSON.parse(await readFile(RECORD, "utf8"))).toEqual(await madeFrom());
});
