/** Texts of the error page. */
export const errorTexts = {
  heading: "Hoppla.",
  home: "Home",
  tryAgain: "Erneut versuchen",
  unknownWaypoint: "Dieser Wegpunkt ist nicht (mehr) auf diesem Gerät.",
  unknownRoute: "Diese Adresse gehört nicht zu Scouting Map.",
  screenNotLoaded:
    "Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal; deine Wegpunkte und Einstellungen sind noch da.",
  unexpected:
    "In der App ist etwas schiefgegangen. Deine Wegpunkte und Einstellungen sind noch da; geh zu „Home“ und versuche es noch einmal.",
  exportRecord: "Exportieren",
} as const;

/** Reports a record that could not be drawn. */
export function recordNotDrawnText(name: string): string {
  return `„${name}“ lässt sich hier nicht anzeigen, ist aber noch da. Exportiere den Eintrag, um ihn zu behalten.`;
}

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: "Ungültige Anfrage",
  401: "Nicht angemeldet",
  403: "Kein Zugriff",
};

/** Returns the text of a status; without its own text it is "page not found". */
export function statusText(status: number): string {
  return STATUS_TEXTS[status] ?? "Seite nicht gefunden";
}
