import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { unpackedPages } from "#domain/sharing/packed-pages.ts";
import { HIKES } from "./hike-records.ts";

/** A hike of a patrol as the first version stored it. Never edited: later formats get files of their own. */
const GOLDEN: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, "stored-hike-1.golden.json"), "utf8"),
);

it("opens a hike of the first version with its pages", () => {
  const hike = HIKES.read(GOLDEN, "hike:0f3c2a9b8d7e6f5a41") ?? expect.fail("not read");
  expect(hike).toMatchObject({ patrol: "Vossen", startMinutes: 601, walkId: "a1b2c3" });
  const [page] = unpackedPages(hike.pages);
  expect(page?.marks.map(({ kind }) => kind)).toEqual(["text", "line", "dot", "arrowhead", "text"]);
  expect(page?.marks[1]).toEqual({
    kind: "line",
    widthMm: 0.3,
    points: [
      { x: 10, y: 287 },
      { x: 110, y: 287 },
    ],
  });
  const [lost] = unpackedPages(hike.lostPages);
  expect(lost?.marks[0]).toMatchObject({ address: "data:image/png;base64,aGFsbG8=", widthMm: 116 });
});
