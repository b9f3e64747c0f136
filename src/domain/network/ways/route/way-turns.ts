import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type Turn, turnOf } from "#domain/geodesy/line/turn.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { edgeAttributes } from "#domain/network/ways/file/way-cell.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import { signedTurnDegrees, wrapDegrees } from "#domain/units/degrees.ts";
import { directionAlong, otherArms, type TurnedEdge } from "./way-arms.ts";

/** A place on a route where a traveller must choose between ways. */
export interface WayTurn {
  /** The distance along the line of ways, from its start. */
  readonly meters: number;
  readonly turn: Turn;
  /** The name of the way after it; null for one without a name. */
  readonly name: string | null;
}

/** A turn, and the point of the line where it is. */
export interface TurnOnLine extends WayTurn {
  readonly point: number;
}

/** An edge of a route, and where on the route it begins. */
export interface EdgeAlong extends TurnedEdge {
  readonly meters: number;
  /** The index of the point of the line. */
  readonly firstPoint: number;
}

/** With less line than this before or after a junction, there is no direction. */
const MIN_METERS = 3;
/** Turns that are closer together are one: nobody acts on two of them. */
const JOINED_METERS = 20;
/** The angle from which a change of direction is always announced. */
const CLEAR_TURN_DEGREES = 60;
/** Another way as near to straight on as this makes it unclear. */
const FORK_DEGREES = 30;
/** Another way may deviate this much more than the route and still be mistaken for it. */
const UNCLEAR_DEGREES = 20;

/** A junction of a route. */
interface Junction {
  readonly point: number;
  readonly meters: number;
  /** The change of direction; clockwise is positive. */
  readonly degrees: number;
  /** The degrees of the side to take at a fork; null if the change of direction says it. */
  readonly side: number | null;
  readonly nameBefore: string | null;
  readonly name: string | null;
}

/**
 * Returns the turns of a route, in its order: where another way is open to the mode, and the direction or the name changes.
 * A bend without a junction has none.
 * @param line lng, lat, lng, lat … in degrees
 * @param edges connected, in the direction of travel
 */
export async function turnsAlong(
  ways: JoinedWays,
  mode: NetworkMode,
  line: ArrayLike<number>,
  edges: readonly EdgeAlong[],
): Promise<readonly TurnOnLine[]> {
  const found: Junction[] = [];
  let nameBefore: string | null = null;
  for (const [at, after] of edges.entries()) {
    const before = edges[at - 1];
    if (!before) continue;
    // A crossing in the middle of a street often has no name.
    nameBefore = nameOf(before) ?? nameBefore;
    const { firstPoint: point, meters } = after;
    const degrees = degreesBetween(line, point, point);
    if (degrees === null) continue;
    const others = await otherArms(ways, mode, before, after);
    const arrival = arrivalAt(line, point) as number;
    const rivals =
      others?.map(({ bearing, name }) => ({
        degrees: signedTurnDegrees(arrival, bearing),
        name,
      })) ?? null;
    const junction = { point, meters, degrees, nameBefore, name: nameOf(after) };
    const reported = turnToReport(junction, rivals);
    if (reported === null) continue;
    found.push({ ...junction, side: reported === degrees ? null : reported });
  }
  return joinedTurns(line, found);
}

function nameOf({ cell, edge }: TurnedEdge): string | null {
  return edgeAttributes(cell, edge).name;
}

/** Another way at a junction; degrees as of a turn into it. */
interface Rival {
  readonly degrees: number;
  readonly name: string | null;
}

/**
 * Returns the change of direction to tell of at a junction; null if the route goes on as expected.
 * @param others the other ways there; null if they are not known
 */
function turnToReport(
  { degrees, nameBefore, name }: Omit<Junction, "side">,
  others: readonly Rival[] | null,
): number | null {
  if (others?.length === 0) return null;
  if (Math.abs(degrees) >= CLEAR_TURN_DEGREES) return degrees;
  const isStraight = turnOf(degrees) === "straight";
  // Nobody who follows a street takes a way with another name for it.
  const isSameStreet = name !== null && name === nameBefore;
  const reach = isStraight ? FORK_DEGREES : Math.abs(degrees) + UNCLEAR_DEGREES;
  const unclear = (others ?? []).filter(
    (rival) => Math.abs(rival.degrees) < reach && !(isSameStreet && rival.name !== name),
  );
  if (isStraight && unclear.length > 0) return sideOfFork(degrees, unclear);
  const isOtherStreet = name !== null && name !== nameBefore;
  return isOtherStreet || unclear.length > 0 ? degrees : null;
}

/** Returns the degrees of the left or the right way of a fork; straight on is the middle one of three. */
function sideOfFork(degrees: number, rivals: readonly Rival[]): number {
  if (rivals.every((rival) => rival.degrees > degrees)) return -FORK_DEGREES;
  return rivals.every((rival) => rival.degrees < degrees) ? FORK_DEGREES : degrees;
}

/** Joins turns that follow each other closely, such as both corners of a small island or a staggered crossing. */
function joinedTurns(line: ArrayLike<number>, junctions: readonly Junction[]): TurnOnLine[] {
  const groups = closeTogether(line, junctions);
  return groups.flatMap((group, at): TurnOnLine[] => {
    const [first, last] = [group[0], group.at(-1)] as [Junction, Junction];
    // A change of direction at another group is announced there, and only once.
    const limits = { from: groups[at - 1]?.at(-1)?.point, to: groups[at + 1]?.[0]?.point };
    const joined = degreesBetween(line, first.point, last.point, limits) ?? first.degrees;
    const turn = turnOf(first === last ? (first.side ?? joined) : joined);
    const { name } = last;
    const isSame = name === null || name === first.nameBefore;
    if (first !== last && turn === "straight" && isSame) return [];
    return [{ meters: first.meters, point: first.point, turn, name }];
  });
}

/** Groups junctions that are too close together for a turn each, by the metres of the line. */
function closeTogether(line: ArrayLike<number>, junctions: readonly Junction[]): Junction[][] {
  const groups: Junction[][] = [];
  let fromFirst = 0;
  for (const [at, junction] of junctions.entries()) {
    const before = junctions[at - 1];
    const fromLast = before ? metersOfLine(line, before.point, junction.point) : 0;
    fromFirst += fromLast;
    const group = groups.at(-1);
    if (group && (fromFirst < JOINED_METERS || fromLast < MIN_METERS)) group.push(junction);
    else {
      groups.push([junction]);
      fromFirst = 0;
    }
  }
  return groups;
}

function metersOfLine(line: ArrayLike<number>, first: number, last: number): number {
  let meters = 0;
  let before: LatLng | null = null;
  for (const place of placesFrom(line, first, 1, last)) {
    meters += before ? distanceMeters(before, place) : 0;
    before = place;
  }
  return meters;
}

/**
 * Returns the change of direction from before one point of a line to behind another.
 * @param limits the points before and behind which the line does not count
 */
function degreesBetween(
  line: ArrayLike<number>,
  first: number,
  last: number,
  { from, to }: { readonly from?: number | undefined; readonly to?: number | undefined } = {},
): number | null {
  const before = arrivalAt(line, first, from);
  const after = directionAlong(placesFrom(line, last, 1, to), MIN_METERS);
  return before === null || after === null ? null : signedTurnDegrees(before, after);
}

/** Returns the direction in which a line arrives at a point. */
function arrivalAt(line: ArrayLike<number>, point: number, from?: number): number | null {
  const back = directionAlong(placesFrom(line, point, -1, from), MIN_METERS);
  return back === null ? null : wrapDegrees(back + 180);
}

function* placesFrom(
  line: ArrayLike<number>,
  first: number,
  step: 1 | -1,
  last = step === 1 ? line.length / 2 - 1 : 0,
): Generator<LatLng> {
  for (let point = first; point * step <= last * step; point += step) {
    yield { lng: line[2 * point] as number, lat: line[2 * point + 1] as number };
  }
}
