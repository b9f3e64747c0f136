import type { Instrument, InstrumentLayout } from "#domain/instruments/instruments.ts";
import { distanceUnit, type ShownNumber } from "#sentences/intl/distance.ts";
import { formatMeters, formatTimeOfDay, isWritable, NO_NUMBER } from "#sentences/intl/format.ts";
import { aboveNapWords, instrumentNames, waterInstrumentNames } from "#words/position/location.ts";

/** Returns the name of an instrument; on the water in nautical terms. */
export function instrumentName(instrument: Instrument, layout: InstrumentLayout): string {
  const isNautical = layout === "water" && (instrument === "speed" || instrument === "course");
  return isNautical ? waterInstrumentNames[instrument] : instrumentNames[instrument];
}

/** Explains an altitude above NAP: "boven NAP, op 8 m na; 52 m boven de ellipsoïde". */
export function aboveNapText(errorMeters: number, ellipsoidalMeters: number): string {
  return aboveNapWords(formatMeters(errorMeters), formatMeters(ellipsoidalMeters));
}

/** Returns a pace: "12:05" min/km; null if slower than an hour per kilometre. */
export function shownPace(speedMps: number): ShownNumber | null {
  const { meters, unit } = distanceUnit("foot");
  const seconds = Math.round(meters / speedMps);
  return seconds < 3600 ? { value: clockText(seconds), unit: `min/${unit}` } : null;
}

/** "0:05", "1:02:03". */
export function shownDuration(durationMs: number): ShownNumber {
  return { value: clockText(Math.max(0, Math.floor(durationMs / 1000))) };
}

function clockText(totalSeconds: number): string {
  if (!isWritable(totalSeconds)) return NO_NUMBER;
  const [hours, minutes] = [Math.floor(totalSeconds / 3600), Math.floor(totalSeconds / 60) % 60];
  const seconds = String(totalSeconds % 60).padStart(2, "0");
  if (hours === 0) return `${minutes}:${seconds}`;
  return `${hours}:${String(minutes).padStart(2, "0")}:${seconds}`;
}

/** "16:31". */
export function shownTimeOfDay(atMs: number): ShownNumber {
  return { value: formatTimeOfDay(atMs) };
}
