/** Texts about the language of the interface. */
export const languageTexts = {
  heading: "Taal",
  /** Also in English, for who cannot read the rest. */
  headingForAll: "Taal / Language",
  hint: "De pagina laadt daarna opnieuw. De namen op de kaart en de toelichtingen bij bruggen en sluizen zijn in elke taal Nederlands.",
  fetching: "De taal wordt opgehaald…",
  unavailable:
    "Deze taal kon niet worden opgehaald. Controleer je verbinding en probeer het opnieuw.",
  recording: "Er loopt een opname. Stop die eerst: van taal wisselen laadt de pagina opnieuw.",
  notStored: "Deze browser laat niets bewaren, dus je taal kan niet worden onthouden.",
  notStoredFull: "De opslag van dit apparaat is vol. Maak ruimte vrij en kies opnieuw.",
  /** Empty where the changelog is in the language of the interface. */
  changelogInDutch: "",
} as const;

/** The notice for devices in another language, which is read by people who read no Dutch. */
export const englishOfferTexts = {
  offer: "This map is also available in English.",
  accept: "Switch to English",
  decline: "Keep Dutch",
  unavailable: "English couldn't be downloaded. Check your connection and try again.",
  recording:
    "You're recording a track. Stop the recording first, because changing the language reloads the page.",
  notStored: "This browser doesn't store any data, so your language can't be remembered.",
} as const;
