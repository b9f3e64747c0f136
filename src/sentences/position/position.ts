import { distanceText } from "#sentences/intl/distance.ts";
import { formatAge } from "#sentences/intl/format.ts";
import {
  accuracyNames,
  headingOrigins,
  noSignalWords,
  positionTexts,
} from "#words/position/position.ts";

/** Reports the age of the shown position: "Geen signaal sinds 25 s". */
export function noSignalText(ageMs: number): string {
  return noSignalWords.start(formatAge(ageMs));
}

/** The same in brackets behind a distance: "geen signaal sinds 25 s". */
export function noSignalNote(ageMs: number): string {
  return noSignalWords.aside(formatAge(ageMs));
}

/** The accuracy that distinguishes one path from the next. */
const GOOD_METERS = 10;
/** The accuracy that identifies a field or street; worse fixes do not count as distance travelled. */
export const POOR_METERS = 50;

/** Returns an accuracy with its meaning, in metres at sea too: "8 m (goed)". */
export function accuracyText(accuracyMeters: number): string {
  const fair = accuracyMeters <= POOR_METERS ? "fair" : "poor";
  const name = accuracyNames[accuracyMeters <= GOOD_METERS ? "good" : fair];
  return `${distanceText(accuracyMeters, "foot")} (${name})`;
}

/** The circumstances of a heading. */
interface HeadingState {
  readonly isPast: boolean;
  readonly isMagnetic: boolean;
  readonly isDerived: boolean;
}

/**
 * Returns the source of a heading: the compass, the course, or the last course before standing still. For a compass
 * it says whether it is relative to true north.
 */
export function headingOriginText(
  origin: "course" | "compass",
  { isPast, isMagnetic, isDerived }: HeadingState,
): string {
  if (origin === "compass") return headingOrigins[isMagnetic ? "magnetic" : "compass"];
  if (isPast) return headingOrigins.lastCourse;
  const { course } = headingOrigins;
  return isDerived ? `${course}, ${positionTexts.fromPositions}` : course;
}
