import { formatAge, formatDistance } from "./format.ts";

/** Texts about the own position, on whichever screen it stands. */
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

/** "Geen signaal sinds 25 s": the position beside it is of then. */
export function noSignalText(ageMs: number): string {
  return `Geen signaal sinds ${formatAge(ageMs)}`;
}

/** Up to here one path is told from the next. */
const GOOD_METERS = 10;
/** Up to here one knows which field or street; what is worse does not count as a way that was gone. */
export const POOR_METERS = 50;

/** "8 m (goed)": how far a position may be off, and what that is worth. */
export function accuracyText(accuracyMeters: number): string {
  const fair = accuracyMeters <= POOR_METERS ? "matig" : "slecht";
  return `${formatDistance(accuracyMeters)} (${accuracyMeters <= GOOD_METERS ? "goed" : fair})`;
}

/** What to do about a compass that is off. */
export const CALIBRATE_HINT =
  "Het kompas is onzeker: draai je apparaat een paar keer in een acht, weg van metaal en magneten.";

/**
 * Which direction is meant: where one points, where one goes, or where one went before standing
 * still. A compass counts from true north, or says that it does not.
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
