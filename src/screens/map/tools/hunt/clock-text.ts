import { dutchMoment } from "#i18n/format.ts";

const clock = dutchMoment({ hour: "2-digit", minute: "2-digit" });

/** Writes a moment as a time of the day, such as "14:30". */
export function clockText(atMs: number): string {
  return clock.format(atMs);
}

/** Returns the moment at this time of the day ("14:30", "9.05") on the day of another moment; null for another text. */
export function timeAt(text: string, dayMs: number): number | null {
  const [, hours, minutes] = /^\s*(\d{1,2})[:.](\d{2})\s*$/.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return new Date(dayMs).setHours(Number(hours), Number(minutes), 0, 0);
}
