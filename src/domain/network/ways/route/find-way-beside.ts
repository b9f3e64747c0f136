import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { FERRY, wayClassNamed } from "#domain/network/ways/access/way-class.ts";
import { edgeAttributes } from "#domain/network/ways/file/way-cell.ts";
import { cellsWithin } from "#domain/network/ways/file/way-cell-grid.ts";
import { TRAITS } from "#domain/network/ways/file/ways-format.ts";
import type { JoinedCell } from "#domain/network/ways/join/joined-cell.ts";
import { type JoinedWays, readableCell } from "#domain/network/ways/join/joined-ways.ts";
import { boxAround, edgesIn, nearestOnEdge } from "./snap-to-ways.ts";

/** The kinds of ways that have a word of their own. */
export type WayKind = "road" | "cycleway" | "path" | "track" | "steps";

/** The way beside a place. */
export interface WayBeside {
  readonly kind: WayKind;
  readonly name: string | null;
  readonly distanceMeters: number;
  /** The direction from the way to the place, degrees from true north. */
  readonly bearing: number;
}

/** Nobody would call a place by a way that is further away, metres. */
const MAX_METERS = 100;
/** A way with a name is mentioned before one without, if it is at most so much further away, metres. */
const NAME_BONUS_METERS = 20;

const KIND_OF: ReadonlyMap<number, WayKind> = new Map([
  [wayClassNamed("cycleway"), "cycleway"],
  [wayClassNamed("path"), "path"],
  [wayClassNamed("footway"), "path"],
  [wayClassNamed("bridleway"), "path"],
  [wayClassNamed("track"), "track"],
  [wayClassNamed("steps"), "steps"],
]);

/**
 * Returns the street, path or cycleway beside a place: one with a name before one without. Null where none is near, and
 * where no pack has ways or they cannot be read: then nothing is known.
 */
export async function wayBeside(ways: JoinedWays, place: LatLng): Promise<WayBeside | null> {
  const box = boxAround(place, MAX_METERS);
  const found: WayBeside[] = [];
  for (const number of cellsWithin(...box)) {
    const cell = await readableCell(ways, number);
    if (cell) found.push(...waysIn(cell, box, place));
  }
  const rank = ({ name, distanceMeters }: WayBeside): number =>
    distanceMeters + (name === null ? NAME_BONUS_METERS : 0);
  return found.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

function waysIn(cell: JoinedCell, box: ReturnType<typeof boxAround>, place: LatLng): WayBeside[] {
  return edgesIn(cell, box)
    .filter((edge) => isMentioned(cell, edge))
    .map((edge) => wayOf(cell, edge, place))
    .filter(({ distanceMeters }) => distanceMeters <= MAX_METERS);
}

/** Returns whether people name a place by a way: not by a ferry, a driveway or what is closed to everybody. */
function isMentioned(cell: JoinedCell, edge: number): boolean {
  const { wayClass, directions, traits } = edgeAttributes(cell, edge);
  return wayClass !== FERRY && directions !== 0 && (traits & TRAITS.minor) === 0;
}

function wayOf(cell: JoinedCell, edge: number, place: LatLng): WayBeside {
  const { wayClass, name } = edgeAttributes(cell, edge);
  const nearest = nearestOnEdge(cell, edge, place);
  return {
    kind: KIND_OF.get(wayClass) ?? "road",
    name,
    distanceMeters: nearest.meters,
    bearing: bearingDegrees(nearest, place),
  };
}
