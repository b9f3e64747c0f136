import { distanceText } from "#sentences/intl/distance.ts";
import { formatAge } from "#sentences/intl/format.ts";

/** Texts about the position, for all screens. */
export const positionTexts = {
  noPosition: "nog geen positie",
  noPositionYet: "Nog geen positie",
  why: "Waarom?",
  reasonNotLoaded: "De uitleg kon niet worden geladen.",
  own: "Jouw positie",
  fromPositions: "uit posities",
  coordinates: "Coördinaten",
  altitude: "Hoogte",
  speed: "Snelheid",
  accuracy: "Nauwkeurigheid",
  heading: "Richting",
  noHeading: "nog niet gemeten",
  notMeasured: "niet gemeten",
  fixedAt: "Laatste positie",
  latitude: "Breedte (lat)",
  longitude: "Lengte (lng)",
} as const;

/** Reports the age of the shown position: "Geen signaal sinds 25 s". */
export function noSignalText(ageMs: number): string {
  return `Geen signaal sinds ${formatAge(ageMs)}`;
}

/** The same in brackets behind a distance: "geen signaal sinds 25 s". */
export function noSignalAside(ageMs: number): string {
  return `geen signaal sinds ${formatAge(ageMs)}`;
}

/** The accuracy that distinguishes one path from the next. */
const GOOD_METERS = 10;
/** The accuracy that identifies a field or street; worse fixes do not count as distance travelled. */
export const POOR_METERS = 50;

/** Returns an accuracy with its meaning, in metres at sea too: "8 m (goed)". */
export function accuracyText(accuracyMeters: number): string {
  const fair = accuracyMeters <= POOR_METERS ? "matig" : "slecht";
  return `${distanceText(accuracyMeters, "foot")} (${accuracyMeters <= GOOD_METERS ? "goed" : fair})`;
}

/** The advice for a poor compass. */
export const CALIBRATE_HINT =
  "Het kompas is onzeker: draai je apparaat een paar keer in een acht, weg van metaal en magneten.";

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
  if (origin === "compass") return isMagnetic ? "kompas, magnetisch" : "kompas";
  if (isPast) return "laatste koers";
  return isDerived ? `koers, ${positionTexts.fromPositions}` : "koers";
}
