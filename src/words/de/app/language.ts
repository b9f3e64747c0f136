import type * as nl from "../../nl/app/language.ts";
import type { Words } from "../../words.ts";

export const languageTexts = {
  heading: "Sprache",
  headingForAll: "Sprache / Language",
  hint: "Beim Sprachwechsel wird die Seite neu geladen. Namen auf der Karte sowie Hinweise zu Brücken und Schleusen gibt es nur auf Niederländisch.",
  fetching: "Die Sprache wird heruntergeladen …",
  unavailable:
    "Diese Sprache konnte nicht heruntergeladen werden. Prüfe deine Verbindung und versuche es noch einmal.",
  recording:
    "Du zeichnest gerade auf. Beende die Aufzeichnung zuerst, denn beim Sprachwechsel wird die Seite neu geladen.",
  notStored:
    "Dieser Browser speichert keine Daten. Deshalb kann sich die App deine Sprache nicht merken.",
  notStoredFull:
    "Der Speicher dieses Geräts ist voll. Gib Speicherplatz frei und wähle die Sprache noch einmal.",
  changelogInDutch: "Den Changelog gibt es nur auf Niederländisch.",
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
