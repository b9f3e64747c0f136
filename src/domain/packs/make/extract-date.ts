import { isDataDate } from "#domain/text/data-date.ts";

/** The date of the data in an extract. */
export interface DataDate {
  /** "2026-11-21". */
  readonly day: string;
  /** True if the file declares it; if not, it is that of the newest object, and the data may be younger. */
  readonly isDeclared: boolean;
}

/** The seconds from 1970 to the year 10000, when a year no longer has four digits. */
const YEAR_10000 = 253_402_300_800;

/**
 * Returns the date of an extract from the declared time and that of its newest object, seconds since 1970; null if it
 * has neither.
 */
export function dataDateOf(declaredSeconds: number | null, newestSeconds: number): DataDate | null {
  const declared = dayOf(declaredSeconds ?? 0);
  const day = declared ?? dayOf(newestSeconds);
  return day === null ? null : { day, isDeclared: declared !== null };
}

function dayOf(seconds: number): string | null {
  if (!(seconds > 0 && seconds < YEAR_10000)) return null;
  const day = new Date(seconds * 1000).toISOString().slice(0, 10);
  return isDataDate(day) ? day : null;
}
