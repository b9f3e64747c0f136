import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { fromRd, type Rd, toRd } from "#domain/coordinates/rd.ts";
import type { MapSketch, SketchShape } from "#domain/measure/map-sketch.ts";

/** The map scales that a protractor has, as the number behind "1:". */
export type ProtractorScale = 10_000 | 25_000 | 50_000;

/** The radius of the circle of degrees on paper, millimetres. */
const CIRCLE_MM = 40;
/** The lengths of the ticks at each degree that is divisible by the key, millimetres. */
const TICKS = [
  { everyDegrees: 90, fromMm: 0, isLabelled: true },
  { everyDegrees: 30, fromMm: 35, isLabelled: true },
  { everyDegrees: 10, fromMm: 36.5, isLabelled: false },
  { everyDegrees: 5, fromMm: 38, isLabelled: false },
] as const;
/** The middle of the numbers, just outside the circle, millimetres. */
const LABEL_MM = 43.5;
const CIRCLE_CORNERS = 120;

/** Returns how far the protractor reaches from its middle, metres, its numbers included. */
export function protractorReachMeters(scale: ProtractorScale): number {
  return ((LABEL_MM + 2) * scale) / 1000;
}

/** The scale of coordinates: a kilometre along both axes, with a tick at each hundred metres. */
const ROMER_METERS = 1000;
const ROMER_STEP_METERS = 100;
const ROMER_TICK_MM = 2;

/**
 * Draws a map protractor with its middle on a place, as large on the ground as a real one is on a map of that scale: a circle
 * with degrees from grid north, and a romer, a kilometre to the east and to the north with ticks at each hundred metres.
 * Empty outside the Netherlands, where there is no grid.
 */
export function protractorSketch(center: LatLng, scale: ProtractorScale): MapSketch {
  const rd = toRd(center);
  if (!rd) return [];
  const metersPerMm = scale / 1000;
  return [...circle(rd, metersPerMm), ...romer(rd, metersPerMm)];
}

function circle(center: Rd, metersPerMm: number): SketchShape[] {
  const at = (degrees: number, radiusMm: number) => polar(center, degrees, radiusMm * metersPerMm);
  const corners = Array.from({ length: CIRCLE_CORNERS + 1 }, (_, index) =>
    at((360 * index) / CIRCLE_CORNERS, CIRCLE_MM),
  );
  const ticks = Array.from({ length: 72 }, (_, index) => index * 5).flatMap(
    (degrees): SketchShape[] => {
      const tick = TICKS.find(({ everyDegrees }) => degrees % everyDegrees === 0);
      if (!tick) return [];
      const points = [at(degrees, tick.fromMm), at(degrees, CIRCLE_MM)];
      const line: SketchShape = { kind: "line", points, isThin: true };
      const place = at(degrees, LABEL_MM);
      return tick.isLabelled ? [line, { kind: "label", place, label: `${degrees}` }] : [line];
    },
  );
  return [{ kind: "line", points: corners, isThin: true }, ...ticks];
}

function romer({ x, y }: Rd, metersPerMm: number): SketchShape[] {
  const tickMeters = ROMER_TICK_MM * metersPerMm;
  const line = (from: Rd, to: Rd): SketchShape => ({
    kind: "line",
    points: [fromRd(from), fromRd(to)],
    isThin: true,
  });
  const steps = Array.from(
    { length: ROMER_METERS / ROMER_STEP_METERS },
    (_, index) => (index + 1) * ROMER_STEP_METERS,
  );
  return steps.flatMap((meters) => [
    line({ x: x + meters, y: y - tickMeters }, { x: x + meters, y: y + tickMeters }),
    line({ x: x - tickMeters, y: y + meters }, { x: x + tickMeters, y: y + meters }),
  ]);
}

/** The place in a direction from grid north, degrees, at a distance in the grid. */
function polar({ x, y }: Rd, degrees: number, meters: number): LatLng {
  const angle = (degrees * Math.PI) / 180;
  return fromRd({ x: x + meters * Math.sin(angle), y: y + meters * Math.cos(angle) });
}
