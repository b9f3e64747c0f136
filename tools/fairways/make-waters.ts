import type { Position } from "geojson";
import { fairwayIndex } from "#domain/fairway/fairway-index.ts";
import type { Fairways } from "#domain/fairway/fairway-object.ts";
import { groundMeters, lengthMeters } from "../basemap/src/waters/ground.ts";
import { readNamedWaters } from "../basemap/src/waters/read-named-waters.ts";
import { weighWaters } from "../basemap/src/waters/weigh-waters.ts";
import { keptWaters } from "./kept-waters.ts";
import { readDams, readOpenWater } from "./lake-grounds.ts";
import { joinFairways, joinLocks, joinOverOpenWater } from "./water-joins.ts";
import { waterPoints } from "./water-points.ts";
import { type WaterWay, writeWaterGraph } from "./write-water-graph.ts";

/** A smaller part that is connected with nothing else leads nowhere. */
const MIN_PART_METERS = 2_000;

/** Makes the waters that boats can probably use from the named waterways of the country, with a line about what is in them. */
export async function makeWaters(file: string, fairways: Fairways) {
  const index = fairwayIndex(fairways);
  const names = fairways.objects.map(({ fairway }) => fairway);
  const waters = keptWaters(weighWaters(readNamedWaters(file)), index, names);
  const points = waterPoints(waters.flatMap(({ lines }) => lines));
  const locks = joinLocks(
    points,
    fairways.objects.filter(({ kind }) => kind === "lock"),
  );
  const onFairway = new Set(
    waters.flatMap(({ isFairway, lines }) => (isFairway ? lines.flat().map(String) : [])),
  );
  const gaps = joinFairways(points, (place) => onFairway.has(String(place)));
  const open = joinOverOpenWater(points, { isOpenWater: await readOpenWater(), dams: readDams() });
  const ways: WaterWay[] = [
    ...waters.flatMap(({ name, isFairway, lines }) =>
      lines.map((line) => ({ name, isFairway, line })),
    ),
    ...[...locks, ...gaps, ...open].map(({ name, line }) => ({ name, line, isFairway: false })),
  ];
  const kept = withoutSmallParts(ways, points);
  const meters = kept.reduce((sum, { line }) => sum + lengthMeters(line), 0);
  const facts =
    `${kept.length} lines, ${Math.round(meters / 1000)} km, joined at ${locks.length} locks, ` +
    `over ${gaps.length} gaps of ${Math.round(lengthOf(gaps) / Math.max(1, gaps.length))} m and over open water ${open.length} times`;
  return { bytes: writeWaterGraph(kept, index), facts };
}

function lengthOf(joins: readonly { readonly line: readonly [Position, Position] }[]): number {
  return joins.reduce((sum, { line }) => sum + groundMeters(...line), 0);
}

function withoutSmallParts(
  ways: readonly WaterWay[],
  points: ReturnType<typeof waterPoints>,
): readonly WaterWay[] {
  const components = points.components();
  const partAt = new Map(points.places.map((place, point) => [String(place), components[point]]));
  const partOf = ({ line }: WaterWay) => partAt.get(String(line[0]));
  const meters = new Map<number | undefined, number>();
  for (const way of ways) {
    meters.set(partOf(way), (meters.get(partOf(way)) ?? 0) + lengthMeters(way.line));
  }
  return ways.filter((way) => (meters.get(partOf(way)) ?? 0) >= MIN_PART_METERS);
}
