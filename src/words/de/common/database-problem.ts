import type * as nl from "../../nl/common/database-problem.ts";
import type { Words } from "../../words.ts";

export const databaseProblems = {
  full: "Auf diesem Gerät ist zu wenig Platz. Gib Speicherplatz frei, zum Beispiel indem du Fotos oder Apps löschst.",
  "other-tab":
    "Ein anderer Tab mit Scouting Map verwendet gerade den Speicher. Schließe die anderen Tabs.",
  "newer-version":
    "Eine neuere Version von Scouting Map hat deine gespeicherten Daten bereits in ein neues Format umgewandelt. Schließe alle Tabs mit Scouting Map und öffne die App neu.",
  unavailable:
    "In diesem Browser kann Scouting Map nichts speichern. Öffne die App in einem normalen (nicht privaten) Fenster oder in einem anderen Browser.",
  "no-answer":
    "Der Speicher reagiert nicht. Schließe andere Tabs mit Scouting Map oder starte den Browser neu.",
  failed: "Der Speicher dieses Browsers meldet einen Fehler. Starte den Browser neu.",
} satisfies Words<typeof nl.databaseProblems>;

export const unreadTexts = {
  tracks: "Deine Tracks und Routen können gerade nicht gelesen werden.",
  plans: "Deine gespeicherten Routen können gerade nicht gelesen werden.",
  waypoints: "Einige deiner Wegpunkte können gerade nicht gelesen werden.",
  bin: "Der Papierkorb kann gerade nicht gelesen werden.",
  packs: "Deine Kartenpakete und gespeicherten Gebiete können gerade nicht gelesen werden.",
  retry: "Erneut versuchen",
  retrying: "Moment …",
  notYet: "Das hat nicht geklappt.",
} satisfies Words<typeof nl.unreadTexts>;

export const unreadWords = {
  full: (megabytes) =>
    `Auf diesem Gerät ist zu wenig Speicherplatz. Gib mindestens ${megabytes} frei, zum Beispiel indem du Fotos oder Apps löschst.`,
  nothingLost: "Es ist nichts verloren gegangen.",
  nothingErased: "Die App hat nichts gelöscht.",
} satisfies Words<typeof nl.unreadWords>;
