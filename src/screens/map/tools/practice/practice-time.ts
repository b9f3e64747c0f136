import { formatAge } from "#sentences/intl/format.ts";
import { withUnit } from "#sentences/intl/with-unit.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** "48 s", "3 min 20 s", "1 uur": the time that somebody took for a point. */
export function practiceTime(durationMs: number): string {
  const seconds = Math.floor((durationMs % MINUTE_MS) / 1000);
  const isInBetween = durationMs >= MINUTE_MS && durationMs < HOUR_MS && seconds > 0;
  return isInBetween ? `${formatAge(durationMs)} ${withUnit(seconds, "s")}` : formatAge(durationMs);
}
