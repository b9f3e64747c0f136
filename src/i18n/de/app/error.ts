/** Texts of the error page. */
export const errorTexts = {
  heading: "Hoppla.",
  home: "Home",
  tryAgain: "Erneut versuchen",
  unknownWaypoint: "Dieser Wegpunkt ist nicht auf diesem Gerät. Vielleicht wurde er gelöscht.",
  unknownRoute: "Unter dieser Adresse gibt es keine Seite.",
  screenNotLoaded:
    "Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal. Deine Wegpunkte und Einstellungen sind sicher.",
  unexpected:
    "Etwas ist schiefgelaufen. Deine Wegpunkte und Einstellungen sind sicher. Geh zu „Home“ und versuche es noch einmal.",
  exportRecord: "Exportieren",
} as const;

/** Reports a record that could not be drawn. */
export function recordNotDrawnText(name: string): string {
  return `„${name}“ kann hier nicht angezeigt werden, ist aber nicht verloren. Exportiere den Eintrag, um eine Kopie zu behalten.`;
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
