import type { LngLat } from "#domain/areas/area-shape.ts";
import { lngLatDistanceMeters } from "#domain/geodesy/distance.ts";

/** A stretch of a line on which something is missing, in metres from the start of the line. */
export interface LineGap<What> {
  readonly fromMeters: number;
  readonly toMeters: number;
  /** Everything that is missing somewhere on the stretch, without duplicates. */
  readonly what: readonly What[];
}

/**
 * The distance between the places that are checked; a tile of zoom 14 in the Netherlands is at least 1.4 km
 * wide.
 */
const STEP_METERS = 50;

/** The length of a line, and its gaps in order. */
export interface LineGaps<What> {
  readonly meters: number;
  readonly gaps: readonly LineGap<What>[];
}

/**
 * Finds the stretches of a line on which something is missing, to within 50 m.
 * @param lines the parts of the line, measured as if each began where the one before it ended
 * @param missingAt returns what is missing at a place, or an empty list
 */
export function lineGaps<What>(
  lines: readonly (readonly LngLat[])[],
  missingAt: (place: LngLat) => readonly What[],
): LineGaps<What> {
  const gaps: { fromMeters: number; toMeters: number; what: Set<What> }[] = [];
  let isOpen = false;
  let lastMeters = 0;
  for (const { place, alongMeters } of placesAlong(lines)) {
    const what = missingAt(place);
    const gap = gaps.at(-1);
    if (what.length === 0) {
      if (isOpen && gap) gap.toMeters = alongMeters;
      isOpen = false;
    } else if (isOpen && gap) {
      gap.toMeters = alongMeters;
      for (const one of what) gap.what.add(one);
    } else {
      gaps.push({ fromMeters: lastMeters, toMeters: alongMeters, what: new Set(what) });
      isOpen = true;
    }
    lastMeters = alongMeters;
  }
  return { meters: lastMeters, gaps: gaps.map((gap) => ({ ...gap, what: [...gap.what] })) };
}

interface PlaceAlongLine {
  readonly place: LngLat;
  readonly alongMeters: number;
}

function* placesAlong(lines: readonly (readonly LngLat[])[]): Generator<PlaceAlongLine> {
  let alongMeters = 0;
  for (const line of lines) {
    for (const [index, end] of line.entries()) {
      const start = line[index - 1];
      if (!start) {
        yield { place: end, alongMeters };
        continue;
      }
      const meters = lngLatDistanceMeters(start[0], start[1], end[0], end[1]);
      const steps = Math.max(1, Math.ceil(meters / STEP_METERS));
      for (let step = 1; step <= steps; step++) {
        const part = step / steps;
        const place: LngLat = [
          start[0] + part * (end[0] - start[0]),
          start[1] + part * (end[1] - start[1]),
        ];
        yield { place, alongMeters: alongMeters + part * meters };
      }
      alongMeters += meters;
    }
  }
}
