import { type AgingMs, agingMs, type Visits, withVisit } from "#domain/storage/visits.ts";
import { isMoment } from "#domain/units/moment.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { TextStore } from "#platform/text-store/text-store.ts";
import { parseJson } from "#storage/json-text.ts";

/** The localStorage key of the visits; docs/formats/visits.md. */
const VISITS_KEY = "visits";

/** A clock that is set back by less than this may go unnoticed; no age is decided by a minute. */
const WRITE_EVERY_MS = 60_000;

/** The clock of the device at the visits, by which stored things get old. */
export interface VisitStorage {
  /**
   * Looks at the clock, and returns the time by which to decide how old a stored thing is, milliseconds since 1970: minus
   * infinity until visits on two days agree. Without storage nothing gets old.
   */
  agingMs(): AgingMs;
}

/** Creates the visits of a device in its texts. */
export function visitStorage({
  texts,
  nowMs,
}: {
  readonly texts: Pick<TextStore, "read" | "write" | "remove">;
  readonly nowMs: Clock["nowMs"];
}): VisitStorage {
  return {
    agingMs() {
      const now = nowMs();
      const before = readVisits(texts.read(VISITS_KEY));
      const visits = withVisit(before, now);
      const isNews =
        visits.earlierDayMs !== before?.earlierDayMs ||
        now < before.latestMs ||
        now - before.latestMs >= WRITE_EVERY_MS;
      if (isNews && texts.write(VISITS_KEY, JSON.stringify(visits)) !== "written") {
        // Otherwise a later visit would not know that the clock ran back now.
        texts.remove(VISITS_KEY);
      }
      return agingMs(visits);
    },
  };
}

/** Reads stored visits; null for none and for a text that is not valid, after which they begin again. */
function readVisits(text: string | null): Visits | null {
  const parsed = parseJson(text ?? "");
  if (!parsed.ok) return null;
  // Of a number or a text the fields are undefined.
  const { latestMs, earlierDayMs } = (parsed.value ?? {}) as Partial<Record<keyof Visits, unknown>>;
  if (!isMoment(latestMs)) return null;
  const isEarlier = isMoment(earlierDayMs) && earlierDayMs <= latestMs;
  return isEarlier || earlierDayMs === null ? { latestMs, earlierDayMs } : null;
}
