import { type LngLatBox, overlapOf } from "#domain/coordinates/lng-lat-box.ts";

/** Tile edges are computed: a hair's breadth beyond an area still counts as inside. */
const SLACK_DEGREES = 1e-9;

/**
 * How much of a box lies in the one of these areas that covers it most, from 0 to 1 by degrees.
 * Exactly 1 only when that area holds it wholly: areas are complete each for itself, and what two of
 * them cover together has a seam.
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
