import type * as nl from "../../nl/common/undo.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

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
} satisfies Words<typeof nl.undoTexts>;

export const doneWords = {
  quoted: (name) => `„${name}“`,
  nameless: "„Ohne Namen“",
  overwritten: (name) => `Überschrieben: ${name}`,
  cleared: "Alle Einträge der Fuchsjagd wurden gelöscht.",
  renamed: (name) => `Umbenannt in ${name}.`,
  one: {
    add: (name) => `${name} wurde hinzugefügt.`,
    change: (name) => `${name} wurde geändert.`,
    move: (name) => `${name} wurde verschoben.`,
    delete: (name) => `${name} wurde gelöscht.`,
    import: (name) => `${name} wurde importiert.`,
    restore: (name) => `${name} wurde wiederhergestellt.`,
    edit: (name) => `${name} wurde bearbeitet.`,
    "delete-photo": (name) => `Ein Foto von ${name} wurde gelöscht.`,
  },
  many: {
    add: (items) => `${items} wurden hinzugefügt.`,
    change: (items) => `${items} wurden geändert.`,
    move: (items) => `${items} wurden verschoben.`,
    delete: (items) => `${items} wurden gelöscht.`,
    import: (items) => `${items} wurden importiert.`,
    restore: (items) => `${items} wurden wiederhergestellt.`,
    edit: (items) => `${items} wurden bearbeitet.`,
  },
  items: {
    waypoints: (count) => plural(count, { one: "# Wegpunkt", other: "# Wegpunkte" }),
    tracks: (count) => plural(count, { one: "# Track", other: "# Tracks" }),
    plans: (count) => plural(count, { one: "# Route", other: "# Routen" }),
    other: (count) => plural(count, { one: "# Eintrag", other: "# Einträge" }),
  },
} satisfies Words<typeof nl.doneWords>;
