import type { AlongObject } from "#domain/fairway/along-line.ts";
import { clearanceMeters, passageWidthMeters } from "#domain/fairway/clearance.ts";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { type BoatLimits, type Passage, passageOf } from "#domain/fairway/passage.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import type { PlanLeg } from "#domain/network/plan/route/plan-route.ts";
import { travelSeconds } from "./travel-time.ts";

/** A bridge or lock on a route, and when it is passed. */
export interface PassedObject {
  readonly object: FairwayObject;
  /** The expected time of passing, in milliseconds since 1970, at the boat's own speed and without waiting. */
  readonly atMs: number;
  /** Null when the size of the boat is unknown. */
  readonly passage: Passage | null;
}

/** The bridges and locks of one leg. */
export interface FairwayLeg {
  /** In the order of the route. */
  readonly passed: readonly PassedObject[];
  /** The lowest bridge that never opens; null if there is none with a known clearance. */
  readonly lowestFixed: FairwayObject | null;
  /** The width of the narrowest passage, in metres; null when no width is known. */
  readonly narrowestMeters: number | null;
}

/** The departure, the speed and the limits of a boat on a route. */
export interface Voyage {
  /** Milliseconds since 1970. */
  readonly departureMs: number;
  readonly speedKmh: number;
  /** Null when the size of the boat is unknown. */
  readonly limits: BoatLimits | null;
}

/** Returns the bridges and locks of each leg, with the times at which they are passed. */
export function fairwaysOfLegs(
  legs: readonly Pick<PlanLeg, "line">[],
  along: readonly AlongObject[],
  voyage: Voyage,
): readonly FairwayLeg[] {
  let end = 0;
  return legs.map(({ line }, index) => {
    const start = end;
    end += metersAlong(line).at(-1) ?? 0;
    const isLast = index === legs.length - 1;
    return legOf(
      along
        .filter(({ alongMeters }) => alongMeters >= start && (alongMeters < end || isLast))
        .map((one) => passedOn(one, voyage)),
    );
  });
}

function passedOn({ object, alongMeters }: AlongObject, voyage: Voyage): PassedObject {
  const { departureMs, speedKmh, limits } = voyage;
  return {
    object,
    atMs: departureMs + travelSeconds(alongMeters, speedKmh) * 1000,
    passage: limits && passageOf(object, limits),
  };
}

function legOf(passed: readonly PassedObject[]): FairwayLeg {
  const objects = passed.map(({ object }) => object);
  const fixed = objects.filter(({ kind, isMovable }) => kind === "bridge" && !isMovable);
  const widths = objects.map(passageWidthMeters).filter((width) => width !== null);
  return {
    passed,
    lowestFixed: lowestOf(fixed),
    narrowestMeters: widths.length > 0 ? Math.min(...widths) : null,
  };
}

function lowestOf(bridges: readonly FairwayObject[]): FairwayObject | null {
  const heightOf = (bridge: FairwayObject): number =>
    clearanceMeters(bridge) ?? Number.POSITIVE_INFINITY;
  const known = bridges.filter((bridge) => clearanceMeters(bridge) !== null);
  return known.toSorted((a, b) => heightOf(a) - heightOf(b))[0] ?? null;
}

/**
 * Returns the objects that a boat cannot pass, or may not be able to pass because a size is unknown, in the
 * order of the route.
 */
export function obstaclesOf(legs: readonly FairwayLeg[]): readonly PassedObject[] {
  return legs.flatMap(({ passed }) =>
    passed.filter(({ passage }) => passage?.state === "blocked" || passage?.state === "unknown"),
  );
}
