import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { DepartureSubject } from "#domain/links/app-path.ts";
import type { JunctionsAlong } from "#domain/route-sheet/junction.ts";
import type { SheetRoute } from "#domain/route-sheet/sheet-step.ts";
import { junctionsAlong } from "#state/coverage/offline-reports.ts";
import { readSubject } from "#state/coverage/offline-subject.ts";

/** A plan or track for its route sheets, with the junctions among the ways on the device. */
export interface ReadSheetRoute {
  readonly route: SheetRoute;
  readonly along: JunctionsAlong;
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
  const places = subject.shape.lines.flat();
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last || places.length < 2) return null;
  const line = Float64Array.from(places.flat());
  const route: SheetRoute = {
    name: subject.name,
    start: { lng: first[0], lat: first[1] },
    finish: { lng: last[0], lat: last[1] },
    lengthMeters: lengthOf(line),
    line,
  };
  const reachMeters = subject.mode ? PLANNED_REACH_METERS : RECORDED_REACH_METERS;
  return { route, along: await junctionsAlong(line, reachMeters) };
}

function lengthOf(line: Float64Array): number {
  let sum = 0;
  for (let at = 2; at + 1 < line.length; at += 2) {
    const from = { lng: line[at - 2] as number, lat: line[at - 1] as number };
    sum += distanceMeters(from, { lng: line[at] as number, lat: line[at + 1] as number });
  }
  return sum;
}
