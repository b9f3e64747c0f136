/** Texts about the language of the interface. */
export const languageTexts = {
  heading: "Sprache",
  /** Also in English, for who cannot read the rest. */
  headingForAll: "Sprache / Language",
  hint: "Die Seite wird danach neu geladen. Namen auf der Karte und Hinweise zu Brücken und Schleusen bleiben immer auf Niederländisch.",
  fetching: "Die Sprache wird geladen…",
  unavailable:
    "Diese Sprache konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.",
  recording:
    "Eine Aufzeichnung läuft. Beende sie zuerst: Beim Wechsel der Sprache lädt die Seite neu.",
  notStored: "Dieser Browser speichert nichts, deshalb kann er sich deine Sprache nicht merken.",
  notStoredFull: "Der Speicher dieses Geräts ist voll. Schaffe Platz und wähle noch einmal.",
  /** Empty where the changelog is in the language of the interface. */
  changelogInDutch: "Den Changelog gibt es nur auf Niederländisch.",
} as const;

/** The notice for devices in another language, which is read by people who read no Dutch. */
export const englishOfferTexts = {
  offer: "This map speaks English too.",
  accept: "Switch to English",
  decline: "Keep Dutch",
  unavailable: "English could not be fetched. Check your connection and try again.",
  recording: "A recording is running. Stop it first: changing the language reloads the page.",
  notStored: "This browser stores nothing, so your language cannot be remembered.",
} as const;
