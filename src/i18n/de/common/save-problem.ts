/** The reasons that something was not saved, and what to do. */
export const saveProblemTexts = {
  full: "Der Speicher dieses Geräts ist voll. Der Wegpunkt ist nur noch im Arbeitsspeicher: Schaffe Platz oder lade deine Wegpunkte in den Einstellungen herunter.",
  blocked:
    "Dieser Browser speichert nichts. Der Wegpunkt ist nur noch im Arbeitsspeicher: Lade deine Wegpunkte in den Einstellungen herunter.",
  changedElsewhere:
    "Nicht gespeichert: Das wurde inzwischen auch anderswo geändert. Sieh nach, was jetzt dort steht, und speichere noch einmal.",
  notSaved: "Speichern ging nicht. Versuche es noch einmal.",
} as const;
