import { describe, expect, it } from "vitest";
import { type DrawnMode, networkColors } from "#mapview/layers/networks/network-palette.ts";
import { type NearPalette, nearPaletteFor } from "./near-palette.ts";
import { COLOR_BLIND, contrast, distanceFor } from "./seen-colors.fixture.ts";

type Name = keyof NearPalette;

const TEXTS: readonly Name[] = [
  "placeText",
  "minorPlaceText",
  "roadText",
  "roadNumberText",
  "pathText",
  "cycleway",
  "houseText",
  "natureText",
  "provinceText",
  "waypointText",
  "poiFood",
  "poiShop",
  "poiTravel",
  "poiHealth",
  "poiLandmark",
  "poiMinor",
];

/** Polder and fields, where a ditch is a landmark. */
const OPEN_LAND: readonly Name[] = ["land", "farmland", "grass", "sand", "wetland"];
const GROUNDS: readonly Name[] = [
  ...OPEN_LAND,
  "wood",
  "park",
  "heath",
  "scrub",
  "tidalFlat",
  "builtUp",
  "retail",
  "industrial",
  "campus",
  "pitch",
  "military",
];

/** A class of lines, the grounds it is drawn on, and the least contrast (WCAG 2.2). */
const LINES: readonly (readonly [Name, readonly Name[], number])[] = [
  ["path", GROUNDS, 4],
  ["cycleway", GROUNDS, 3.8],
  ["footway", GROUNDS, 3.3],
  ["track", GROUNDS, 3.3],
  ["rail", GROUNDS, 3.3],
  ["waterway", GROUNDS, 2],
  ["waterway", OPEN_LAND, 2.5],
  ["shore", GROUNDS, 2],
  ["shore", ["land", "farmland"], 2.8],
  ["ferry", ["water"], 3],
  ["path", ["water"], 4.5],
  // Weirs, dams and lock gates, the edges of bridges and piers.
  ["bridgeEdge", ["water", ...OPEN_LAND], 3.4],
  ["parkEdge", GROUNDS, 2.5],
  ["provinceBorder", OPEN_LAND, 2.4],
  ["countryBorder", GROUNDS, 3.9],
  ["danger", ["military"], 3],
  ["landMark", ["heath", "scrub", "sand", "tidalFlat"], 1.75],
];

const ROADS: readonly (readonly [Name, Name])[] = [
  ["motorway", "motorwayEdge"],
  ["mainRoad", "mainRoadEdge"],
  ["middleRoad", "middleRoadEdge"],
  ["minorRoad", "minorRoadEdge"],
  ["trackFill", "track"],
];

describe.each(["light", "dark"] as const)("the colours in %s", (flavour) => {
  const palette = nearPaletteFor(flavour);

  function leastOf(line: string, grounds: readonly Name[]): number {
    return Math.min(...grounds.map((ground) => contrast(line, palette[ground])));
  }

  it.each(TEXTS)("make %s readable on its rim (AA)", (text) => {
    expect(contrast(palette[text], palette.textHalo)).toBeGreaterThanOrEqual(4.5);
  });

  it("make the names of waters readable on their rim and on the water", () => {
    expect(contrast(palette.waterText, palette.waterHalo)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.waterText, palette.water)).toBeGreaterThanOrEqual(4.4);
  });

  it.each(LINES)("show %s on %s", (line, grounds, least) => {
    expect(leastOf(palette[line], grounds)).toBeGreaterThanOrEqual(least);
  });

  it.each(ROADS)("show %s on every ground, by its fill or its edges", (road, edge) => {
    for (const ground of GROUNDS) {
      const bySelf = contrast(palette[road], palette[ground]);
      const byEdges = contrast(palette[edge], palette[ground]);
      expect(Math.max(bySelf, byEdges), ground).toBeGreaterThanOrEqual(1.95);
    }
  });

  it.each(["walk", "cycle", "motorboat"] as const)("show the %s network everywhere", (mode) => {
    expect(leastOf(networkColors(mode, flavour).line, [...GROUNDS, "water"])).toBeGreaterThan(2.9);
  });

  it.each<DrawnMode>(["walk", "cycle", "canoe", "motorboat"])(
    "let the numbers of the %s network be read (AA)",
    (mode) => {
      const { line, casing, onLine } = networkColors(mode, flavour);
      expect(contrast(line, casing)).toBeGreaterThanOrEqual(3.7);
      expect(contrast(line, onLine)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(COLOR_BLIND)(
    "distinguish a cycleway from a path, a track and a ditch with %s",
    (eyes) => {
      for (const other of ["path", "footway", "track", "waterway"] as const) {
        const apart = distanceFor(eyes, palette.cycleway, palette[other]);
        expect(apart, other).toBeGreaterThan(15);
      }
    },
  );

  it("separate land from water, and wood from field", () => {
    expect(contrast(palette.wood, palette.farmland)).toBeGreaterThanOrEqual(1.24);
    expect(contrast(palette.water, palette.land)).toBeGreaterThanOrEqual(1.35);
  });
});
