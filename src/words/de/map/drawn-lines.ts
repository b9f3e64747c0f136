import type * as nl from "../../nl/map/drawn-lines.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const drawnLineTexts = {
  keep: "Linie speichern",
  name: "Name",
  line: "Linie",
  area: "Fläche",
  closed: "Zu einer Fläche schließen",
  color: "Farbe",
  usualColor: "Standard",
  save: "Speichern",
  cancel: "Abbrechen",
  failed: "Nicht gespeichert, weil der Speicher dieses Geräts voll oder nicht verfügbar ist.",
} satisfies Words<typeof nl.drawnLineTexts>;

export const editLineTexts = {
  editPoints: "Punkte ändern",
  choose:
    "Tippe auf einen Punkt, um ihn zu verschieben, oder auf die Linie, um einen hinzuzufügen. Du kannst auch das Fadenkreuz verwenden.",
  put: "Tippe auf die neue Position des Punkts oder bewege das Fadenkreuz dorthin.",
  nothingThere: "Dort ist weder ein Punkt noch eine Linie.",
  chooseHere: "Auswählen",
  putHere: "Hier setzen",
  insertAfter: "Punkt danach",
  remove: "Punkt löschen",
  undo: "Letzte Änderung rückgängig machen",
  zoomIn: "Hier liegen zu viele Punkte, um sie anzuzeigen. Zoome hinein.",
  save: "Speichern",
  cancel: "Abbrechen",
  failed:
    "Nicht gespeichert. Die Linie wurde inzwischen geändert, oder der Speicher ist voll oder nicht verfügbar.",
  loading: "Die Punkte werden geladen \u2026",
} satisfies Words<typeof nl.editLineTexts>;

export const drawnLineWords = {
  chosenPoint: (number, count) => `Punkt ${number} von ${count}`,
  edits: (count, distance) =>
    `${plural(count, { one: "# Änderung", other: "# Änderungen" })}, ${distance}`,
  enclosed: (area) => `Fläche: ${area}`,
} satisfies Words<typeof nl.drawnLineWords>;

/** "„Grenze“ wurde zu deinen Tracks und Routen hinzugefügt." */
export const lineKeptText = ((name) =>
  `„${name}“ wurde zu deinen Tracks und Routen hinzugefügt.`) satisfies Words<
  typeof nl.lineKeptText
>;
