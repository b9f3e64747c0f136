import type { AlongObject } from "#domain/fairway/along-line.ts";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { type BoatLimits, type Passage, passageOf } from "#domain/fairway/passage/passage.ts";
import { type Wait, waitAt } from "./voyage-waits.ts";

/** The next bridge or lock on a followed route that may hold up the boat. */
export interface BridgeAhead {
  readonly object: FairwayObject;
  /** The distance to it along the route. */
  readonly meters: number;
  /** The arrival at the present speed, milliseconds since 1970; null for a boat that lies still or whose speed is unknown. */
  readonly atMs: number | null;
  /** The wait at that arrival; null without one. */
  readonly wait: Wait | null;
  /** Null when the size of the boat is unknown. */
  readonly passage: Passage | null;
}

/** The place of a boat on its route, and its speed. */
export interface UnderWay {
  /** Along the route. */
  readonly alongMeters: number;
  readonly speedMps: number | null;
  readonly nowMs: number;
  readonly limits: BoatLimits | null;
}

/** A slower boat lies still: its speed is the noise of the fixes. Metres per second. */
const STILL_MPS = 0.5;

/**
 * Returns the next object ahead on the route that may hold up the boat: one that it does not surely pass while closed. For a boat of
 * unknown size those are locks and movable bridges. Null if there is none in the data.
 * @param along in the order of the route
 */
export function bridgeAhead(
  along: readonly AlongObject[],
  { alongMeters, speedMps, nowMs, limits }: UnderWay,
): BridgeAhead | null {
  const next = along.find((one) => one.alongMeters > alongMeters && holdsUp(one.object, limits));
  if (!next) return null;
  const { object } = next;
  const meters = next.alongMeters - alongMeters;
  const passage = limits && passageOf(object, limits);
  const isMoving = speedMps !== null && speedMps >= STILL_MPS;
  const atMs = isMoving ? nowMs + (1000 * meters) / speedMps : null;
  const wait = atMs === null ? null : waitAt(object, passage, atMs);
  return { object, meters, atMs, wait, passage };
}

function holdsUp(object: FairwayObject, limits: BoatLimits | null): boolean {
  if (object.kind === "lock") return true;
  return limits ? passageOf(object, limits).state !== "passes" : object.isMovable;
}
