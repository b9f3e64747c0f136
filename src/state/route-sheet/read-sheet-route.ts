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
  /** True if the line was recorded, and so lies beside the ways by the errors of its fixes. */
  readonly isRecorded: boolean;
  /** The traveller, to whom some ways are closed. */
  readonly mode: WayMode;
}

/**
 * Reads a plan or track for its route sheets; null when it is not on this device, or has no line. Rejects if the
 * worker fails.
 */
export async function readSheetRoute(ref: DepartureSubject): Promise<ReadSheetRoute | null> {
  const subject = await readSubject(ref);
  if (subject?.shape.kind !== "corridor") return null;
  const line = Float64Array.from(subject.shape.lines.flat(2));
  const { plannedMode } = subject;
  const isRecorded = plannedMode === undefined;
  // Only numbers have signposts beside the path.
  const route = sheetRouteOf(subject.name, line, subject.mode !== null);
  if (!route) return null;
  // A track does not tell how it was travelled; sheets are for walkers.
  const mode = plannedMode && isWayMode(plannedMode) ? plannedMode : "walk";
  return { route, along: await junctionsAlong(route.line, isRecorded, mode), isRecorded, mode };
}

/**
 * Reads the route as a patrol walks it; its junctions are looked up anew, because another one may be at its start. Rejects if the worker
 * fails.
 */
export async function readPatrolRoute(
  {
    route: { name, line },
    isRecorded,
    mode,
  }: Pick<ReadSheetRoute, "route" | "isRecorded" | "mode">,
  patrol: Pick<Patrol, "isReversed" | "startMeters">,
): Promise<ReadSheetRoute> {
  // Its spurs were left out before.
  const route = sheetRouteOf(name, lineOfPatrol(line, patrol), false);
  if (!route) throw new RangeError("The route of a patrol has no line.");
  return { route, along: await junctionsAlong(route.line, isRecorded, mode), isRecorded, mode };
}
