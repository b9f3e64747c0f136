import { readFileSync } from "node:fs";
import type { Feature, LineString } from "geojson";
import { type Area, subtract, unite, widenLine } from "../geometry/areas.ts";
import { readWaterways } from "../sources/own-data.ts";
import { partsWhere } from "./cut-line.ts";
import { cellOf, densified, keysAround, lengthMeters } from "./ground.ts";
import type { WeighedWater } from "./weigh-waters.ts";

/** The typical widths of the large rivers and canals in metres, by name. */
const WIDTHS_METERS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    readWaterways().flatMap(({ properties: { name, widthMeters } }) =>
      widthMeters ? [[name, widthMeters] as const] : [],
    ),
  ),
  ...JSON.parse(readFileSync(new URL("../../data/wide-waters.json", import.meta.url), "utf8")),
};

/** A lighter water shares the name of a large one by chance. */
const MIN_WIDE_WEIGHT = 9;

/** The error of the rivers in the overview, whose canals are schematic between towns. */
const SAME_WATER_METERS = 900;

/** Shorter remains of a river are dropped. */
const SHORTEST_METERS = 4_000;

/** Returns the rivers and canals of the overview that the named waters lack. */
export function addedByOverview(
  waterways: readonly Feature<LineString>[],
  waters: readonly WeighedWater[],
): Feature<LineString>[] {
  const known = new Set<string>();
  for (const { lines } of waters.filter(({ weight }) => weight >= MIN_WIDE_WEIGHT)) {
    for (const point of lines.flatMap((line) => densified(line, SAME_WATER_METERS / 2))) {
      known.add(cellOf(point, SAME_WATER_METERS).join(" "));
    }
  }
  return waterways.flatMap(({ geometry, properties }) => {
    const line = densified(geometry.coordinates, SAME_WATER_METERS / 2);
    return partsWhere(line, (point) =>
      keysAround(point, SAME_WATER_METERS).every((key) => !known.has(key)),
    )
      .filter((part) => lengthMeters(part) >= SHORTEST_METERS)
      .map((coordinates) => ({
        type: "Feature" as const,
        properties: { ...properties, rank: 1 },
        geometry: { type: "LineString" as const, coordinates },
      }));
  });
}

/** Returns the large rivers and canals as areas of their typical width, outside sea and lakes. */
export function riverAreas(
  waters: readonly WeighedWater[],
  added: readonly Feature[],
  still: readonly Area[],
): Area {
  const own = waters
    .filter(({ name, weight }) => WIDTHS_METERS[name] && weight >= MIN_WIDE_WEIGHT)
    .flatMap(({ name, lines }) => lines.map((line) => ({ name, line })));
  const others = added.flatMap(({ properties, geometry }) => {
    const name = String(properties?.["name"]);
    return geometry.type === "LineString" ? [{ name, line: geometry.coordinates }] : [];
  });
  const rivers = [...own, ...others].reduce<Area>((area, { name, line }) => {
    const width = WIDTHS_METERS[name];
    return width ? unite(area, widenLine(line, width)) : area;
  }, []);
  return still.reduce(subtract, rivers);
}
