import type { AlongObject } from "#domain/fairway/along-line.ts";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { clearanceMeters, passageWidthMeters } from "#domain/fairway/passage/clearance.ts";
import { type BoatLimits, type Passage, passageOf } from "#domain/fairway/passage/passage.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import type { PlanLeg } from "#domain/network/plan/route/plan-route.ts";
import { travelSeconds } from "./travel-time.ts";
import { type Wait, waitAt } from "./voyage-waits.ts";

/** A bridge or lock on a route, and when it is passed. */
export interface PassedObject {
  readonly object: FairwayObject;
  /**
   * The expected arrival, in milliseconds since 1970, at the boat's own speed and with the waits before it that follow from
   * the schedules.
   */
  readonly atMs: number;
  readonly wait: Wait;
  /** Null when the size of the boat is unknown. */
  readonly passage: Passage | null;
}

/** The bridges and locks of one leg. */
export interface FairwayLeg {
  /** The passed objects, in the order of the route. */
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
  const passed = passedObjects(along, voyage);
  let end = 0;
  return legs.map(({ line }, index) => {
    const start = end;
    end += metersAlong(line).at(-1) ?? 0;
    const isLast = index === legs.length - 1;
    return legOf(
      passed.filter((_, at) => {
        const { alongMeters } = along[at] as AlongObject;
        return alongMeters >= start && (alongMeters < end || isLast);
      }),
    );
  });
}

/** Passes the objects one after another, so that a wait makes the boat later at all that follow. */
export function passedObjects(
  along: readonly AlongObject[],
  { departureMs, speedKmh, limits }: Voyage,
): readonly PassedObject[] {
  let waitedMs = 0;
  return along.map(({ object, alongMeters }) => {
    const atMs = departureMs + travelSeconds(alongMeters, speedKmh) * 1000 + waitedMs;
    const passage = limits && passageOf(object, limits);
    const wait = waitAt(object, passage, atMs);
    if (wait.kind === "until") waitedMs += wait.untilMs - atMs;
    return { object, atMs, passage, wait };
  });
}

/** The waits of a voyage, by the schedules. */
export interface VoyageWaits {
  /** Milliseconds since 1970. */
  readonly arrivalMs: number;
  readonly waitMs: number;
  /** The number of bridges and locks that may keep the boat longer: their hours, or whether it needs an opening, are unknown. */
  readonly unknownCount: number;
  /** The number that is not operated in the coming weeks, so that the voyage ends there. */
  readonly closedCount: number;
}

/**
 * Returns what a voyage of this length costs in waiting.
 * @param waits all bridges and locks of the voyage, as `passedObjects` or the legs have them
 */
export function voyageWaits(
  waits: readonly PassedObject[],
  totalMeters: number,
  voyage: Pick<Voyage, "departureMs" | "speedKmh">,
): VoyageWaits {
  let waitMs = 0;
  for (const { wait, atMs } of waits) if (wait.kind === "until") waitMs += wait.untilMs - atMs;
  const count = (kind: Wait["kind"]) => waits.filter(({ wait }) => wait.kind === kind).length;
  const late = waits.filter(({ wait }) => wait.kind === "until" && wait.isAtLatest).length;
  return {
    arrivalMs: voyage.departureMs + travelSeconds(totalMeters, voyage.speedKmh) * 1000 + waitMs,
    waitMs,
    unknownCount: count("unknown") + late,
    closedCount: count("closed"),
  };
}

/** A departure and the waiting that it costs. */
export interface Departure extends VoyageWaits {
  readonly departureMs: number;
}

/** The time between two departures that are compared. */
export const DEPARTURE_STEP_MS = 15 * 60_000;

/**
 * Tells whether a departure is better than another: fewer objects at which the voyage ends, then fewer of unknown hours, then
 * less waiting, then earlier.
 */
export function isBetterDeparture(one: Departure, other: Departure): boolean {
  const costs = ({ closedCount, unknownCount, waitMs, departureMs }: Departure) =>
    [closedCount, unknownCount, Math.round(waitMs / 60_000), departureMs] as const;
  const [mine, others] = [costs(one), costs(other)];
  const at = mine.findIndex((cost, index) => cost !== others[index]);
  return at >= 0 && (mine[at] as number) < (others[at] as number);
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
