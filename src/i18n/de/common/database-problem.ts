import { formatBytes } from "#i18n/intl/bytes.ts";
import type { DatabaseProblemWords, UnreadList } from "#i18n/nl/common/database-problem.ts";

const CAUSES = {
  full: "Auf diesem Gerät ist zu wenig Platz. Schaffe Platz, zum Beispiel indem du Fotos oder Apps löschst.",
  "other-tab":
    "Ein anderer Tab mit Scouting Map belegt den Speicher. Schließe die anderen Tabs mit Scouting Map.",
  "newer-version":
    "Eine neuere Version von Scouting Map hat den Speicher schon umgestellt. Schließe alle Tabs mit Scouting Map und öffne die App neu.",
  unavailable:
    "Dieser Browser gibt Scouting Map keinen Speicher. Öffne die App in einem normalen Fenster (nicht privat) oder in einem anderen Browser.",
  "no-answer":
    "Der Speicher antwortet nicht. Schließe andere Tabs mit Scouting Map oder starte den Browser neu.",
  failed: "Der Speicher dieses Browsers meldet einen Fehler. Starte den Browser neu.",
} as const;

/** Returns why the database cannot be used, and what to do about it. */
export function databaseProblemText(problem: DatabaseProblemWords): string {
  if (problem.kind === "full" && problem.neededBytes !== null) {
    const megabytes = formatBytes(Math.max(problem.neededBytes, 1e6)).replace(" ", "\u00a0");
    return `Auf diesem Gerät ist zu wenig Platz. Gib mindestens ${megabytes} frei, zum Beispiel indem du Fotos oder Apps löschst.`;
  }
  return CAUSES[problem.kind];
}

/** Texts for lists that could not be read. */
export const unreadTexts = {
  tracks: "Deine Tracks und Routen lassen sich gerade nicht lesen.",
  plans: "Deine gespeicherten Routen lassen sich gerade nicht lesen.",
  waypoints: "Deine Wegpunkte lassen sich gerade nicht alle lesen.",
  bin: "Der Papierkorb lässt sich gerade nicht lesen.",
  packs: "Deine Kartenpakete und Gebiete lassen sich gerade nicht lesen.",
  retry: "Erneut versuchen",
  retrying: "Moment…",
  notYet: "Es geht noch nicht.",
} as const;

/**
 * Returns the notice for a list that could not be read: "Deine Tracks und Routen lassen sich gerade nicht lesen. Nichts
 * ist verloren. …".
 */
export function unreadText(list: UnreadList, problem: DatabaseProblemWords): string {
  // If the browser gives no database, only the app's own part in it is known.
  const isKnownToBeThere = ["full", "other-tab", "newer-version"].includes(problem.kind);
  const comfort = isKnownToBeThere ? "Nichts ist verloren." : "Die App hat nichts gelöscht.";
  return `${unreadTexts[list]} ${comfort} ${databaseProblemText(problem)}`;
}
