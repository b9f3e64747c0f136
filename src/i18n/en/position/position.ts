import { distanceText } from "#sentences/intl/distance.ts";
import { formatAge } from "#sentences/intl/format.ts";

/** Texts about the position, for all screens. */
export const positionTexts = {
  noPosition: "no position yet",
  noPositionYet: "No position yet",
  why: "Why?",
  reasonNotLoaded: "The help text couldn't be loaded.",
  own: "Your position",
  fromPositions: "calculated from positions",
  coordinates: "Coordinates",
  altitude: "Altitude",
  speed: "Speed",
  accuracy: "Accuracy",
  heading: "Direction",
  noHeading: "not measured yet",
  notMeasured: "not measured",
  fixedAt: "Last position",
  latitude: "Latitude",
  longitude: "Longitude",
} as const;

/** Reports the age of the shown position: "No signal for 25 s". */
export function noSignalText(ageMs: number): string {
  return `No signal for ${formatAge(ageMs)}`;
}

/** The same in brackets behind a distance: "no signal for 25 s". */
export function noSignalAside(ageMs: number): string {
  return `no signal for ${formatAge(ageMs)}`;
}

/** The accuracy that distinguishes one path from the next. */
const GOOD_METERS = 10;
/** The accuracy that identifies a field or street; worse fixes do not count as distance travelled. */
export const POOR_METERS = 50;

/** Returns an accuracy with its meaning, in metres at sea too: "8 m (good)". */
export function accuracyText(accuracyMeters: number): string {
  const fair = accuracyMeters <= POOR_METERS ? "fair" : "poor";
  return `${distanceText(accuracyMeters, "foot")} (${accuracyMeters <= GOOD_METERS ? "good" : fair})`;
}

/** The advice for a poor compass. */
export const CALIBRATE_HINT =
  "The compass is inaccurate. Move your device in a figure of eight a few times, away from metal and magnets.";

/**
 * Returns the source of a heading: the compass, the course, or the last course before standing still. For a compass
 * it says whether it is relative to true north.
 */
export function headingOriginText(
  origin: "course" | "compass",
  {
    isPast,
    isMagnetic,
    isDerived,
  }: { readonly isPast: boolean; readonly isMagnetic: boolean; readonly isDerived: boolean },
): string {
  if (origin === "compass") return isMagnetic ? "compass, magnetic" : "compass";
  if (isPast) return "last course";
  return isDerived ? `course, ${positionTexts.fromPositions}` : "course";
}
