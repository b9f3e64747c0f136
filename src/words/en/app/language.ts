import type * as nl from "../../nl/app/language.ts";
import type { Words } from "../../words.ts";

export const languageTexts = {
  heading: "Language",
  /** Also in Dutch, for who cannot read the rest. */
  headingForAll: "Language / Taal",
  hint: "The page will reload. Names on the map, and notes about bridges and locks, are always in Dutch.",
  fetching: "Downloading the language…",
  unavailable: "This language couldn't be downloaded. Check your connection and try again.",
  recording:
    "You're recording a track. Stop the recording first, because changing the language reloads the page.",
  notStored: "This browser doesn't store any data, so your language can't be remembered.",
  notStoredFull: "This device is out of storage. Free up some space and choose again.",
  changelogInDutch: "The changelog is available in Dutch only.",
} satisfies Words<typeof nl.languageTexts>;

export const englishOfferTexts = {
  offer: "This map is also available in English.",
  accept: "Switch to English",
  decline: "Keep Dutch",
  unavailable: "English couldn't be downloaded. Check your connection and try again.",
  recording:
    "You're recording a track. Stop the recording first, because changing the language reloads the page.",
  notStored: "This browser doesn't store any data, so your language can't be remembered.",
} satisfies Words<typeof nl.englishOfferTexts>;
