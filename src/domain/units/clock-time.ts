/** A clock of a phone and that of a watch differ by a few minutes; a time this far ahead may still be of today. */
const AHEAD_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;

/**
 * Returns the moment of an observation of which only the time of day was noted ("14:30", "9.05"), milliseconds since 1970, on the
 * clock of the device: of the moments with this time that are not later than a few minutes from now, the one nearest to `nearMs`.
 * At 00:20, "23:50" is therefore yesterday's. Null for another text.
 * @param nearMs the present for a new observation, and its own moment for one that is corrected, so that it keeps its day
 */
export function observedAtMs(
  text: string,
  { nearMs, nowMs }: { readonly nearMs: number; readonly nowMs: number },
): number | null {
  const [, hours, minutes] = /^\s*(\d{1,2})[:.](\d{2})\s*$/.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  const days = [...daysAround(nearMs), ...daysAround(nowMs)];
  const moments = days.flatMap((day) => momentsOn(day, Number(hours), Number(minutes)));
  const past = moments.filter((atMs) => atMs <= nowMs + AHEAD_MS);
  const away = (atMs: number): number => Math.abs(atMs - nearMs);
  return past.reduce<number | null>(
    (best, atMs) => (best === null || away(atMs) < away(best) ? atMs : best),
    null,
  );
}

/** Returns the day of a moment on the clock of the device, and the days before and after it. */
function daysAround(atMs: number): Date[] {
  return [-1, 0, 1].map((days) => {
    const day = new Date(atMs);
    day.setDate(day.getDate() + days);
    return day;
  });
}

/** Returns the moments of a day at which the clock has this time: two in the hour that is repeated when summer time ends. */
function momentsOn(day: Date, hours: number, minutes: number): number[] {
  const first = new Date(day).setHours(hours, minutes, 0, 0);
  const again = new Date(first + HOUR_MS);
  return again.getHours() === hours ? [first, again.getTime()] : [first];
}
