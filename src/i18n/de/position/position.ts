import { distanceText } from "#sentences/intl/distance.ts";
import { formatAge } from "#sentences/intl/format.ts";

/** Texts about the position, for all screens. */
export const positionTexts = {
  noPosition: "noch keine Position",
  noPositionYet: "Noch keine Position",
  why: "Warum?",
  reasonNotLoaded: "Die Erklärung konnte nicht geladen werden.",
  own: "Deine Position",
  fromPositions: "aus Positionen berechnet",
  coordinates: "Koordinaten",
  altitude: "Höhe",
  speed: "Geschwindigkeit",
  accuracy: "Genauigkeit",
  heading: "Richtung",
  noHeading: "noch nicht gemessen",
  notMeasured: "nicht gemessen",
  fixedAt: "Letzte Position",
  latitude: "Breite (lat)",
  longitude: "Länge (lng)",
} as const;

/** Reports the age of the shown position: "Seit 25 s kein Signal". */
export function noSignalText(ageMs: number): string {
  return `Seit ${formatAge(ageMs)} kein Signal`;
}

/** The same in brackets behind a distance: "seit 25 s kein Signal". */
export function noSignalAside(ageMs: number): string {
  return `seit ${formatAge(ageMs)} kein Signal`;
}

/** The accuracy that distinguishes one path from the next. */
const GOOD_METERS = 10;
/** The accuracy that identifies a field or street; worse fixes do not count as distance travelled. */
export const POOR_METERS = 50;

/** Returns an accuracy with its meaning, in metres at sea too: "8 m (gut)". */
export function accuracyText(accuracyMeters: number): string {
  const fair = accuracyMeters <= POOR_METERS ? "mäßig" : "schlecht";
  return `${distanceText(accuracyMeters, "foot")} (${accuracyMeters <= GOOD_METERS ? "gut" : fair})`;
}

/** The advice for a poor compass. */
export const CALIBRATE_HINT =
  "Der Kompass ist ungenau. Bewege dein Gerät ein paar Mal in Form einer Acht und halte dabei Abstand zu Metall und Magneten.";

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
  if (origin === "compass") return isMagnetic ? "Kompass, magnetisch" : "Kompass";
  if (isPast) return "letzter Kurs";
  return isDerived ? `Kurs, ${positionTexts.fromPositions}` : "Kurs";
}
