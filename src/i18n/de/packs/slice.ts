import { aboutBytes } from "./areas.ts";
import { makeProblemSentence } from "./make-problems.ts";

/** Texts of fetching the networks of an area. */
export const sliceTexts = {
  heading: "Knotenpunkte laden",
  fetch: "Knotenpunkte dieses Gebiets laden",
  /** Before the tap: who is asked, who runs it, and what it learns. */
  asks: (host: string) =>
    `Die App bittet ${host}, dieses Gebiet aus OpenStreetMap auszuschneiden. Den Server betreiben Freiwillige; er weiß dann, welches Gebiet du lädst.`,
  tooLarge: "Zu groß: höchstens 60 × 60 km. Zoome hinein.",
  noConnection:
    "Du hast gerade kein Internet. Stelle eine Verbindung her, um Knotenpunkte zu laden.",
  offlineOnly: "„Nur offline“ ist an. Schalte es aus, um Knotenpunkte zu laden.",
  goesOn:
    "Du kannst das hier schließen: Es geht weiter, solange die App offen ist. Verlässt du die App, machst du später unter „Kartenpakete“ weiter.",
  plan: "Route planen",
  unavailable:
    "Diese Version der App lädt selbst keine Knotenpunkte. Sieh unter „Kartenpakete“ nach.",
} as const;

/** "etwa 12 MB zu laden": a guess, from the average of the country. */
export function sliceSizeText(bytes: number): string {
  return `${aboutBytes(bytes)} zu laden`;
}

/** Confirms that networks were fetched. */
export function networksAddedText(name: string): string {
  return `${name}: Die Knotenpunkte sind auf diesem Gerät.`;
}

/** The sentences that differ from those of a file: nobody chose one, and there is a server. */
const SLICE_PROBLEMS: Readonly<Record<string, string>> = {
  offline: sliceTexts.noConnection,
  "offline-only": sliceTexts.offlineOnly,
  unreachable:
    "Der Server ist nicht erreichbar. Prüfe deine Verbindung. Ist sie wieder da, geht es von selbst weiter.",
  redirected:
    "Statt einer Antwort kam eine Weiterleitung. Melde dich erst in diesem Netzwerk an und tippe dann auf „Fortsetzen“.",
  "connection-lost":
    "Die Verbindung ist abgebrochen. Was schon da ist, bleibt erhalten; hast du wieder Verbindung, geht es von selbst weiter.",
  "slice-too-large": "Das Gebiet hat zu viele Daten für den Server. Wähle ein kleineres Stück.",
  "queue-full": "Der Server hat zu viel zu tun. Mach in ein paar Minuten weiter.",
  "slice-expired":
    "Der Server kennt diese Anfrage nicht mehr. Tippe auf „Fortsetzen“, um noch einmal zu fragen.",
  "server-busy": "Der Server kommt nicht voran oder bittet um eine Pause. Mach später weiter.",
  "server-error": "Der Server hat eine Störung. Mach später weiter.",
  "html-answered":
    "Statt einer Antwort kam eine Webseite. Melde dich erst in diesem Netzwerk an und tippe dann auf „Fortsetzen“.",
  "busy-elsewhere":
    "Es wird schon ein Gebiet geladen, hier oder in einem anderen Tab. Warte, bis das fertig ist.",
  "extract-cut-off": "Die Datei kam unvollständig an. Versuche es noch einmal.",
  "extract-damaged": "Die Datei kam beschädigt an. Versuche es noch einmal.",
  "not-pbf": "Es kam etwas anderes als Daten von OpenStreetMap. Versuche es später noch einmal.",
  "extract-too-large":
    "Das Gebiet hat mehr Netz, als dieses Gerät schafft. Wähle ein kleineres Stück.",
  "no-nodes":
    "In diesem Gebiet hat OpenStreetMap keine nummerierten Knotenpunkte. Wähle ein anderes Gebiet.",
};

/** "„Rund um Delft“ wurde nicht geladen. Der Server hat zu viel zu tun. …" */
export function sliceProblemText(problem: string, name: string | null): string {
  const sentence = SLICE_PROBLEMS[problem] ?? makeProblemSentence(problem);
  return name === null ? sentence : `„${name}“ wurde nicht geladen. ${sentence}`;
}
