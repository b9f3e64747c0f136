import type * as nl from "../../nl/waypoints/waypoints-list.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

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
  add: "Neuer Wegpunkt",
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
  empty: "Noch keine Wegpunkte. Speichere hier dein Zelt, einen Posten oder eine Fähre.",
  openMap: "Zur Karte",
} satisfies Words<typeof nl.listTexts>;

export const unsavedTexts = {
  look: "Eingaben ansehen",
  forget: "Verwerfen",
} satisfies Words<typeof nl.unsavedTexts>;

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
} satisfies Words<typeof nl.addTexts>;

export const exchangeSectionTexts = {
  heading: "Importieren und exportieren",
  import: "Importieren",
  list: "Mehrere Punkte hinzufügen",
  scan: "QR-Code scannen",
  dropHere: "Zum Importieren loslassen",
} satisfies Words<typeof nl.exchangeSectionTexts>;

export const staleText = ((age) => `Entfernungen von deiner Position vor ${age}.`) satisfies Words<
  typeof nl.staleText
>;

/** "„Zelt“ wurde gelöscht, während du den Wegpunkt bearbeitet hast." */
export const deletedDraftText = ((name) =>
  `„${name}“ wurde gelöscht, während du den Wegpunkt bearbeitet hast.`) satisfies Words<
  typeof nl.deletedDraftText
>;

export const listWords = {
  all: (waypoints) => plural(waypoints, { one: "# Wegpunkt", other: "# Wegpunkte" }),
  some: (shown, waypoints) =>
    `${shown} von ${plural(waypoints, { one: "# Wegpunkt", other: "# Wegpunkten" })}`,
  selected: (count) => `${count} gewählt`,
  deleteFolder: (folder, waypoints) =>
    `Im Ordner „${folder}“ ${plural(waypoints, { one: "ist # Wegpunkt", other: "sind # Wegpunkte" })}. Was möchtest du löschen?`,
  savedAt: (saved, where) => `${saved}: ${where}`,
  here: "Hier, an meiner Position",
  hereNote: (note) => `Hier, an meiner Position (${note})`,
  mapCenter: "Kartenmitte",
  mapCenterNear: (town) => `Kartenmitte (bei ${town})`,
  importKinds: (formats) =>
    `${formats} oder eine Liste mit einem Punkt pro Zeile. Vor dem Hinzufügen siehst du den Inhalt.`,
} satisfies Words<typeof nl.listWords>;
