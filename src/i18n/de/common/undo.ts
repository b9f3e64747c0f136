import { plainNumber } from "#i18n/intl/format.ts";
import type { DoneEdit } from "#i18n/nl/common/undo.ts";

/** Texts of the offer to undo the last edit. */
export const undoTexts = {
  undo: "Rückgängig machen",
  putOldBack: "Alte zurückholen",
  undone: "Rückgängig gemacht",
  notInBin: "Der Papierkorb funktioniert gerade nicht: Nur hier lässt es sich zurückholen.",
  failedFull:
    "Rückgängig machen ging nicht, denn der Speicher dieses Geräts ist voll. Schaffe Platz und versuche es noch einmal.",
  changedSince: "Es gibt nichts mehr wiederherzustellen: Es wurde inzwischen anders geändert.",
  failed:
    "Rückgängig machen ging nicht, denn der Speicher dieses Geräts funktioniert nicht. Versuche es noch einmal.",
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
  if (kind === "clear") return "Die Jagd wurde geleert.";
  const one = name ? `„${name}“` : NAMELESS;
  if (kind === "rename") return `${one} hat einen anderen Namen.`;
  if (kind === "delete-photo") return `Ein Foto von ${one} wurde gelöscht.`;
  if (count === 1) return `${one} wurde ${DONE[kind]}.`;
  return `${plainNumber.format(count)} ${MANY[subject]} wurden ${DONE[kind]}.`;
}

const NAMELESS = "„Ohne Namen“";
