import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { fromRd, type Rd, toRd } from "#domain/coordinates/rd.ts";
import type { MapSketch, SketchShape } from "#domain/measure/map-sketch.ts";

/** The map scales for which there is a protractor, as the number after "1:". */
export type ProtractorScale = 10_000 | 25_000 | 50_000;

/** The radius of the circle of degrees, in millimetres on paper. */
const CIRCLE_MM = 40;
/** The lengths of the ticks, in millimetres: a tick at every degree divisible by the key. */
const TICKS = [
  { everyDegrees: 90, fromMm: 0, isLabelled: true },
  { everyDegrees: 30, fromMm: 35, isLabelled: true },
  { everyDegrees: 10, fromMm: 36.5, isLabelled: false },
  { everyDegrees: 5, fromMm: 38, isLabelled: false },
] as const;
/** The radius at which the numbers are centred, just outside the circle, in millimetres. */
const LABEL_MM = 43.5;
const CIRCLE_CORNERS = 120;

/** Returns the distance from the centre of the protractor to its edge, numbers included, in metres. */
export function protractorReachMeters(scale: ProtractorScale): number {
  return ((LABEL_MM + 2) * scale) / 1000;
}

/** The romer: one kilometre along both axes, with a tick every hundred metres. */
const ROMER_METERS = 1000;
const ROMER_STEP_METERS = 100;
const ROMER_TICK_MM = 2;

/**
 * Draws a map protractor centred on a place, as large on the ground as a real one on a map of that scale: a
 * circle with degrees from grid north, and a romer of a kilometre to the east and to the north with a tick
 * every hundred metres. Empty outside the Netherlands, where there is no grid.
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

/** Returns the place at a distance from the centre, in a direction in degrees from grid north, both in the grid. */
function polar({ x, y }: Rd, degrees: number, meters: number): LatLng {
  const angle = (degrees * Math.PI) / 180;
  return fromRd({ x: x + meters * Math.sin(angle), y: y + meters * Math.cos(angle) });
}
