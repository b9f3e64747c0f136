import type { DepartureSubject } from "#domain/links/app-path.ts";
import { isWayMode, type WayMode } from "#domain/network/ways/access/way-access.ts";
import type { JunctionsAlong } from "#domain/route-sheet/junction.ts";
import { lineOfPatrol } from "#domain/route-sheet/patrol-route.ts";
import type { Patrol } from "#domain/route-sheet/route-sheets.ts";
import { type SheetRoute, sheetRouteOf } from "#domain/route-sheet/sheet-step.ts";
import { junctionsAlong } from "#state/coverage/offline-reports.ts";
import { readSubject } from "#state/coverage/offline-subject.ts";

/** A plan or track for its route sheets, with the junctions among the ways on the device. */
export interface ReadSheetRoute {
  readonly route: SheetRoute;
  readonly along: JunctionsAlong;
  /** How far from the line a junction may be, metres. */
  readonly reachMeters: number;
  /** The traveller, to whom some ways are closed. */
  readonly mode: WayMode;
}

/** A planned line runs over the same ways as the tiles, metres. */
const PLANNED_REACH_METERS = 8;
/** A recorded line is as far off as its fixes. */
const RECORDED_REACH_METERS = 20;

/**
 * Reads a plan or track for its route sheets; null when it is not on this device, or has no line. Rejects if the
 * worker fails.
 */
export async function readSheetRoute(ref: DepartureSubject): Promise<ReadSheetRoute | null> {
  const subject = await readSubject(ref);
  if (subject?.shape.kind !== "corridor") return null;
  const line = Float64Array.from(subject.shape.lines.flat(2));
  const isPlanned = subject.mode !== null;
  const route = sheetRouteOf(subject.name, line, isPlanned);
  if (!route) return null;
  const reachMeters = isPlanned ? PLANNED_REACH_METERS : RECORDED_REACH_METERS;
  // A track does not tell how it was travelled; sheets are for walkers.
  const mode = subject.mode && isWayMode(subject.mode) ? subject.mode : "walk";
  return { route, along: await junctionsAlong(route.line, reachMeters, mode), reachMeters, mode };
}

/**
 * Reads the route as a patrol walks it; its junctions are looked up anew, because another one may be at its start. Rejects if the worker
 * fails.
 */
export async function readPatrolRoute(
  {
    route: { name, line },
    reachMeters,
    mode,
  }: Pick<ReadSheetRoute, "route" | "reachMeters" | "mode">,
  patrol: Pick<Patrol, "isReversed" | "startMeters">,
): Promise<ReadSheetRoute> {
  // Its spurs were left out before.
  const route = sheetRouteOf(name, lineOfPatrol(line, patrol), false);
  if (!route) throw new RangeError("The route of a patrol has no line.");
  return { route, along: await junctionsAlong(route.line, reachMeters, mode), reachMeters, mode };
}
