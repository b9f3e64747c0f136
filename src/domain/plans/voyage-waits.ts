import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { amsterdamMs, amsterdamTime } from "#domain/fairway/hours/local-time.ts";
import { nextOpening, operatingState } from "#domain/fairway/hours/schedule.ts";
import type { Passage } from "#domain/fairway/passage/passage.ts";

/**
 * The wait of a boat before a bridge or lock, by its schedule alone: nobody knows how long the boat waits for an opening while
 * it is operated.
 * - `none`: it passes without an opening, or the object is operated when it arrives
 * - `until`: until the object is operated again; `isAtLatest` if the hours of a day before it are unknown
 * - `unknown`: the hours are unknown, or whether the boat needs an opening
 * - `closed`: not operated in the coming weeks
 */
export type Wait =
  | { readonly kind: "none" | "unknown" | "closed" }
  | { readonly kind: "until"; readonly untilMs: number; readonly isAtLatest: boolean };

const HOUR_MS = 3_600_000;

const [NONE, UNKNOWN, CLOSED] = [
  { kind: "none" },
  { kind: "unknown" },
  { kind: "closed" },
] as const satisfies readonly Wait[];

/**
 * Returns the wait of a boat that arrives before a bridge or lock.
 * @param passage null when the size of the boat is unknown
 * @param arrivalMs milliseconds since 1970
 */
export function waitAt(object: FairwayObject, passage: Passage | null, arrivalMs: number): Wait {
  const opening = needsOpening(object, passage);
  if (opening !== "yes") return opening === "no" ? NONE : UNKNOWN;
  const { schedule } = object;
  const time = amsterdamTime(arrivalMs);
  const { state } = operatingState(schedule, time);
  if (state === "operated") return NONE;
  if (state === "unknown" || !schedule) return UNKNOWN;
  const next = nextOpening(schedule, time);
  if (next === null) return CLOSED;
  if (next === "unknown") return UNKNOWN;
  const untilMs = amsterdamMs(next);
  // In the hour that the clock shows twice, an opening before the arrival is the second of both.
  const isPast = untilMs < arrivalMs;
  return {
    kind: "until",
    untilMs: isPast ? untilMs + HOUR_MS : untilMs,
    isAtLatest: next.isAtLatest,
  };
}

function needsOpening(
  { kind, isMovable }: FairwayObject,
  passage: Passage | null,
): "yes" | "no" | "unknown" {
  if (kind === "lock") return "yes";
  if (!isMovable || passage?.state === "passes") return "no";
  return passage?.state === "opens" ? "yes" : "unknown";
}
