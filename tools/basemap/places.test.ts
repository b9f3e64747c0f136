import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readPlaces } from "../../src/domain/packs/pack-manifest-places.ts";
import { archivePlaces } from "./places.ts";

const text = readFileSync(new URL("../../public/basemap/places.json", import.meta.url), "utf8");

test("the built-in places are those of the archive: run tsx tools/basemap/places.ts", async () => {
  expect(text).toBe(await archivePlaces());
});

test("they are thousands, and weigh at most 60 kB compressed", () => {
  expect(readPlaces(text).length).toBeGreaterThan(2000);
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(60_000);
});

test.each([
  ["Delft", 52.01, 4.36],
  ["Maastricht", 50.85, 5.69],
  ["Texel", 53.07, 4.8],
])("%s is where it is", (name, lat, lng) => {
  const place = readPlaces(text).find((one) => one.name === name);
  expect(Math.abs((place?.lat ?? 0) - lat)).toBeLessThan(0.05);
  expect(Math.abs((place?.lng ?? 0) - lng)).toBeLessThan(0.05);
});
