import { formatBytes } from "#i18n/intl/bytes.ts";
import type { DatabaseProblemWords, UnreadList } from "#i18n/nl/common/database-problem.ts";

const CAUSES = {
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
} as const;

/** Returns why the database cannot be used, and what to do about it. */
export function databaseProblemText(problem: DatabaseProblemWords): string {
  if (problem.kind === "full" && problem.neededBytes !== null) {
    const megabytes = formatBytes(Math.max(problem.neededBytes, 1e6)).replace(" ", "\u00a0");
    return `Auf diesem Gerät ist zu wenig Speicherplatz. Gib mindestens ${megabytes} frei, zum Beispiel indem du Fotos oder Apps löschst.`;
  }
  return CAUSES[problem.kind];
}

/** Texts for lists that could not be read. */
export const unreadTexts = {
  tracks: "Deine Tracks und Routen können gerade nicht gelesen werden.",
  plans: "Deine gespeicherten Routen können gerade nicht gelesen werden.",
  waypoints: "Einige deiner Wegpunkte können gerade nicht gelesen werden.",
  bin: "Der Papierkorb kann gerade nicht gelesen werden.",
  packs: "Deine Kartenpakete und gespeicherten Gebiete können gerade nicht gelesen werden.",
  retry: "Erneut versuchen",
  retrying: "Moment …",
  notYet: "Das hat nicht geklappt.",
} as const;

/**
 * Returns the notice for a list that could not be read: "Deine Tracks und Routen können gerade nicht gelesen werden. Es ist
 * nichts verloren gegangen. …".
 */
export function unreadText(list: UnreadList, problem: DatabaseProblemWords): string {
  // If the browser gives no database, only the app's own part in it is known.
  const isKnownToBeThere = ["full", "other-tab", "newer-version"].includes(problem.kind);
  const comfort = isKnownToBeThere
    ? "Es ist nichts verloren gegangen."
    : "Die App hat nichts gelöscht.";
  return `${unreadTexts[list]} ${comfort} ${databaseProblemText(problem)}`;
}
