import { plainNumber } from "#sentences/intl/format.ts";
/** Texts of backups, of restoring them, and of the bin. */
export const backupTexts = {
  make: "Sicherung erstellen",
  made: "Die Sicherung wurde heruntergeladen. Bewahre die Datei nicht nur auf diesem Gerät auf.",
  notMade:
    "Die Sicherung konnte nicht erstellt werden, weil die App nicht auf den Speicher dieses Geräts zugreifen kann. Lade zumindest deine Wegpunkte herunter.",
  restore: "Sicherung wiederherstellen",
  restoreHeading: "Sicherung wiederherstellen",
  reading: "Die Sicherung wird gelesen …",
  whatHappens: "Alles auf diesem Gerät, was nicht in der Sicherung enthalten ist, bleibt erhalten.",
  nothingNew: "Alles aus dieser Sicherung ist bereits auf diesem Gerät.",
  confirm: "Wiederherstellen",
  restored: "Die Sicherung wurde wiederhergestellt.",
  notRestored:
    "Die Sicherung konnte nicht wiederhergestellt werden, weil die App nicht auf den Speicher dieses Geräts zugreifen kann. Es hat sich nichts geändert.",
  undo: "Rückgängig",
  undone: "Alles ist wieder so wie vorher.",
  undoFailed: "Das Rückgängigmachen hat nicht geklappt. Versuche es noch einmal.",
  cancel: "Abbrechen",
  close: "Schließen",
  addsDraft: "Die Route, an der du gearbeitet hast, wird wiederhergestellt.",
  settingsChange: "Deine Einstellungen werden durch die aus der Sicherung ersetzt.",
  reminder:
    "Du hast viele Wegpunkte, die nur auf diesem Gerät gespeichert sind, aber keine aktuelle Sicherung.",
  later: "Nicht jetzt",
  bin: "Papierkorb",
  binHeading: "Papierkorb",
  binHint: "Gelöschtes bleibt hier 30 Tage lang erhalten.",
  noName: "Ohne Namen",
  binEmpty: "Der Papierkorb ist leer.",
  putBack: "Wiederherstellen",
  throwAway: "Endgültig löschen",
  throwAllAway: "Papierkorb leeren",
  binFailed:
    "Das Wiederherstellen hat nicht geklappt. Entweder kann die App nicht auf den Speicher dieses Geräts zugreifen, oder der Wegpunkt zu diesem Foto wurde gelöscht.",
} as const;

const TROUBLES = {
  "not-a-backup":
    "Diese Datei ist keine Sicherung von Scouting Map. Wähle eine Datei, die du mit „Sicherung erstellen“ heruntergeladen hast.",
  "newer-version":
    "Diese Sicherung stammt aus einer neueren Version von Scouting Map. Aktualisiere zuerst die App.",
  damaged:
    "Diese Sicherung ist unvollständig oder wurde verändert. Es wurde nichts wiederhergestellt.",
  "too-large": "Diese Datei ist größer als 400 MB. Das ist zu groß für die App.",
  "too-many":
    "Mit dieser Sicherung hättest du mehr Einträge, als die App anzeigen kann, zum Beispiel mehr als 50.000 Wegpunkte. Es wurde nichts wiederhergestellt. Lösche, was du nicht mehr brauchst, und erstelle bei Bedarf eine neue Sicherung.",
  "no-database":
    "Die App kann nicht auf den Speicher dieses Geräts zugreifen. Es wurde nichts wiederhergestellt.",
} as const;

/** Returns why a file cannot be restored, and what to do. */
export function backupProblemText(reason: keyof typeof TROUBLES): string {
  return TROUBLES[reason];
}

const KINDS = {
  waypoints: "Wegpunkte",
  photos: "Fotos",
  tracks: "Tracks und Routen",
  plans: "Pläne",
  bin: "Papierkorb",
  setAside: "Nicht lesbare Daten",
  boating: "Auf dem Wasser",
  scouting: "Jagd und Übung",
} as const;

/** Returns the name of a kind of record. */
export function backupKindText(kind: keyof typeof KINDS): string {
  return KINDS[kind];
}

/** "12 neu, 3 geändert, 100 unverändert". */
export function changesText(added: number, changed: number, same: number): string {
  const counts = [
    [added, "neu"],
    [changed, "geändert"],
    [same, "unverändert"],
  ] as const;
  const parts = counts.flatMap(([count, word]) =>
    count > 0 ? [`${plainNumber.format(count)} ${word}`] : [],
  );
  return parts.join(", ") || "keine";
}

/** Returns the number of unreadable records in the file. */
export function leftOutText(count: number): string {
  return count === 1
    ? "1 Eintrag der Sicherung ist nicht lesbar und wird nicht wiederhergestellt. Bewahre die Datei auf."
    : `${plainNumber.format(count)} Einträge der Sicherung sind nicht lesbar und werden nicht wiederhergestellt. Bewahre die Datei auf.`;
}

/** "Vom 21. November 2026 um 14:03". */
export function madeAtText(dateTime: string): string {
  return `Vom ${dateTime}`;
}

/** "Letzte Sicherung: 21. November 2026 um 14:03." */
export function lastBackupText(dateTime: string | null): string {
  return dateTime === null
    ? "Du hast noch keine Sicherung erstellt."
    : `Letzte Sicherung: ${dateTime}.`;
}

const BIN_KINDS = {
  waypoints: "Wegpunkt",
  tracks: "Track",
  plans: "Route",
  photos: "Foto",
  hunt: "Jagd",
  logbook: "Logbucheintrag",
} as const;

/** "Wegpunkt, gelöscht am 21. November 2026 um 14:03". */
export function deletedAtText(kind: keyof typeof BIN_KINDS, dateTime: string): string {
  return `${BIN_KINDS[kind]}, gelöscht am ${dateTime}`;
}

/** Returns the label of a button in the bin, with the name of the thing. */
export function aboutText(action: string, name: string): string {
  return `${action}: ${name}`;
}
