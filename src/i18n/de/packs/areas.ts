import { formatBytes } from "#sentences/intl/bytes.ts";
import { formatDay, twoDigits, wholeNumber } from "#sentences/intl/format.ts";
import { dataDateText, packProblemTexts, packTexts } from "./packs.ts";

/** Texts about saved areas. */
export const areaTexts = {
  heading: "Gespeicherte Gebiete",
  saveThis: "Dieses Gebiet speichern",
  saving: "Gebiet speichern",
  chooseOnMap: "Gebiet auf der Karte wählen",
  zoomIn: "Kleineres Gebiet",
  zoomOut: "Größeres Gebiet",
  name: "Name",
  unnamed: "Gespeichertes Gebiet",
  save: "Speichern",
  what: "Hier speicherst du nur die Karte. Wander-, Rad- und Bootsknotenpunkte bekommst du mit einem Kartenpaket.",
  tooLarge: "Zu groß. Zoome hinein.",
  offlineOnly: "„Nur offline“ ist eingeschaltet. Schalte es aus, um ein Gebiet zu speichern.",
  allowOnline: "„Nur offline“ ausschalten",
  noConnection: "Du bist offline. Stelle eine Internetverbindung her, um ein Gebiet zu speichern.",
  goesOn:
    "Du kannst dieses Fenster schließen. Der Download läuft weiter, solange die App geöffnet ist.",
  another: "Weiteres Gebiet",
  done: "Fertig",
  hint: "Speichere einen Teil der Online-Karte, um ihn offline zu nutzen.",
  refresh: "Aktualisieren",
  map: "Karte",
  ownMap: "Scouting Map",
  archive: "Eigene Kartendatei",
  archiveAddress: "Adresse der Datei",
  archiveHint: "https://…/karte.pmtiles",
  archiveWhat:
    "Eine PMTiles-Datei im Internet mit Vektorkacheln von OpenMapTiles oder Protomaps. Nur die Kacheln dieses Gebiets werden heruntergeladen.",
  noAddress: "Gib die Adresse einer PMTiles-Datei ein. Sie beginnt mit https://",
  pictures: (name: string) =>
    `Kartenbilder (${name}) für hohe Zoomstufen. Sie werden langsam geladen, vier pro Sekunde. Höchstens 100 km².`,
  picturesOf: (name: string) =>
    `Kartenbilder (${name}) für hohe Zoomstufen. Mit „Auf der Karte anzeigen“ legst du sie als Hintergrund fest.`,
  tooLargePictures: "Zu groß. Kartenbilder kannst du für Gebiete bis 100 km² speichern.",
  shape: "Was möchtest du speichern?",
  whichProvince: "Provinz",
  printAlong: "Kartenblätter drucken",
  saveAlong: "Karte entlang der Route speichern",
  resting: "Der Server ist überlastet. Der Download wird gleich automatisch fortgesetzt.",
} as const;

/** Returns the default name of an area by its nearest place: "Rund um Delft". */
export function aroundPlace(name: string): string {
  return `Rund um ${name}`;
}

/** Returns the size of an area, width first: "9 × 7 km", "850 × 600 m". */
export function areaSizeText(widthMeters: number, heightMeters: number): string {
  const isSmall = Math.max(widthMeters, heightMeters) < 950;
  const [width, height] = [widthMeters, heightMeters].map((meters) =>
    isSmall ? wholeNumber.format(Math.round(meters / 10) * 10) : kilometers(meters / 1000),
  );
  return `${width} × ${height} ${isSmall ? "m" : "km"}`;
}

/** "etwa 47 MB, 2 Minuten": what saving an area takes. */
export function estimateText(bytes: number, seconds: number): string {
  return `${aboutBytes(bytes)}, ${durationText(seconds)}`;
}

function durationText(seconds: number): string {
  if (seconds < 45) return "unter einer Minute";
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? "eine Minute" : `${wholeNumber.format(minutes)} Minuten`;
}

/** "Rund um Delft, 612 Kacheln". */
export function tileCountText(name: string, tiles: number): string {
  return `${name}, ${tiles === 1 ? "1 Kachel" : `${wholeNumber.format(tiles)} Kacheln`}`;
}

/** "Entlang Rondje Delft". */
export function alongLine(name: string): string {
  return `Entlang ${name}`;
}

/** "500 m", "2 km". */
export function sizeText(meters: number): string {
  return meters < 1000 ? `${meters} m` : `${twoDigits.format(meters / 1000)} km`;
}

/** "1.250 km²", "24 km²": the ground that is saved. */
export function groundAreaText(squareKilometers: number): string {
  return `${kilometers(squareKilometers)} km²`;
}

function kilometers(count: number): string {
  return count < 10 ? twoDigits.format(count) : wholeNumber.format(count);
}

/** Returns an estimate with two digits: "etwa 12 MB". */
export function aboutBytes(bytes: number): string {
  return `etwa ${formatBytes(Number(bytes.toPrecision(2)))}`;
}

/** Explains that pictures of others cannot be stored by the app. */
export function notThisSource(name: string, isForbidden: boolean): string {
  const own = `Gespeichert wird die Karte von Scouting Map. Die Karte „${name}“ funktioniert nur online.`;
  const why =
    "Die Bilder dieser Karte dürfen nicht im Voraus heruntergeladen werden, weil die Server durch Spenden finanziert werden.";
  return isForbidden ? `${own} ${why}` : own;
}

/** Reports that an area needs more room than there is. */
export function noRoomText(freeBytes: number): string {
  return `Zu wenig Speicherplatz: Frei sind nur ${aboutBytes(freeBytes)}. Zoome hinein oder gib Speicherplatz frei.`;
}

/** "240 von 560 Kacheln · 8,3 MB". */
export function tileProgressText(
  { done, total }: { readonly done: number; readonly total: number },
  doneBytes: number,
): string {
  const [some, all] = [wholeNumber.format(done), wholeNumber.format(total)];
  const tiles = total === 1 ? "Kachel" : "Kacheln";
  return `${some} von ${all} ${tiles} · ${formatBytes(doneBytes)}`;
}

/** "Unterbrochen: 240 von 560 Kacheln · 8,3 MB". */
export function interruptedTilesText(
  tiles: { readonly done: number; readonly total: number },
  doneBytes: number,
): string {
  return `Unterbrochen: ${tileProgressText(tiles, doneBytes)}`;
}

/** "12 MB · gespeichert am 21. November 2026 · Daten vom 3. Dezember 2025", the last where it is known. */
export function areaFactsText(bytes: number, savedAtMs: number, dataDate: string | null): string {
  return [
    formatBytes(bytes),
    `gespeichert am ${formatDay(savedAtMs)}`,
    ...(dataDate === null ? [] : [dataDateText(dataDate)]),
  ].join(" · ");
}

/** Confirms that an area was saved. */
export function areaAddedText(name: string): string {
  return `„${name}“ wurde auf diesem Gerät gespeichert.`;
}

/** The texts that differ from those of a pack: no address was typed, and there is no maker to ask. */
const AREA_PROBLEMS: Readonly<Record<string, string>> = {
  unreachable:
    "Der Kartenserver ist nicht erreichbar. Prüfe deine Verbindung. Der Download wird automatisch fortgesetzt, sobald du wieder online bist.",
  redirected:
    "Deine Anfrage wurde umgeleitet. Vielleicht musst du dich erst in diesem WLAN anmelden. Tippe dann auf „Fortsetzen“.",
  "not-found":
    "Dieses Gebiet ist auf dem Kartenserver nicht verfügbar. Versuche es später noch einmal.",
  "server-error": "Beim Kartenserver liegt eine Störung vor. Setze den Download später fort.",
  "server-busy": "Der Kartenserver ist überlastet. Setze den Download in ein paar Minuten fort.",
  "html-answered":
    "Statt der Karte wurde eine Webseite geliefert. Vielleicht musst du dich erst in diesem WLAN anmelden. Tippe dann auf „Fortsetzen“.",
  damaged: "Der Server hat keine Karte geliefert. Versuche es später noch einmal.",
  "storage-blocked":
    "In diesem Browser kann die App das Gebiet nicht speichern. Schließe andere Tabs mit Scouting Map und versuche es noch einmal.",
  "area-too-large": "Das Gebiet ist zu groß. Zoome hinein und wähle ein kleineres.",
  "no-ranges":
    "Dieser Server kann nur vollständige Dateien senden. Lade die Datei herunter und öffne sie unter „Kartenpakete“.",
  "archive-missing": "Unter dieser Adresse gibt es keine Datei. Prüfe die Adresse.",
  "nothing-here":
    "Diese Datei deckt das gewählte Gebiet nicht ab. Wähle ein Gebiet, das in der Datei enthalten ist.",
  "not-to-save": "Die App darf von dieser Karte keine Bilder speichern.",
  "offline-only": areaTexts.offlineOnly,
};

/** Returns a problem of an area and what to do: "„Rund um Delft“ konnte nicht heruntergeladen werden. …". */
export function areaProblemText(problem: string, name: string | null): string {
  const sentence =
    AREA_PROBLEMS[problem] ??
    packProblemTexts[problem]?.(packTexts.theFile) ??
    "Das hat nicht geklappt. Versuche es noch einmal.";
  return name === null ? sentence : `„${name}“ konnte nicht heruntergeladen werden. ${sentence}`;
}
