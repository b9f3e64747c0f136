import type * as nl from "../../nl/exchange/backup.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

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
} satisfies Words<typeof nl.backupTexts>;

export const backupProblems = {
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
} satisfies Words<typeof nl.backupProblems>;

export const backupKinds = {
  waypoints: "Wegpunkte",
  photos: "Fotos",
  tracks: "Tracks und Routen",
  plans: "Pläne",
  bin: "Papierkorb",
  setAside: "Nicht lesbare Daten",
  boating: "Auf dem Wasser",
  scouting: "Fuchsjagd und Übung",
} satisfies Words<typeof nl.backupKinds>;

export const binKinds = {
  waypoints: "Wegpunkt",
  tracks: "Track",
  plans: "Route",
  photos: "Foto",
  hunt: "Fuchsjagd",
  logbook: "Logbucheintrag",
  sheets: "Patrouille",
  trail: "Postenlauf",
  walk: "Gelaufener Postenlauf",
  hike: "Tour von der Leitung",
} satisfies Words<typeof nl.binKinds>;

/** The counts of a kind in a backup: "12 neu, 3 geändert, 100 unverändert". */
export const changeWords = {
  added: (count) => `${count.shown} neu`,
  changed: (count) => `${count.shown} geändert`,
  same: (count) => `${count.shown} unverändert`,
  none: "keine",
} satisfies Words<typeof nl.changeWords>;

export const backupWords = {
  leftOut: (count) =>
    plural(count, {
      one: "# Eintrag der Sicherung ist nicht lesbar und wird nicht wiederhergestellt. Bewahre die Datei auf.",
      other:
        "# Einträge der Sicherung sind nicht lesbar und werden nicht wiederhergestellt. Bewahre die Datei auf.",
    }),
  last: (time) => `Letzte Sicherung: ${time}.`,
  none: "Du hast noch keine Sicherung erstellt.",
  deleted: (kind, time) => `${kind}, gelöscht am ${time}`,
} satisfies Words<typeof nl.backupWords>;

/** "Vom 21. November 2026 um 14:03". */
export const madeAtText = ((time) => `Vom ${time}`) satisfies Words<typeof nl.madeAtText>;
