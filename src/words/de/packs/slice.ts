import type * as nl from "../../nl/packs/slice.ts";
import type { Words } from "../../words.ts";

export const sliceTexts = {
  heading: "Knotenpunkte laden",
  fetch: "Knotenpunkte dieses Gebiets laden",
  asks: (host) =>
    `Alle Straßen und Wege kommen mit, für Routen von Tür zu Tür. Die App fordert bei ${host} einen OpenStreetMap-Auszug für dieses Gebiet an. Der Server wird von Freiwilligen betrieben und erfährt dabei, welches Gebiet du herunterlädst.`,
  tooLarge: "Das Gebiet ist zu groß. Möglich sind höchstens 60 × 60 km. Zoome weiter hinein.",
  noConnection: "Du bist offline. Stelle eine Internetverbindung her, um Knotenpunkte zu laden.",
  offlineOnly: "„Nur offline“ ist eingeschaltet. Schalte es aus, um Knotenpunkte zu laden.",
  goesOn:
    "Du kannst dieses Fenster schließen. Der Download läuft weiter, solange die App geöffnet ist. Wenn du die App verlässt, kannst du ihn später unter „Kartenpakete“ fortsetzen.",
  plan: "Route planen",
  unavailable:
    "Diese Version der App kann selbst keine Knotenpunkte laden. Sieh unter „Kartenpakete“ nach.",
} satisfies Words<typeof nl.sliceTexts>;

export const sliceProblems = {
  unreachable:
    "Der Server ist nicht erreichbar. Prüfe deine Verbindung. Der Download wird automatisch fortgesetzt, sobald du wieder online bist.",
  redirected:
    "Deine Anfrage wurde umgeleitet. Vielleicht musst du dich erst in diesem WLAN anmelden. Tippe dann auf „Fortsetzen“.",
  "connection-lost":
    "Die Verbindung wurde unterbrochen. Der Download wird an dieser Stelle fortgesetzt, sobald du wieder online bist.",
  "slice-too-large": "Das Gebiet enthält zu viele Daten für den Server. Wähle ein kleineres.",
  "queue-full": "Der Server ist überlastet. Setze den Download in ein paar Minuten fort.",
  "slice-expired":
    "Der Server hat die Anfrage inzwischen verworfen. Tippe auf „Fortsetzen“, um sie erneut zu senden.",
  "server-busy": "Der Server ist zu langsam oder überlastet. Setze den Download später fort.",
  "server-error": "Beim Server liegt eine Störung vor. Setze den Download später fort.",
  "html-answered":
    "Statt der Knotenpunkte wurde eine Webseite geliefert. Vielleicht musst du dich erst in diesem WLAN anmelden. Tippe dann auf „Fortsetzen“.",
  "busy-elsewhere":
    "Es wird bereits ein Gebiet geladen, hier oder in einem anderen Tab. Warte, bis der Download fertig ist.",
  "extract-cut-off": "Die heruntergeladene Datei ist unvollständig. Versuche es noch einmal.",
  "extract-damaged": "Die heruntergeladene Datei ist beschädigt. Versuche es noch einmal.",
  "not-pbf":
    "Die heruntergeladene Datei enthält keine OpenStreetMap-Daten. Versuche es später noch einmal.",
  "extract-too-large":
    "Das Knotenpunktnetz in diesem Gebiet ist zu groß für dieses Gerät. Wähle ein kleineres Gebiet.",
  "no-nodes":
    "In diesem Gebiet gibt es in OpenStreetMap keine nummerierten Knotenpunkte, Straßen, Wege oder Gewässer. Wähle ein anderes.",
} satisfies Words<typeof nl.sliceProblems>;

export const networksAddedText = ((name) =>
  `Die Knotenpunkte für „${name}“ wurden auf diesem Gerät gespeichert.`) satisfies Words<
  typeof nl.networksAddedText
>;

export const sliceWords = {
  size: (size) => `Download: ${size}`,
  notFetched: (name, problem) => `„${name}“ konnte nicht heruntergeladen werden. ${problem}`,
} satisfies Words<typeof nl.sliceWords>;
