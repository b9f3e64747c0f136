import { plainNumber } from "#i18n/intl/format.ts";
/** Texts of backups, of restoring them, and of the bin. */
export const backupTexts = {
  make: "Sicherung erstellen",
  made: "Die Sicherung ist erstellt. Bewahre die Datei woanders als auf diesem Gerät auf.",
  notMade:
    "Die Sicherung ging nicht, denn der Speicher dieses Geräts funktioniert nicht. Lade auf jeden Fall deine Wegpunkte herunter.",
  restore: "Sicherung wiederherstellen",
  restoreHeading: "Sicherung wiederherstellen",
  reading: "Die Sicherung wird gelesen…",
  whatHappens: "Was schon da ist und nicht in der Sicherung steckt, bleibt.",
  nothingNew: "Alles aus dieser Sicherung ist schon auf diesem Gerät.",
  confirm: "Wiederherstellen",
  restored: "Die Sicherung ist wiederhergestellt.",
  notRestored:
    "Wiederherstellen ging nicht, denn der Speicher dieses Geräts funktioniert nicht. Es hat sich nichts geändert.",
  undo: "Rückgängig",
  undone: "Alles ist wieder, wie es war.",
  undoFailed: "Rückgängig machen ging nicht. Versuche es noch einmal.",
  cancel: "Abbrechen",
  close: "Schließen",
  addsDraft: "Die Route, an der du gearbeitet hast, wird wiederhergestellt.",
  settingsChange: "Deine Einstellungen werden die der Sicherung.",
  reminder: "Du hast viele Wegpunkte und keine neuere Sicherung. Sie sind nur auf diesem Gerät.",
  later: "Nicht jetzt",
  bin: "Papierkorb",
  binHeading: "Papierkorb",
  binHint: "Was du löschst, bleibt hier 30 Tage.",
  noName: "Ohne Namen",
  binEmpty: "Der Papierkorb ist leer.",
  putBack: "Wiederherstellen",
  throwAway: "Endgültig löschen",
  throwAllAway: "Papierkorb leeren",
  binFailed:
    "Das ging nicht. Der Speicher dieses Geräts funktioniert nicht, oder der Wegpunkt des Fotos ist weg.",
} as const;

const TROUBLES = {
  "not-a-backup":
    "Diese Datei ist keine Sicherung von Scouting Map. Wähle eine Datei, die mit „Sicherung erstellen“ gemacht wurde.",
  "newer-version":
    "Diese Sicherung ist von einer neueren Version von Scouting Map. Aktualisiere zuerst diese App.",
  damaged:
    "Diese Sicherung ist nicht vollständig: Sie wurde abgebrochen oder verändert. Es wurde nichts wiederhergestellt.",
  "too-large":
    "Diese Datei ist größer als 400 MB; eine so große Sicherung kann die App nicht lesen.",
  "too-many":
    "In dieser Sicherung ist, zusammen mit dem, was hier schon ist, mehr, als die App zeigen kann, etwa mehr als 50.000 Wegpunkte. Es wurde nichts wiederhergestellt. Räume auf und erstelle, wenn nötig, eine neue Sicherung.",
  "no-database":
    "Der Speicher dieses Geräts funktioniert nicht. Es wurde nichts wiederhergestellt.",
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
  setAside: "Beiseitegelegt",
  boating: "Auf dem Wasser",
  scouting: "Jagd und Übung",
} as const;

/** Returns the name of a kind of record. */
export function backupKindText(kind: keyof typeof KINDS): string {
  return KINDS[kind];
}

/** "12 neu, 3 geändert, 100 gleich". */
export function changesText(added: number, changed: number, same: number): string {
  const counts = [
    [added, "neu"],
    [changed, "geändert"],
    [same, "gleich"],
  ] as const;
  const parts = counts.flatMap(([count, word]) =>
    count > 0 ? [`${plainNumber.format(count)} ${word}`] : [],
  );
  return parts.join(", ") || "keine";
}

/** Returns the number of unreadable records in the file. */
export function leftOutText(count: number): string {
  return count === 1
    ? "1 Teil der Sicherung ist nicht lesbar und wird nicht wiederhergestellt. Bewahre die Datei auf."
    : `${plainNumber.format(count)} Teile der Sicherung sind nicht lesbar und werden nicht wiederhergestellt. Bewahre die Datei auf.`;
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

const BIN_KINDS: Readonly<Record<string, string>> = {
  waypoints: "Wegpunkt",
  tracks: "Track",
  plans: "Route",
  photos: "Foto",
  scouting: "Jagd",
};

/** "Wegpunkt, gelöscht am 21. November 2026 um 14:03". */
export function deletedAtText(kind: string, dateTime: string): string {
  return `${BIN_KINDS[kind] ?? kind}, gelöscht am ${dateTime}`;
}

/** Returns the label of a button in the bin, with the name of the thing. */
export function aboutText(action: string, name: string): string {
  return `${action}: ${name}`;
}
