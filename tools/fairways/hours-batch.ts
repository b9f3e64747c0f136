import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { clockText, parseLocalTime } from "#domain/fairway/hours/local-time.ts";
import { operatingState } from "#domain/fairway/hours/schedule.ts";

/** Answers one JSON line `{"id":13577,"at":"2026-07-25T14:30"}` with another; bad input gives `{"error":…}`. */
export function answerHours(line: string, objects: ReadonlyMap<number, FairwayObject>): string {
  let question: unknown;
  try {
    question = JSON.parse(line);
  } catch {
    return errorLine("this line is not JSON");
  }
  const { id, at } = (question ?? {}) as { readonly id?: unknown; readonly at?: unknown };
  if (typeof id !== "number") return errorLine("id must be a number");
  const time = typeof at === "string" ? parseLocalTime(at) : null;
  if (!time) return errorLine('at must be a time such as "2026-07-25T14:30"');
  const object = objects.get(id);
  if (!object) return errorLine(`no bridge or lock has id ${id}`);
  const { state, untilMinutes, notes, olderYear } = operatingState(object.schedule, time);
  const until = untilMinutes === null ? null : clockText(untilMinutes);
  return JSON.stringify({ id, state, until, notes, ...(olderYear && { scheduleOf: olderYear }) });
}

/** Returns an output line with the error in the input. */
export function errorLine(error: string): string {
  return JSON.stringify({ error });
}
