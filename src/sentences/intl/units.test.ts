import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freeNotAsLong, freeReachedText } from "#sentences/plan/free-plan.ts";
import { guidanceSpeech } from "#sentences/plan/guidance.ts";
import { speedFieldTexts } from "#sentences/plan/plan.ts";
import { notAsLong } from "#sentences/plan/route-search.ts";
import { shownPace } from "#sentences/position/location.ts";
import { markedFixText } from "#sentences/water/boating.ts";
import {
  coveredText,
  distanceText,
  type ShownNumber,
  shownDistance,
  shownMeters,
  shownSpeed,
  speedText,
  type Travel,
} from "./distance.ts";
import { formatMeters } from "./format.ts";
import { inMetric, showUnits } from "./units.ts";

const text = ({ value, unit }: ShownNumber): string => `${value} ${unit}`;
const spoken = (meters: number, travel: Travel): string =>
  guidanceSpeech({ kind: "near", meters, node: { label: "51" }, turn: null } as never, travel);

/** Every function that writes a distance, a speed or a height, of 1.5 km and 40 m, and of 5 m/s. */
const WRITERS: readonly (readonly [string, (travel: Travel) => string, string])[] = [
  ["distanceText", (travel) => distanceText(1500, travel), "0,9 mi"],
  ["distanceText nearby", (travel) => distanceText(40, travel), "131 ft"],
  ["coveredText", (travel) => coveredText(1500, travel), "0,9 mi"],
  ["shownDistance", (travel) => text(shownDistance(1500, travel)), "0,93 mi"],
  ["shownDistance nearby", (travel) => text(shownDistance(40, travel)), "131 ft"],
  ["shownSpeed", (travel) => text(shownSpeed(5, travel)), "11,2 mph"],
  ["speedText", (travel) => speedText(5, travel), "11,2 mph"],
  [
    "speedFieldTexts",
    (travel) => speedFieldTexts(travel, 1, 37).wrong,
    "Typ een snelheid van 1 tot 37 mijl per uur.",
  ],
  ["speech", (travel) => spoken(1500, travel), "Over 0,9 mijl, knooppunt 51"],
  ["speech nearby", (travel) => spoken(40, travel), "Over 150 voet, knooppunt 51"],
];
const HEIGHTS: readonly (readonly [string, () => string, string])[] = [
  ["formatMeters", () => formatMeters(40), "131 ft"],
  ["shownMeters", () => text(shownMeters(40)), "131 ft"],
  ["shownPace", () => text(shownPace(2) as ShownNumber), "13:25 min/mi"],
];

beforeEach(() => showUnits("imperial"));
afterEach(() => showUnits("metric"));

const METRIC = /\d (m|km|km\/u|km per uur|meter|min\/km)\b/;

describe.each(WRITERS)("%s", (_, write, imperial) => {
  it("writes miles and feet for those who chose them, and metric in files and sheets", () => {
    expect(write("foot")).toBe(imperial);
    expect(write("cycle")).toBe(imperial);
    expect(inMetric(() => write("foot"))).toMatch(METRIC);
    expect(write("foot")).toBe(imperial);
  });

  it("keeps its units on the water", () => {
    const afloat = write("water");
    showUnits("metric");
    expect(write("water")).toBe(afloat);
  });
});

it.each(HEIGHTS)("%s writes feet, and metres in files and sheets", (_, write, imperial) => {
  expect(write()).toBe(imperial);
  expect(inMetric(write)).toMatch(/\d (m|min\/km)$/);
});

it.each([
  ["a loop that is shorter than wanted", () => notAsLong(8, 5000, "foot")],
  ["a loop along ways that is shorter than wanted", () => freeNotAsLong(8, 5000, "walk")],
  ["what lies within a chosen distance", () => freeReachedText("5 km", 64_000, "walk")],
  ["the accuracy of a mark of a person overboard", () => markedFixText(0, 8)],
])("writes %s in the units of what it stands beside", (_, write) => {
  const shown = write();
  showUnits("metric");
  expect(shown).toBe(write());
});

it("is metric again after a text that could not be written", () => {
  const fail = () => {
    throw new Error("unwritable");
  };
  expect(() => inMetric(fail)).toThrow("unwritable");
  expect(formatMeters(40)).toBe("131 ft");
});

/** Texts that are metric by nature: what is planned or fetched, areas, what stands on a bridge, and the scale of a file. */
const METRIC_TEXTS = [
  "src/sentences/map/drawn-lines.ts",
  "src/sentences/map/map-cards.ts",
  "src/sentences/packs/areas.ts",
  "src/sentences/packs/findings.ts",
  "src/sentences/tracks/tracks.ts",
  "src/sentences/water/bulletin.ts",
  "src/sentences/water/fairways.ts",
];

/** The words of a speed in kilometres: those of the units themselves, of the hunt that a group shares, and of a sheet. */
const METRIC_SPEEDS = [
  "src/words/nl/locale.ts",
  "src/words/nl/plan/plan.ts",
  "src/words/nl/scouting/hunt.ts",
  "src/words/nl/scouting/patrols.ts",
];

it("no other text states a speed in kilometres per hour", () => {
  const files = readdirSync("src/words/nl", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => `src/words/nl/${name}`);
  const stating = files.filter((file) => /km\/u\b|km per uur/.test(readFileSync(file, "utf8")));
  expect(stating.sort()).toEqual(METRIC_SPEEDS);
});

it("no other sentence, part or screen writes a unit of length beside a number", () => {
  const files = ["sentences", "parts", "screens"].flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name))
      .map((name) => `src/${room}/${name}`),
  );
  const writing = files.filter((file) =>
    /, "(k?m(²|\\u00b2)?|ft|mi)"\)/.test(readFileSync(file, "utf8")),
  );
  expect(writing.filter((file) => !file.includes("/intl/")).sort()).toEqual(METRIC_TEXTS);
});
