const MS_PER_DAY = 86_400_000;

/** A moment (milliseconds since 1970, UTC) as a year with decimals: 2026.5. */
export function decimalYearOf(timeMs: number): number {
  const days = timeMs / MS_PER_DAY;
  // Years of 365.2425 days on average: near enough to begin with, then put right.
  const guess = Math.floor(1970 + days / 365.2425);
  const year =
    daysUntil(guess) > days ? guess - 1 : daysUntil(guess + 1) <= days ? guess + 1 : guess;
  const start = daysUntil(year);
  return year + (days - start) / (daysUntil(year + 1) - start);
}

/** From 1 January 1970 to 1 January of a year, days. */
function daysUntil(year: number): number {
  const before = year - 1;
  const leapDays = (last: number) =>
    Math.floor(last / 4) - Math.floor(last / 100) + Math.floor(last / 400);
  return (year - 1970) * 365 + leapDays(before) - leapDays(1969);
}
