import { expect, it } from "vitest";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { readListLine } from "./list-line.ts";
import { variedLines } from "./varied-lines.fixture.ts";

const DELFT = { lat: 52.0116, lng: 4.3571 };
const SEED = 61;

it("reads 97 of 100 varied lines, and none wrongly in silence", { tags: "thorough" }, () => {
  const wrong: string[] = [];
  const refused: string[] = [];
  const lines = variedLines(2000, SEED);
  for (const { line, place, mayBeRefused, meters } of lines) {
    const read = readListLine(line, DELFT);
    const isRight = read.ok && place !== null && distanceMeters(read.place, place) <= meters;
    if (read.ok && !isRight) wrong.push(`${line} → ${read.place.lat}, ${read.place.lng}`);
    if (!read.ok && !mayBeRefused) refused.push(`${line} → ${read.reason}`);
  }
  expect(wrong, `seed ${SEED}`).toEqual([]);
  expect(refused.length, refused.slice(0, 40).join("\n")).toBeLessThanOrEqual(0.03 * lines.length);
});
