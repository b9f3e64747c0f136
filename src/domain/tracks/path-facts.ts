import { lngNear } from "#domain/coordinates/date-line.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { isMoment } from "#domain/units/moment.ts";
import { knownValues } from "./known-values.ts";
import type { PathFacts, TrackPath, TrackPoints } from "./track.ts";

/** Returns the facts that follow from the points of a track; visits every point. */
export function pathFacts(points: TrackPath & Pick<TrackPoints, "timesMs">): PathFacts {
  const { timesMs } = knownValues({ ...points, altitudesMeters: null });
  const startedAtMs = timesMs?.find(isMoment);
  const endedAtMs = timesMs?.findLast(isMoment);
  return {
    pointCount: points.lngs.length,
    segmentCount: points.segmentStarts.length,
    lengthMeters: pathLengthMeters(points),
    bounds: pathBounds(points),
    ...(startedAtMs !== undefined && { startedAtMs }),
    ...(endedAtMs !== undefined && { endedAtMs }),
  };
}

/** Returns the length of a line in metres, without the gaps between its segments. */
export function pathLengthMeters({ lngs, lats, segmentStarts }: TrackPath): number {
  const starts = new Set(segmentStarts);
  let meters = 0;
  for (let index = 1; index < lngs.length; index++) {
    if (starts.has(index)) continue;
    meters += distanceMeters(placeAt(lngs, lats, index - 1), placeAt(lngs, lats, index));
  }
  return meters;
}

/** Returns the smallest box around a line; of a line over the date line that of `boxOnOneSide`. All 0 without points. */
export function pathBounds({ lngs, lats }: TrackPath): LngLatBox {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  let before = lngs[0] ?? 0;
  for (let index = 0; index < lngs.length; index++) {
    const { lng, lat } = placeAt(lngs, lats, index);
    before = lngNear(lng, before);
    west = Math.min(west, before);
    south = Math.min(south, lat);
    east = Math.max(east, before);
    north = Math.max(north, lat);
  }
  return lngs.length > 0 ? boxOnOneSide([west, south, east, north]) : [0, 0, 0, 0];
}

/** Returns the larger part of a box on one side of the date line, which no box crosses; the same box within ±180. */
export function boxOnOneSide([west, south, east, north]: LngLatBox): LngLatBox {
  if (west >= -180 && east <= 180) return [west, south, east, north];
  const turn = 360 * Math.round((west + east) / 2 / 360);
  return [Math.max(-180, west - turn), south, Math.min(180, east - turn), north];
}

function placeAt(lngs: Float64Array, lats: Float64Array, index: number) {
  return { lng: lngs[index] ?? 0, lat: lats[index] ?? 0 };
}
