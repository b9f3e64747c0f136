/** Texts about the language of the interface. */
export const languageTexts = {
  heading: "Language",
  /** Also in Dutch, for who cannot read the rest. */
  headingForAll: "Language / Taal",
  hint: "The page then reloads. Names on the map and the notes of bridges and locks are Dutch in every language.",
  fetching: "Fetching the language…",
  unavailable: "This language could not be fetched. Check your connection and try again.",
  recording: "A recording is running. Stop it first: changing the language reloads the page.",
  notStored: "This browser stores nothing, so your language cannot be remembered.",
  notStoredFull: "The storage of this device is full. Free some space and choose again.",
  /** Empty where the changelog is in the language of the interface. */
  changelogInDutch: "The changelog is available in Dutch only.",
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
