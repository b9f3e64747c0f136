import { plainNumber } from "#i18n/intl/format.ts";
import type { DoneEdit } from "#i18n/nl/common/undo.ts";

/** Texts of the offer to undo the last edit. */
export const undoTexts = {
  undo: "Rückgängig machen",
  putOldBack: "Vorherige wiederherstellen",
  undone: "Rückgängig gemacht",
  notInBin:
    "Der Papierkorb funktioniert gerade nicht. Du kannst das Löschen nur hier rückgängig machen.",
  failedFull:
    "Die Änderung konnte nicht rückgängig gemacht werden, weil der Speicher dieses Geräts voll ist. Gib Speicherplatz frei und versuche es noch einmal.",
  changedSince:
    "Das lässt sich nicht mehr rückgängig machen, weil sich inzwischen etwas geändert hat.",
  failed:
    "Die Änderung konnte nicht rückgängig gemacht werden, weil die App nicht auf den Speicher dieses Geräts zugreifen kann. Versuche es noch einmal.",
} as const;

const DONE = {
  add: "hinzugefügt",
  change: "geändert",
  move: "verschoben",
  delete: "gelöscht",
  import: "importiert",
  restore: "wiederhergestellt",
  edit: "bearbeitet",
} as const;

const MANY = {
  waypoint: "Wegpunkte",
  track: "Tracks",
  plan: "Routen",
  hunt: "Einträge",
  other: "Einträge",
} as const;

/** Describes the last edit: "„Zelt“ wurde gelöscht." or "12 Wegpunkte wurden verschoben." */
export function doneText({ subject, kind, count, name }: DoneEdit): string {
  if (kind === "overwrite") return `Überschrieben: ${name}`;
  if (kind === "clear") return "Alle Einträge der Jagd wurden gelöscht.";
  const one = name ? `„${name}“` : NAMELESS;
  if (kind === "rename") return `Umbenannt in ${one}.`;
  if (kind === "delete-photo") return `Ein Foto von ${one} wurde gelöscht.`;
  if (count === 1) return `${one} wurde ${DONE[kind]}.`;
  return `${plainNumber.format(count)} ${MANY[subject]} wurden ${DONE[kind]}.`;
}

const NAMELESS = "„Ohne Namen“";
