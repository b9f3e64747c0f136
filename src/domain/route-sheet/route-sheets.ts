import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { gridConvergenceDegrees } from "#domain/geodesy/grid-convergence.ts";
import type { TracingScale } from "#domain/route-sheet/figures/tracing-figure.ts";
import type { North } from "#domain/survey/north-reference.ts";
import { turnDegrees } from "#domain/units/degrees.ts";
import { canGoWrong, type RouteJunction } from "./junction.ts";
import type { SheetPaper } from "./pages.ts";
import type { ChosenJunction } from "./sheet-step.ts";
import type { Technique } from "./techniques.ts";

/** The choice of a leader for a junction; the route may have changed since. */
export interface JunctionChoice {
  readonly place: LatLng;
  /** The passing that it is for; absent in a choice for every passing, as earlier versions made them. */
  readonly passing?: Passing;
  /** Null for the usual choice, which may differ by the direction of a patrol. */
  readonly isOnSheet: boolean | null;
  /** Empty for none. */
  readonly remark: string;
}

/** The arms by which a route arrives at a junction and leaves it, degrees from true north. */
export type Passing = Pick<RouteJunction, "inDegrees" | "outDegrees">;

/** A stretch of the route of a patrol with the technique of its sheets. */
export interface Stretch {
  readonly technique: Technique;
  /** Its end, metres along the route of the patrol; null for the end of the route. */
  readonly untilMeters: number | null;
}

/** A group that walks the route in its own way. */
export interface Patrol {
  readonly id: string;
  readonly name: string;
  /** Minutes since midnight; null if not known. */
  readonly startMinutes: number | null;
  readonly isReversed: boolean;
  /** Its start, metres from the start of the route as planned. */
  readonly startMeters: number;
  /** In order; at least one. */
  readonly stretches: readonly Stretch[];
}

/** Everything that a leader made for the sheets of one plan or track. */
export interface RouteSheets {
  readonly paper: SheetPaper;
  readonly north: North;
  readonly tracingScale: TracingScale;
  /** True if the drawings of junctions and strips have distances; absent for no. */
  readonly hasDistances?: boolean;
  /** True if each fragment of the map is turned its own way; absent for north up. */
  readonly hasTurnedFragments?: boolean;
  /** True if fragments of the map have no numbers; absent for with them. */
  readonly hasBareFragments?: boolean;
  readonly choices: readonly JunctionChoice[];
  readonly patrols: readonly Patrol[];
  /** The telephone number of the leaders, as typed; empty for none. */
  readonly phone: string;
  /** The leaders' own rules for a book, a line each; absent for the usual ones. */
  readonly rules?: string;
  /** The speed by which the times of patrols are computed, km/h. */
  readonly speedKmh: number;
  /** Patrols in the bin; absent if there are none. */
  readonly removed?: readonly RemovedPatrol[];
}

/** A patrol that was removed, in the bin. */
export interface RemovedPatrol {
  /** The id of the patrol. */
  readonly id: string;
  readonly patrol: Patrol;
  /** Milliseconds since 1970. */
  readonly deletedAtMs: number;
}

/** The most that is stored, entries and characters. */
export const SHEET_LIMITS = {
  choices: 2000,
  patrols: 50,
  stretches: 20,
  remark: 120,
  name: 60,
  phone: 40,
  rules: 2000,
} as const;

/** The sheets of a route for which nothing was chosen yet. */
export const USUAL_SHEETS: RouteSheets = {
  paper: "A4",
  north: "grid",
  tracingScale: 25_000,
  choices: [],
  patrols: [],
  phone: "",
  speedKmh: 4,
};

/** Returns the norths that sheets of a route from this place can have: that of RD only where it is defined. */
export function northsAt(start: LatLng): readonly North[] {
  return gridConvergenceDegrees(start) === null
    ? ["magnetic", "true"]
    : ["grid", "magnetic", "true"];
}

/** Returns the north of the sheets of a route from a place; true north in place of that of RD where that is not defined. */
export function northOfSheets({ north }: Pick<RouteSheets, "north">, start: LatLng): North {
  return northsAt(start).includes(north) ? north : "true";
}

/** A junction this near is the same one after the route or the map has changed, metres. */
const SAME_PLACE_METERS = 15;
/** An arm that differs less is the same one after the route or the map has changed, degrees. */
const SAME_ARM_DEGREES = 25;

/** Returns the junctions of a route as the leader chose them, and otherwise as usual. */
export function chosenJunctions(
  junctions: readonly RouteJunction[],
  choices: readonly JunctionChoice[],
): ChosenJunction[] {
  return junctions.map((junction) => {
    const choice = choiceFor(choices, junction, junctions);
    const isOnSheet = choice?.isOnSheet ?? canGoWrong(junction);
    return { junction, isOnSheet, remark: choice?.remark ?? "" };
  });
}

/**
 * Returns the choices after those for these junctions; choices for places and passings that are not among them stay.
 * @param route all junctions of the route that they are on
 */
export function withChoices(
  choices: readonly JunctionChoice[],
  chosen: readonly ChosenJunction[],
  route: readonly RouteJunction[] = chosen.map(({ junction }) => junction),
): readonly JunctionChoice[] {
  const others = choices.filter(
    (choice) =>
      !choice.passing || !chosen.some(({ junction }) => choiceFor([choice], junction, route)),
  );
  const own = chosen.flatMap(({ junction, isOnSheet, remark }): JunctionChoice[] => {
    const { place, inDegrees, outDegrees } = junction;
    const isUsual = isOnSheet === canGoWrong(junction);
    // A choice for every passing would apply otherwise.
    const isNeeded = choiceFor(others, junction, route) !== null || !isUsual || remark !== "";
    const passing = { inDegrees, outDegrees };
    return isNeeded ? [{ place, passing, isOnSheet: isUsual ? null : isOnSheet, remark }] : [];
  });
  return [...others, ...own];
}

/**
 * Returns the choices after a change of fields for one junction, as it is chosen now.
 * @param route all junctions of the route that it is on
 */
export function withChoice(
  choices: readonly JunctionChoice[],
  junction: RouteJunction,
  fields: Partial<Pick<ChosenJunction, "isOnSheet" | "remark">>,
  route: readonly RouteJunction[] = [junction],
): readonly JunctionChoice[] {
  const chosen = chosenJunctions(route, choices).filter((one) => one.junction === junction);
  return withChoices(
    choices,
    chosen.map((one) => ({ ...one, ...fields })),
    route,
  );
}

/** Returns the choice for a passing: the most particular one, and of equal ones the nearest. */
function choiceFor(
  choices: readonly JunctionChoice[],
  junction: RouteJunction,
  route: readonly RouteJunction[],
): JunctionChoice | null {
  let best: JunctionChoice | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const choice of choices) {
    const meters = distanceMeters(choice.place, junction.place);
    const rank = rankOf(choice, junction);
    if (meters > SAME_PLACE_METERS || rank === null) continue;
    // On the way back along the same way, the choice belongs to the way there.
    if (rank === 1 && route.some((other) => isFor(choice, other))) continue;
    const score = rank * SAME_PLACE_METERS * 2 + meters;
    if (score <= least) [best, least] = [choice, score];
  }
  return best;
}

/** Tells whether a choice is for this very passing. */
function isFor(choice: JunctionChoice, junction: RouteJunction): boolean {
  const meters = distanceMeters(choice.place, junction.place);
  return meters <= SAME_PLACE_METERS && rankOf(choice, junction) === 0;
}

/** 0 for the same passing, 1 for a patrol that walks it the other way, 2 for a choice for every passing; null for another one. */
function rankOf({ passing }: JunctionChoice, junction: Passing): number | null {
  if (!passing) return 2;
  const isSame = (one: number, other: number) => turnDegrees(one, other) <= SAME_ARM_DEGREES;
  const { inDegrees, outDegrees } = passing;
  if (isSame(inDegrees, junction.inDegrees) && isSame(outDegrees, junction.outDegrees)) return 0;
  return isSame(inDegrees, junction.outDegrees) && isSame(outDegrees, junction.inDegrees)
    ? 1
    : null;
}
