import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { formatBytes } from "./bytes.ts";
import { coveredText, distanceText, speedText, type Travel } from "./distance.ts";
import { formatAge, formatMeters } from "./format.ts";
import { setUnitSpace } from "./with-unit.ts";

const TRAVELS: readonly Travel[] = ["foot", "bicycle", "water", "canoe", "motorboat"];

/** Every format of a number with a unit, of a few values and ways to travel. */
const FORMATS: readonly (readonly [string, () => string])[] = [
  ...TRAVELS.flatMap((travel) =>
    [40, 1500, 148_000].flatMap((meters) => [
      [`${meters} m by ${travel}`, () => distanceText(meters, travel)] as const,
      [`${meters} m covered by ${travel}`, () => coveredText(meters, travel)] as const,
      [`${meters / 100} m/s by ${travel}`, () => speedText(meters / 100, travel)] as const,
    ]),
  ),
  ...[34, 9e5, 85e6, 13e8].map((bytes) => [`${bytes} bytes`, () => formatBytes(bytes)] as const),
  ...[5000, 300_000].map((ms) => [`${ms} ms`, () => formatAge(ms)] as const),
  ["a height", () => formatMeters(12)],
];

beforeEach(() => setUnitSpace("\u00a0"));
afterEach(() => setUnitSpace(" "));

it.each(FORMATS)("%s is a number and its unit on one line", (_, write) => {
  expect(write()).toMatch(/^[\d.,]+\u00a0\S+$/);
});

/** Notes are stored, and found again as people type them. */
const STORED = /sightingNote/;
const PLAIN = /\} (k?m²?|kn|[kMG]B|min|s|u|h|km\/[uh]|ha|NM|mi|ft|%)(?![\w'’])/;

it("no word, sentence, part or screen writes a unit after a space that may break", () => {
  const breaking = ["words", "sentences", "parts", "screens"].flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name))
      .flatMap((name) => {
        const lines = readFileSync(`src/${room}/${name}`, "utf8").split("\n");
        return lines.filter((line) => PLAIN.test(line) && !STORED.test(line));
      }),
  );
  expect(breaking).toEqual([]);
});
