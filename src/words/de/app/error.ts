import type * as nl from "../../nl/app/error.ts";
import type { Words } from "../../words.ts";

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
} satisfies Words<typeof nl.errorTexts>;

export const statusTexts = {
  400: "Ungültige Anfrage",
  401: "Nicht angemeldet",
  403: "Kein Zugriff",
  other: "Seite nicht gefunden",
} satisfies Words<typeof nl.statusTexts>;

export const recordNotDrawnText = ((name) =>
  `„${name}“ kann hier nicht angezeigt werden, ist aber nicht verloren. Exportiere den Eintrag, um eine Kopie zu behalten.`) satisfies Words<
  typeof nl.recordNotDrawnText
>;
