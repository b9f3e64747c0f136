import { writeDecimal } from "#domain/text/write-decimal.ts";
import type { LatLng } from "./lat-lng.ts";
import { isInBox, type LngLatBox, overlapOf } from "./lng-lat-box.ts";
import { fromRd, RD_AREA, RD_RANGE, toRd } from "./rd.ts";

/** A line of the RD grid, with places so close together that the line is straight between them. */
export interface RdGridLine {
  /** The coordinate that is constant along the line: `x` for a north–south line, `y` for an east–west line. */
  readonly axis: "x" | "y";
  /** The value of that coordinate, in metres. */
  readonly meters: number;
  /** The points of the line, from west to east or from south to north. */
  readonly places: readonly LatLng[];
  /** The other coordinate of the first place, and the step to the next, in metres. */
  readonly fromMeters: number;
  readonly spacingMeters: number;
}

/** Over this distance an RD line deviates 2.5 m from a straight line in Web Mercator. */
const STRAIGHT_METERS = 10_000;

interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * Returns the lines of the RD grid through a box (west, south, east, north, degrees), `stepMeters` apart,
 * extended by at most one step. There are none outside the area of RD; a line that leaves the area and
 * returns becomes two.
 */
export function rdGridLines(box: LngLatBox, stepMeters: number): readonly RdGridLine[] {
  const range = rangeOf(overlapOf(box, RD_AREA));
  if (!range) return [];
  const spacing = Math.min(stepMeters, STRAIGHT_METERS);
  const xs = multiplesIn(range.x, spacing);
  const ys = multiplesIn(range.y, spacing);
  // Both kinds of line share their crossings, which are the expensive part.
  const crossings = ys.map((y) => xs.map((x) => inArea(fromRd({ x, y }))));
  const isLine = (meters: number) => meters % stepMeters === 0;
  const north = { axis: "x", fromMeters: ys[0] ?? 0, spacingMeters: spacing } as const;
  const east = { axis: "y", fromMeters: xs[0] ?? 0, spacingMeters: spacing } as const;
  return [
    ...xs.flatMap((meters, column) => {
      const places = crossings.map((row) => row[column] ?? null);
      return isLine(meters) ? partsOf({ ...north, meters, places }) : [];
    }),
    ...ys.flatMap((meters, row) =>
      isLine(meters) ? partsOf({ ...east, meters, places: crossings[row] ?? [] }) : [],
    ),
  ];
}

/** Returns the place on a line where its other coordinate has this value in metres; null beyond its ends. */
export function placeOnGridLine(line: RdGridLine, otherMeters: number): LatLng | null {
  const steps = (otherMeters - line.fromMeters) / line.spacingMeters;
  const [from, to] = [line.places[Math.floor(steps)], line.places[Math.ceil(steps)]];
  if (!from || !to) return null;
  const share = steps - Math.floor(steps);
  return {
    lat: from.lat + (to.lat - from.lat) * share,
    lng: from.lng + (to.lng - from.lng) * share,
  };
}

/** Returns the label of a line in kilometres, with decimals only if needed: "84", "84,3" in Dutch. */
export function rdGridNumber(meters: number, locale: string): string {
  return writeDecimal(meters / 1000, locale);
}

function inArea(place: LatLng): LatLng | null {
  return isInBox(RD_AREA, place) ? place : null;
}

/** Returns the RD range of a box within the area; null for an empty box. */
function rangeOf([west, south, east, north]: LngLatBox): { x: Range; y: Range } | null {
  if (west >= east || south >= north) return null;
  const [middleLat, middleLng] = [(south + north) / 2, (west + east) / 2];
  // A parallel is curved in RD: its middle lies lower than its ends.
  const edge = [south, middleLat, north].flatMap((lat) =>
    [west, middleLng, east].flatMap((lng) => toRd({ lat, lng }) ?? []),
  );
  return {
    x: rangeAround(
      edge.map(({ x }) => x),
      RD_RANGE.minX,
      RD_RANGE.maxX,
    ),
    y: rangeAround(
      edge.map(({ y }) => y),
      RD_RANGE.minY,
      RD_RANGE.maxY,
    ),
  };
}

function rangeAround(values: readonly number[], lowest: number, highest: number): Range {
  return {
    min: Math.max(lowest, Math.min(...values)),
    max: Math.min(highest, Math.max(...values)),
  };
}

/** Returns the multiples within a range, and one more at each end. */
function multiplesIn({ min, max }: Range, spacing: number): number[] {
  const first = Math.floor(min / spacing);
  const count = Math.max(0, Math.ceil(max / spacing) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * spacing);
}

interface BrokenLine extends Omit<RdGridLine, "places"> {
  readonly places: readonly (LatLng | null)[];
}

/** Returns the parts of a line that lie in the area. */
function partsOf(line: BrokenLine): RdGridLine[] {
  const parts: (RdGridLine & { readonly places: LatLng[] })[] = [];
  let isOpen = false;
  line.places.forEach((place, index) => {
    if (!place) isOpen = false;
    else if (isOpen) parts.at(-1)?.places.push(place);
    else {
      const fromMeters = line.fromMeters + index * line.spacingMeters;
      parts.push({ ...line, fromMeters, places: [place] });
      isOpen = true;
    }
  });
  return parts.filter(({ places }) => places.length > 1);
}
