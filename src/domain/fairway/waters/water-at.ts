import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { guideLineOf, metersAlong } from "#domain/geodesy/line/guide-line.ts";
import { nearestMatch } from "#domain/geodesy/line/match-line.ts";
import type { WaterLine } from "./water-lines.ts";

/** The largest distance to the middle of a water, metres: on a wide river the buoys lie this far from it. */
const REACH_METERS = 400;

/** Waters of which one is not this much nearer than the other are both named, metres: where two meet, a mark may be of either. */
const NEARER_METERS = 100;

/** Returns the names of the waters at a place, the nearest first, at most two; none if it is far from all. */
export function watersAt(waters: readonly WaterLine[], place: LatLng): readonly string[] {
  const meters = new Map<string, number>();
  for (const { name, line } of waters) {
    const guide = guideLineOf(line, Float64Array.from(metersAlong(line)), []);
    const off = nearestMatch(guide, place)?.offMeters ?? Number.POSITIVE_INFINITY;
    if (off < (meters.get(name) ?? REACH_METERS)) meters.set(name, off);
  }
  const nearest = [...meters].sort(([, one], [, other]) => one - other);
  const reach = (nearest[0]?.[1] ?? 0) + NEARER_METERS;
  return nearest.flatMap(([name, off]) => (off <= reach ? [name] : [])).slice(0, 2);
}
