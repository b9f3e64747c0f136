import { plainNumber } from "#sentences/intl/format.ts";

/** Texts of the list of waypoints: order, search, folders and choosing many. */
export const listTexts = {
  heading: "Deine Wegpunkte",
  search: "Suchen",
  searchHint: "Suchen …",
  order: "Reihenfolge",
  distance: "Entfernung",
  name: "Alphabet",
  newest: "Neueste",
  folder: "Ordner",
  folders: "Anzeigen",
  all: "Alle",
  noFolder: "Ohne Ordner",
  add: "Neu",
  select: "Mehrere wählen",
  done: "Fertig",
  selectAll: "Alle wählen",
  selectNone: "Keine wählen",
  selection: "Gewählte Wegpunkte",
  move: "In einen Ordner",
  look: "Symbol und Farbe",
  lookHeading: "Welches Symbol, welche Farbe?",
  lookConfirm: "Anwenden",
  remove: "Löschen",
  moveHeading: "In welchen Ordner?",
  folderName: "Ordnername",
  folderHint: "Wähle einen vorhandenen Ordner oder gib einen neuen Namen ein.",
  folderMissing: "Gib einen Ordnernamen ein oder entferne die Wegpunkte aus ihrem Ordner.",
  moveConfirm: "Verschieben",
  outOfFolder: "Aus dem Ordner entfernen",
  cancel: "Abbrechen",
  renameFolder: "Ordner umbenennen",
  rename: "Umbenennen",
  deleteFolder: "Ordner löschen",
  keepWaypoints: "Nur den Ordner",
  deleteWaypoints: "Den Ordner und die Wegpunkte",
  notFound: "Keine passenden Wegpunkte.",
  showAll: "Alle Wegpunkte anzeigen",
  emptyTeaser:
    "Noch keine Wegpunkte. Ein Wegpunkt ist ein Ort, den du wiederfinden möchtest, zum Beispiel dein Zelt, ein Posten oder eine Fähre.",
  emptyMap: "Auf der Karte: Halte eine Stelle gedrückt oder wähle sie mit dem Fadenkreuz.",
  emptyHere: "Unterwegs: Speichere unten deine aktuelle Position.",
  emptyTyped: "Von einer Papiervorlage: Gib unten die Koordinaten ein, auch im RD-Format.",
  openMap: "Zur Karte",
} as const;

/** "Lager (12)". */
export function chipText(name: string, waypoints: number): string {
  return `${name} (${plainNumber.format(waypoints)})`;
}

/** "12 Wegpunkte", "3 von 12 Wegpunkten". */
export function shownText(shown: number, total: number): string {
  if (shown === total) return countText(total);
  const all = total === 1 ? "1 Wegpunkt" : `${plainNumber.format(total)} Wegpunkten`;
  return `${plainNumber.format(shown)} von ${all}`;
}

function countText(waypoints: number): string {
  return waypoints === 1 ? "1 Wegpunkt" : `${plainNumber.format(waypoints)} Wegpunkte`;
}

/** "1 gewählt", "12 gewählt". */
export function selectedText(selected: number): string {
  return `${plainNumber.format(selected)} gewählt`;
}

/** Returns the note above the list for an old position; `age` is "3 min". */
export function staleText(age: string): string {
  return `Entfernungen von deiner Position vor ${age}.`;
}

/** Returns the question before deleting a folder. */
export function deleteFolderQuestion(name: string, waypoints: number): string {
  const verb = waypoints === 1 ? "ist" : "sind";
  return `Im Ordner „${name}“ ${verb} ${countText(waypoints)}. Was möchtest du löschen?`;
}

/** Texts about an edit of a waypoint that was deleted meanwhile. */
export const unsavedTexts = {
  look: "Eingaben ansehen",
  forget: "Verwerfen",
} as const;

/** "„Zelt“ wurde gelöscht, während du den Wegpunkt bearbeitet hast." */
export function deletedDraftText(name: string): string {
  return `„${name}“ wurde gelöscht, während du den Wegpunkt bearbeitet hast.`;
}

/** Texts of the form that adds a waypoint. */
export const addTexts = {
  add: "Wegpunkt hinzufügen",
  where: "Wo",
  typed: "Koordinaten eingeben",
  noPositionYet:
    "Es gibt noch keine Position. Wähle einen anderen Ort oder warte auf die erste Position.",
  saved: "Gespeichert",
  look: "Ordner, Symbol und Farbe",
  folder: "Ordner",
  folderHint: "Wähle einen vorhandenen Ordner oder gib einen neuen Namen ein.",
} as const;

/**
 * Returns the confirmation "Gespeichert", with the place for a repeating coordinate: "Gespeichert: bei Delft, 2,1 km
 * von deiner Position".
 */
export function savedText(where: string | null): string {
  return where === null ? addTexts.saved : `${addTexts.saved}: ${where}`;
}

/** Returns the choice of the position, with a note about it: "Hier, an meiner Position (vor 3 min)". */
export function hereText(note: string | null): string {
  return note === null ? "Hier, an meiner Position" : `Hier, an meiner Position (${note})`;
}

/** Returns the choice of the centre of the map, with the nearby town: "Kartenmitte (bei Baarn)". */
export function mapCenterText(town: string | null): string {
  return town === null ? "Kartenmitte" : `Kartenmitte (bei ${town})`;
}

/** Texts of the import and export section of a screen. */
export const exchangeSectionTexts = {
  heading: "Importieren und exportieren",
  import: "Importieren",
  list: "Mehrere Punkte hinzufügen",
  scan: "QR-Code scannen",
  dropHere: "Zum Importieren loslassen",
} as const;

/**
 * "GPX, CSV oder eine Liste mit einem Punkt pro Zeile. Vor dem Hinzufügen siehst du den Inhalt."
 * @param formats the names of the formats that can be imported
 */
export function importKindsText(formats: readonly string[]): string {
  return `${formats.join(", ")} oder eine Liste mit einem Punkt pro Zeile. Vor dem Hinzufügen siehst du den Inhalt.`;
}
