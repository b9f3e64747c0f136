import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { amsterdamTime, clockText } from "#domain/fairway/local-time.ts";
import { hoursOf, nextOpening, operatingState } from "#domain/fairway/schedule.ts";
import { fairwayTexts, operatedFrom, operatedUntil } from "#i18n/fairways.ts";

/** Returns the kind of a bridge or lock: "Beweegbare brug". */
export function objectKindText({ kind, isMovable }: FairwayObject): string {
  if (kind === "lock") return fairwayTexts.lock;
  return isMovable ? fairwayTexts.movableBridge : fairwayTexts.fixedBridge;
}

/** Returns whether it is operated at a moment: "bediend tot 16:00", "weer vanaf 17:30". */
export function operatingText(object: FairwayObject, atMs: number): string {
  const time = amsterdamTime(atMs);
  const { state, untilMinutes } = operatingState(object.schedule, time);
  if (state === "unknown" || !object.schedule) return fairwayTexts.hoursUnknown;
  if (state === "operated") {
    return untilMinutes === null
      ? fairwayTexts.operatedNow
      : operatedUntil(clockText(untilMinutes));
  }
  const next = nextOpening(object.schedule, time);
  return next
    ? operatedFrom(clockText(next.minutes), next.daysAhead, next)
    : fairwayTexts.closedLong;
}

/** Returns the hours of a day, "06:00–10:00, 15:00–17:00", and the notes on them. */
export function hoursText(
  object: FairwayObject,
  atMs: number,
): { readonly hours: string; readonly notes: readonly string[] } {
  if (!object.schedule) return { hours: fairwayTexts.hoursUnknown, notes: [] };
  const { isKnown, stretches, notes } = hoursOf(object.schedule, amsterdamTime(atMs));
  if (stretches.length === 0) {
    return { hours: isKnown ? fairwayTexts.notToday : fairwayTexts.hoursUnknown, notes };
  }
  const isAllDay = stretches.some((one) => one.fromMinutes === 0 && one.toMinutes >= 1440);
  const hours = stretches.map(({ fromMinutes, toMinutes }) => {
    const end = toMinutes === 1440 ? "24:00" : clockText(toMinutes);
    return `${clockText(fromMinutes)}–${end}`;
  });
  return { hours: isAllDay ? fairwayTexts.allDay : hours.join(", "), notes };
}

/** "14:05": a moment on the clock in Amsterdam, by which bridges are operated. */
export function passingTime(atMs: number): string {
  return clockText(amsterdamTime(atMs).minutes);
}
