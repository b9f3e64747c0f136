import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { ExchangeRoute, ExchangeTrack } from "#domain/exchange/exchange-file.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";

/** A line as the app keeps it, points and all. */
export type KeptLine =
  | { readonly kind: "track"; readonly track: ExchangeTrack }
  | { readonly kind: "route"; readonly route: ExchangeRoute };

/** What a list or a map needs to know of a kept line before its points are read. */
export interface LineHead {
  readonly id: string;
  readonly kind: "track" | "route";
  /** Empty where its file gave none. */
  readonly name: string;
  /** `#rrggbb`, lower case. */
  readonly color?: string;
  /** The file it came from. */
  readonly source?: string;
  readonly pointCount: number;
  /** Along the line over a sphere, within 0.3 % in the Netherlands; jumps between segments do not count. */
  readonly lengthMeters: number;
  /** Without points all are 0. */
  readonly bounds: LngLatBox;
  /** Milliseconds since 1970. */
  readonly importedAtMs: number;
  /** Whether the user wants it drawn on the map. */
  readonly isVisible: boolean;
}

/** The places of a line side by side, a number a point, and where its segments begin. */
export interface LinePoints {
  /** WGS 84 degrees. */
  readonly lngs: Float64Array;
  /** WGS 84 degrees. */
  readonly lats: Float64Array;
  /** The index of the first point of every segment, ascending, the first is 0; empty for no points. */
  readonly segmentStarts: Uint32Array;
}

/** The places of a track, whose own arrays they are, or of a route. */
export function linePoints(line: KeptLine): LinePoints {
  if (line.kind === "track") return line.track;
  const { points } = line.route;
  return {
    lngs: Float64Array.from(points, ({ lng }) => lng),
    lats: Float64Array.from(points, ({ lat }) => lat),
    segmentStarts: Uint32Array.from(points.length > 0 ? [0] : []),
  };
}

/** How long a line is, metres, without the gaps between its segments. */
export function lineLengthMeters({ lngs, lats, segmentStarts }: LinePoints): number {
  const starts = new Set(segmentStarts);
  let meters = 0;
  for (let index = 1; index < lngs.length; index++) {
    if (starts.has(index)) continue;
    meters += distanceMeters(placeAt(lngs, lats, index - 1), placeAt(lngs, lats, index));
  }
  return meters;
}

/** The least box around a line that does not cross the date line. */
export function lineBounds({ lngs, lats }: LinePoints): LngLatBox {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index < lngs.length; index++) {
    const { lng, lat } = placeAt(lngs, lats, index);
    west = Math.min(west, lng);
    south = Math.min(south, lat);
    east = Math.max(east, lng);
    north = Math.max(north, lat);
  }
  return lngs.length > 0 ? [west, south, east, north] : [0, 0, 0, 0];
}

function placeAt(lngs: Float64Array, lats: Float64Array, index: number) {
  return { lng: lngs[index] ?? 0, lat: lats[index] ?? 0 };
}
