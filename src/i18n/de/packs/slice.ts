import { aboutBytes } from "./areas.ts";
import { makeProblemSentence } from "./make-problems.ts";

/** Texts of fetching the networks of an area. */
export const sliceTexts = {
  heading: "Knotenpunkte laden",
  fetch: "Knotenpunkte dieses Gebiets laden",
  /** Before the tap: who is asked, who runs it, and what it learns. */
  asks: (host: string) =>
    `Die App fordert bei ${host} einen OpenStreetMap-Auszug für dieses Gebiet an. Der Server wird von Freiwilligen betrieben und erfährt dabei, welches Gebiet du herunterlädst.`,
  tooLarge: "Das Gebiet ist zu groß. Möglich sind höchstens 60 × 60 km. Zoome weiter hinein.",
  noConnection: "Du bist offline. Stelle eine Internetverbindung her, um Knotenpunkte zu laden.",
  offlineOnly: "„Nur offline“ ist eingeschaltet. Schalte es aus, um Knotenpunkte zu laden.",
  goesOn:
    "Du kannst dieses Fenster schließen. Der Download läuft weiter, solange die App geöffnet ist. Wenn du die App verlässt, kannst du ihn später unter „Kartenpakete“ fortsetzen.",
  plan: "Route planen",
  unavailable:
    "Diese Version der App kann selbst keine Knotenpunkte laden. Sieh unter „Kartenpakete“ nach.",
} as const;

/** "Download: etwa 12 MB": a guess, from the average of the country. */
export function sliceSizeText(bytes: number): string {
  return `Download: ${aboutBytes(bytes)}`;
}

/** Confirms that networks were fetched. */
export function networksAddedText(name: string): string {
  return `Die Knotenpunkte für „${name}“ wurden auf diesem Gerät gespeichert.`;
}

/** The sentences that differ from those of a file: nobody chose one, and there is a server. */
const SLICE_PROBLEMS: Readonly<Record<string, string>> = {
  offline: sliceTexts.noConnection,
  "offline-only": sliceTexts.offlineOnly,
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
    "In diesem Gebiet gibt es in OpenStreetMap keine nummerierten Knotenpunkte, Straßen oder Wege. Wähle ein anderes.",
};

/** "„Rund um Delft“ konnte nicht heruntergeladen werden. Der Server ist überlastet. …" */
export function sliceProblemText(problem: string, name: string | null): string {
  const sentence = SLICE_PROBLEMS[problem] ?? makeProblemSentence(problem);
  return name === null ? sentence : `„${name}“ konnte nicht heruntergeladen werden. ${sentence}`;
}
