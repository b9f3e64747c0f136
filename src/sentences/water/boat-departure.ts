import type { VoyageWaits } from "#domain/plans/fairway-legs.ts";
import type { Wait } from "#domain/plans/voyage-waits.ts";
import { counted, localMoment } from "#sentences/intl/format.ts";
import { formatDuration } from "#sentences/plan/plan.ts";
import { waitWords, movedWords as words } from "#words/water/boat-departure.ts";

const longDay = localMoment({
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "Europe/Amsterdam",
});

/** "Die tijd is al voorbij. Dit geldt voor morgen, donderdag 26 november." */
export function movedDepartureText(atMs: number, daysAhead: number): string {
  return (daysAhead === 0 ? words.today : words.tomorrow)(longDay.format(atMs));
}

/**
 * "wacht tot 09:00"; null where a boat does not wait.
 * @param momentOf writes a moment, with its day if that is another than the day of departure
 */
export function waitText(wait: Wait, momentOf: (atMs: number) => string): string | null {
  if (wait.kind === "none") return null;
  if (wait.kind !== "until") return waitWords[wait.kind];
  const moment = momentOf(wait.untilMs);
  return wait.isAtLatest ? waitWords.untilAtLatest(moment) : waitWords.until(moment);
}

/**
 * "Aankomst 16:40, waarvan 1 u 20 wachten volgens de roosters. Bij 2 bruggen of sluizen is niet bekend of je wacht."; where the voyage
 * ends on its way, it says so instead of an arrival.
 * @param arrival the moment of arrival
 */
export function voyageWaitsText(waits: VoyageWaits, arrival: string): string {
  const { waitMs, unknownCount, closedCount } = waits;
  const minutes = Math.round(waitMs / 60_000);
  const arrived = waitWords.arrival(arrival);
  const sentence =
    minutes === 0 ? arrived : waitWords.waiting(arrived, formatDuration(minutes * 60));
  const unknown = waitWords.maybeLonger(waitWords.objects(counted(unknownCount)));
  const notThrough = waitWords.notThrough(waitWords.objects(counted(closedCount)));
  return [
    closedCount > 0 ? notThrough : `${sentence}.`,
    ...(unknownCount > 0 ? [unknown] : []),
  ].join(" ");
}

/** "Beste vertrek tot 20:00: 09:30. Aankomst 14:10."; says so when no other departure means less waiting. */
export function bestDepartureText(
  best: { readonly moment: string; readonly waits: VoyageWaits; readonly arrival: string } | null,
  until: string,
): string {
  if (!best) return waitWords.noBetter(until);
  const { moment, waits, arrival } = best;
  return `${waitWords.best(until, moment)}. ${voyageWaitsText(waits, arrival)}`;
}
