import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FairwayIndex, NearMark } from "#domain/fairway/fairway-index.ts";
import { isLateral } from "#domain/fairway/fairway-object.ts";
import { placesAlong } from "#domain/fairway/places-along.ts";
import type { WaterLine } from "./water-lines.ts";

const STEP_METERS = 100;

/** The size of a cell in degrees, some 100 m: a line follows a water in its own cell or a neighbouring one. */
const CELL = { lng: 0.0015, lat: 0.0009 } as const;

/** The distance from a line within which a mark is one of its water. */
const REACH_METERS = 300;

/** The least length along a water for which marks are missed. */
const MIN_METERS = 1000;

/**
 * Returns the names of the waters that a line (lng, lat, lng, lat …) follows for a kilometre or more without a lateral mark
 * beside it, in its order. A mark where two waters meet may belong to either, so it does not count.
 */
export function unmarkedWaters(
  line: Float64Array,
  waters: readonly WaterLine[],
  index: Pick<FairwayIndex, "marksNear">,
): readonly string[] {
  const namesAt = namesByPlace(waters);
  const lengths = new Map<string, number>();
  const marked = new Set<string>();
  for (const { place, meters } of placesAlong(line, STEP_METERS)) {
    const names = namesAt(place);
    for (const name of names) lengths.set(name, (lengths.get(name) ?? 0) + meters);
    const [only, second] = names;
    if (only === undefined || second !== undefined || marked.has(only)) continue;
    const isOwn = ({ mark }: NearMark): boolean =>
      isLateral(mark) && namesAt(mark).every((name) => name === only);
    if (index.marksNear(place, REACH_METERS).some(isOwn)) marked.add(only);
  }
  return [...lengths].flatMap(([name, meters]) =>
    meters >= MIN_METERS && !marked.has(name) ? [name] : [],
  );
}

/** Returns who finds the names of the waters within some 100 m of a place. */
function namesByPlace(waters: readonly WaterLine[]): (place: LatLng) => readonly string[] {
  const cells = new Map<string, Set<string>>();
  for (const { name, line } of waters) {
    for (const { place } of placesAlong(line, STEP_METERS / 2)) {
      const key = cellOf(place, 0, 0);
      cells.set(key, (cells.get(key) ?? new Set()).add(name));
    }
  }
  return (place) => {
    const steps = [-1, 0, 1];
    const around = steps.flatMap((right) => steps.map((up) => cellOf(place, right, up)));
    return [...new Set(around.flatMap((key) => [...(cells.get(key) ?? [])]))];
  };
}

function cellOf({ lng, lat }: LatLng, right: number, up: number): string {
  return `${Math.floor(lng / CELL.lng) + right} ${Math.floor(lat / CELL.lat) + up}`;
}
