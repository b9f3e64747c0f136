import { distanceText } from "#sentences/intl/distance.ts";
import { localMoment, otherDay, upToOneDecimal } from "#sentences/intl/format.ts";

/** Texts of the hunt. */
export const huntTexts = {
  heading: "Jagd",
  show: "Auf der Karte anzeigen",
  empty:
    "Tippe auf die Karte oder verschiebe die Kartenmitte und wähle, was du dort hinzufügen möchtest.",
  center: "Die Kartenmitte",
  tapped: "Der angetippte Punkt",
  addCircle: "Kreis",
  addSighting: "Sichtung",
  addArea: "Gebiet aus Track",
  drawArea: "Gebiet zeichnen",
  cornerAtCenter: "Ecke in der Kartenmitte",
  removeCorner: "Letzte Ecke entfernen",
  saveArea: "Gebiet speichern",
  cancel: "Abbrechen",
  fromWaypoints: "Kreise um Wegpunkte",
  chooseWaypoints:
    "Wähle einen Ordner oder einen Wegpunkt. Um jeden Punkt wird ein Kreis mit 500 m Radius gezeichnet.",
  circles: "Kreise",
  sightings: "Sichtungen",
  areas: "Gebiete",
  label: "Name",
  radius: "Radius in Metern",
  time: "Gesehen um",
  speed: "Tempo in km/h",
  notARadius: "Gib einen Wert zwischen 1 und 100.000 Metern ein.",
  notASpeed: "Gib eine Geschwindigkeit zwischen 0 und 130 km/h ein.",
  notATime: "Gib eine Uhrzeit ein, zum Beispiel 14:30.",
  ahead: "liegt in der Zukunft",
  share: "Teilen",
  gpx: "GPX",
  shareTitle: "Jagd",
  clear: "Alle Einträge löschen",
  noTracks:
    "Importiere zuerst eine Datei mit Gebieten (GeoJSON, KML oder GPX). Jedes Gebiet wird zu einem Track.",
  notAnArea: "Dieser Track umschließt kein Gebiet. Wähle einen anderen.",
  chooseTrack: "Welcher Track bildet die Grenze des Gebiets?",
  failed: "Diese Jagd kann nicht gespeichert werden und geht verloren, wenn du die App schließt.",
  incoming: "Dieser Link enthält eine Jagd.",
  incomingFile: "Diese Datei enthält eine Jagd.",
  mergeHint:
    "Deine eigenen Einträge bleiben erhalten. Bei Einträgen, die in beiden Versionen vorkommen, gilt die letzte Änderung.",
  known: "Diesen Stand hast du schon.",
  understood: "Verstanden",
  openFile: "Jagd aus Datei öffnen",
  noHuntInFile:
    "Diese Datei enthält keine Jagd aus dieser App. Wenn du die Punkte verwenden möchtest, importiere sie unter „Wegpunkte“.",
  status: "Status",
  statuses: { open: "offen", found: "gefunden", closed: "geschlossen" },
  color: "Farbe",
  usualColor: "Standard",
  accept: "Hinzufügen",
  refuse: "Nicht hinzufügen",
  damagedLink:
    "Die Jagd in diesem Link kann nicht gelesen werden. Lass dir einen neuen Link schicken.",
  tooLargeLink:
    "Diese Jagd ist zu groß: Sie hat mehr als 500 Kreise, Sichtungen und Gebiete. Lass dir eine kleinere schicken.",
  full: "Eine Jagd kann höchstens 500 Kreise, Sichtungen und Gebiete enthalten. Entferne zuerst, was du nicht mehr brauchst.",
  newerLink:
    "Dieser Link stammt aus einer neueren Version. Aktualisiere die App und öffne ihn noch einmal.",
  linkTooLong:
    "Diese Jagd ist zu groß, um sie auf diese Weise zu teilen. Teile sie stattdessen als GPX.",
} as const;

const sightingTime = localMoment({ hour: "2-digit", minute: "2-digit" });

/** "14:30". */
export function sightingTimeText(atMs: number): string {
  return sightingTime.format(atMs);
}

/** A sighting this far ahead of the clock is not one of a phone whose clock differs a little. */
const AHEAD_MS = 5 * 60_000;

/** Returns the day of a sighting, "gestern", or reports that it is still to come; null for earlier today. */
export function sightingDayText(atMs: number, nowMs: number): string | null {
  const day = otherDay(atMs, nowMs);
  const ahead = atMs - nowMs > AHEAD_MS ? huntTexts.ahead : null;
  return [day, ahead].filter((text) => text !== null).join(": ") || null;
}

const USUAL_NAMES = { circles: "Kreis", sightings: "Sichtung", areas: "Gebiet" } as const;

/** "Kreis 3", "Sichtung 2", "Gebiet 1". */
export function usualName(part: keyof typeof USUAL_NAMES, number: number): string {
  return `${USUAL_NAMES[part]} ${number}`;
}

/** "Stand teilen (3)": what changed since the last time. */
export function shareChangesText(count: number): string {
  return `Stand teilen (${count})`;
}

/** Says what the next tap does: "2 Ecken. Tippe auf die nächste Ecke." */
export function cornersText(count: number): string {
  if (count === 0) return "Tippe auf der Karte nacheinander auf die Ecken des Gebiets.";
  return `${count === 1 ? "1 Ecke" : `${count} Ecken`}. Tippe auf die nächste Ecke.`;
}

/** "Ordner Posten (12)". */
export function folderOfWaypoints(name: string, count: number): string {
  return `Ordner ${name} (${count})`;
}

/** "2 entfernt"; empty for none. */
export function huntGoneText(count: number): string {
  return count === 0 ? "" : `${count} entfernt`;
}

/** "Nord (gefunden)", the name of an area on the map. */
export function areaLabel(name: string, status: keyof typeof huntTexts.statuses): string {
  return status === "open" ? name : `${name} (${huntTexts.statuses[status]})`.trim();
}

/** The words for a hunt in a file. */
export const HUNT_WORDS = {
  name: huntTexts.shareTitle,
  circle: huntTexts.addCircle,
  sighting: huntTexts.addSighting,
  circleNote: ({ radiusMeters }: { readonly radiusMeters: number }) =>
    `Radius ${distanceText(radiusMeters, "foot")}`,
  sightingNote: ({ atMs, speedKmh }: { readonly atMs: number; readonly speedKmh: number }) =>
    `Gesehen um ${sightingTimeText(atMs)}, ${upToOneDecimal.format(speedKmh)} km/h`,
} as const;

/** "Entfernen: Kreis 3". */
export function removeHuntPart(name: string): string {
  return name ? `Entfernen: ${name}` : "Diesen Eintrag entfernen";
}

/** "2 Kreise, 1 Sichtung, 3 Gebiete". */
export function huntContents(circles: number, sightings: number, areas: number): string {
  const parts = [
    count(circles, "Kreis", "Kreise"),
    count(sightings, "Sichtung", "Sichtungen"),
    count(areas, "Gebiet", "Gebiete"),
  ];
  return parts.filter((part) => part !== "").join(", ");
}

function count(number: number, one: string, many: string): string {
  if (number === 0) return "";
  return `${number} ${number === 1 ? one : many}`;
}

/** "jetzt bis 1,2 km": the distance that the person can have come since the sighting. */
export function grownText(distance: string): string {
  return `jetzt bis ${distance}`;
}

/** "Frühere zeigen (50 von 950)". */
export function earlierText(count: number, hidden: number): string {
  return count === hidden
    ? `Frühere anzeigen (${hidden})`
    : `Frühere anzeigen (${count} von ${hidden})`;
}
