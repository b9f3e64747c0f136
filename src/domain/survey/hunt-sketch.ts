import type { MapSketch, SketchShape } from "#domain/measure/map-sketch.ts";
import {
  type AreaStatus,
  circleRing,
  type Hunt,
  type HuntSighting,
  sightingRadiusMeters,
} from "./hunt.ts";
import { reachWithinArea } from "./hunt-reach.ts";
import { type SightingChoice, shownSightings } from "./shown-sightings.ts";

/** The rules of a hunt, which differ by organiser. */
export interface HuntRules {
  /** True if the hunted stay in their area. */
  readonly staysInArea: boolean;
}

/**
 * Returns the features of a hunt at a given time: areas, circles, and sightings. The latest sighting of each name has a circle of how
 * far the hunted can have come; where they stay in their area, the line around the part of it that they can have reached.
 */
export function huntSketch(
  { areas, circles, sightings }: Hunt,
  nowMs: number,
  areaLabel: (name: string, status: AreaStatus) => string,
  { staysInArea }: HuntRules = { staysInArea: false },
  choice: SightingChoice = { old: null, fox: null },
): MapSketch {
  return [
    ...areas.map(
      ({ ring, color }): SketchShape => ({
        kind: "area",
        ring,
        ...(color !== undefined && { color }),
      }),
    ),
    ...circles.flatMap((circle): SketchShape[] => [
      { kind: "area", ring: circleRing(circle, circle.radiusMeters) },
      { kind: "point", place: circle, label: circle.name },
    ]),
    ...shownSightings(sightings, choice, nowMs).flatMap(({ sighting, isLatest, isFaded }) => {
      const shapes: SketchShape[] = [
        ...(isLatest ? grownCircle(sighting, nowMs, staysInArea ? areas : []) : []),
        {
          kind: "point",
          place: sighting,
          label: sighting.name,
          ...(isLatest && { isResult: true }),
        },
      ];
      return shapes.map((shape) => ({ ...shape, isSighting: true, ...(isFaded && { isFaded }) }));
    }),
    ...areas.flatMap(({ ring, name, status = "open" }): SketchShape[] =>
      ring[0] ? [{ kind: "label", place: ring[0], label: areaLabel(name, status) }] : [],
    ),
  ];
}

function grownCircle(sighting: HuntSighting, nowMs: number, areas: Hunt["areas"]): SketchShape[] {
  const radiusMeters = sightingRadiusMeters(sighting, nowMs);
  if (radiusMeters < 1) return [];
  const ring = reachWithinArea(sighting, radiusMeters, areas) ?? circleRing(sighting, radiusMeters);
  return [{ kind: "line", points: [...ring, ...ring.slice(0, 1)], isDashed: true }];
}
