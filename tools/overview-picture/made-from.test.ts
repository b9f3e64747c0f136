import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { madeFrom, RECORD } from "./made-from.ts";

it("the overview pictures match the current style and archive (else run npm run overview-picture)", async () => {
  expect(JSON.parse(await readFile(RECORD, "utf8"))).toEqual(await madeFrom());
});

it.each(["light", "dark"])(
  "the %s picture for phones is small, because on a first visit it shares a slow network with the scripts",
  async (flavour) => {
    const file = `../../public/basemap/overview-${flavour}-phone.webp`;
    expect((await stat(resolve(import.meta.dirname, file))).size).toBeLessThan(40_000);
  },
);
