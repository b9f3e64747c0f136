/** The reasons that something was not saved, and what to do. */
export const saveProblemTexts = {
  full: "Der Speicher dieses Geräts ist voll. Wenn du die App schließt, geht der Wegpunkt verloren: Gib Speicherplatz frei oder lade deine Wegpunkte in den Einstellungen herunter.",
  blocked:
    "Dieser Browser speichert keine Daten. Wenn du die App schließt, geht der Wegpunkt verloren: Lade deine Wegpunkte in den Einstellungen herunter.",
  changedElsewhere:
    "Nicht gespeichert, weil es inzwischen auch an anderer Stelle geändert wurde. Prüfe den aktuellen Stand und speichere dann noch einmal.",
  notSaved: "Das konnte nicht gespeichert werden. Versuche es noch einmal.",
} as const;
