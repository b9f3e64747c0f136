import { type LngLatBox, overlapOf } from "#domain/coordinates/lng-lat-box.ts";

/** Tolerance for computed tile edges, degrees. */
const SLACK_DEGREES = 1e-9;

/**
 * Returns the fraction of a box, in degrees, covered by the one area that covers it most, from 0 to 1. It is exactly
 * 1 only if that area contains the box: each area is complete in itself, and two areas together have a seam.
 */
export function coveredPart(areas: readonly LngLatBox[], box: LngLatBox): number {
  return areas.reduce((most, area) => Math.max(most, partWithin(area, box)), 0);
}

function partWithin(area: LngLatBox, box: LngLatBox): number {
  if (holds(area, box)) return 1;
  const [west, south, east, north] = overlapOf(area, box);
  const [width, height] = [east - west, north - south];
  if (width <= 0 || height <= 0) return 0;
  const part = (width * height) / ((box[2] - box[0]) * (box[3] - box[1]));
  return Math.min(part, 1 - Number.EPSILON);
}

function holds(area: LngLatBox, box: LngLatBox): boolean {
  return (
    area[0] <= box[0] + SLACK_DEGREES &&
    area[1] <= box[1] + SLACK_DEGREES &&
    area[2] >= box[2] - SLACK_DEGREES &&
    area[3] >= box[3] - SLACK_DEGREES
  );
}
