import {
  formatAge,
  formatTimeOfDay,
  isWritable,
  localMoment,
  NO_NUMBER,
  otherDay,
  plainNumber,
} from "#sentences/intl/format.ts";
import { withUnit } from "#sentences/intl/with-unit.ts";
import { recordingWords as words } from "#words/tracks/recording.ts";

const nameMoment = localMoment({
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

/** "Opname van 10:04 hervatten?", "Opname van gisteren 23:50 hervatten?" */
export function resumeText(startedAtMs: number, nowMs: number): string {
  const day = otherDay(startedAtMs, nowMs);
  const time = formatTimeOfDay(startedAtMs);
  if (day === null) return words.resume(time);
  return words[/^\d/.test(day) ? "resumeOfDate" : "resumeOfDay"](day, time);
}

/** A shorter absence is a reload, whose gap is not worth mentioning. */
const RELOAD_MS = 5000;

/** Reports that a recording resumed automatically after the app was closed for that long. */
export function resumedText(ageMs: number): string {
  return ageMs < RELOAD_MS ? words.goesOn : words.wasClosed(formatAge(ageMs));
}

/** Returns the name of a new track: "Opname 1 mei om 10:04". */
export function recordingName(startedAtMs: number): string {
  return words.name(nameMoment.format(startedAtMs));
}

/** Returns a duration with its unit: "1 u 04", "4 min 09", "9 s". */
export function durationText(durationMs: number): string {
  if (!isWritable(durationMs)) return NO_NUMBER;
  const seconds = Math.max(0, Math.floor(durationMs / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => `${number}`.padStart(2, "0");
  if (hours > 0) return words.hours(`${hours}`, two(minutes));
  return minutes > 0 ? words.minutes(`${minutes}`, two(seconds % 60)) : withUnit(seconds, "s");
}

/** "1.234". */
export function fixCountText(fixes: number): string {
  return plainNumber.format(fixes);
}
