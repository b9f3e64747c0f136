import { formatBytes } from "#sentences/intl/bytes.ts";
import { formatDay, twoDigits, wholeNumber } from "#sentences/intl/format.ts";
import { dataDateText, packProblemTexts, packTexts } from "./packs.ts";

/** Texts about saved areas. */
export const areaTexts = {
  heading: "Bewaarde gebieden",
  saveThis: "Bewaar dit gebied",
  saving: "Gebied bewaren",
  chooseOnMap: "Kies een gebied op de kaart",
  zoomIn: "Kleiner gebied",
  zoomOut: "Groter gebied",
  name: "Naam",
  unnamed: "Bewaard gebied",
  save: "Bewaar",
  what: "Dit is de kaart zelf. Wandel-, fiets- en vaarknooppunten zitten in een kaartpakket.",
  tooLarge: "Te groot: zoom in.",
  offlineOnly: "Je staat op alleen offline. Zet dat uit om een gebied op te halen.",
  allowOnline: "Zet alleen offline uit",
  noConnection: "Je hebt nu geen internet. Maak verbinding om een gebied op te halen.",
  goesOn: "Je kunt dit sluiten: het ophalen gaat door zolang de app open is.",
  another: "Nog een gebied",
  done: "Klaar",
  hint: "Van wat de online kaart laat zien kun je een stuk bewaren, om zonder netwerk te lezen.",
  refresh: "Vernieuw",
  map: "Kaart",
  ownMap: "Scouting Map",
  archive: "Eigen kaartbestand",
  archiveAddress: "Adres van het bestand",
  archiveHint: "https://…/kaart.pmtiles",
  archiveWhat:
    "Een PMTiles-bestand op internet, met vectortegels van OpenMapTiles of Protomaps. Alleen de tegels van dit gebied worden opgehaald.",
  noAddress: "Typ het adres van een PMTiles-bestand. Het begint met https://",
  pictures: (name: string) =>
    `Plaatjes van ${name}, van dichtbij. Ze komen langzaam, vier per seconde. Hoogstens 100 km².`,
  picturesOf: (name: string) =>
    `Plaatjes van ${name}, van dichtbij. Toon op de kaart kiest ${name} als achtergrond.`,
  tooLargePictures: "Te groot: plaatjes kun je tot 100 km² bewaren.",
  shape: "Wat bewaar je?",
  whichProvince: "Welke provincie",
  printAlong: "Druk kaartbladen af",
  saveAlong: "Bewaar de kaart langs deze route",
  resting: "De server vraagt om even te wachten. Het gaat vanzelf verder.",
} as const;

/** Returns the default name of an area by its nearest place: "Rond Delft". */
export function aroundPlace(name: string): string {
  return `Rond ${name}`;
}

/** Returns the size of an area, width first: "9 bij 7 km", "850 bij 600 m". */
export function areaSizeText(widthMeters: number, heightMeters: number): string {
  const isSmall = Math.max(widthMeters, heightMeters) < 950;
  const [width, height] = [widthMeters, heightMeters].map((meters) =>
    isSmall ? wholeNumber.format(Math.round(meters / 10) * 10) : kilometers(meters / 1000),
  );
  return `${width} bij ${height} ${isSmall ? "m" : "km"}`;
}

/** "ongeveer 47 MB, 2 minuten": what saving an area takes. */
export function estimateText(bytes: number, seconds: number): string {
  return `${aboutBytes(bytes)}, ${durationText(seconds)}`;
}

function durationText(seconds: number): string {
  if (seconds < 45) return "minder dan een minuut";
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? "een minuut" : `${wholeNumber.format(minutes)} minuten`;
}

/** "Rond Delft, 612 tegels". */
export function tileCountText(name: string, tiles: number): string {
  return `${name}, ${wholeNumber.format(tiles)} tegels`;
}

/** "Langs Rondje Delft". */
export function alongLine(name: string): string {
  return `Langs ${name}`;
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

/** Returns an estimate with two digits: "ongeveer 12 MB". */
export function aboutBytes(bytes: number): string {
  return `ongeveer ${formatBytes(Number(bytes.toPrecision(2)))}`;
}

/** Explains that pictures of others cannot be stored by the app. */
export function notThisSource(name: string, isForbidden: boolean): string {
  const own = `Bewaard wordt de kaart van Scouting Map zelf. ${name} heeft altijd netwerk nodig.`;
  const why = `De regels van ${name} verbieden plaatjes vooruit op te halen: de servers draaien op giften.`;
  return isForbidden ? `${own} ${why}` : own;
}

/** Reports that an area needs more room than there is. */
export function noRoomText(freeBytes: number): string {
  return `Te weinig ruimte: er is ${aboutBytes(freeBytes)} vrij. Zoom in, of maak ruimte vrij.`;
}

/** "240 van 560 tegels · 8,3 MB". */
export function tileProgressText(
  { done, total }: { readonly done: number; readonly total: number },
  doneBytes: number,
): string {
  const [some, all] = [wholeNumber.format(done), wholeNumber.format(total)];
  return `${some} van ${all} tegels · ${formatBytes(doneBytes)}`;
}

/** "Onderbroken: 240 van 560 tegels · 8,3 MB". */
export function interruptedTilesText(
  tiles: { readonly done: number; readonly total: number },
  doneBytes: number,
): string {
  return `Onderbroken: ${tileProgressText(tiles, doneBytes)}`;
}

/** "12 MB · bewaard op 21 november 2026 · gegevens van 3 december 2025", the last where it is known. */
export function areaFactsText(bytes: number, savedAtMs: number, dataDate: string | null): string {
  return [
    formatBytes(bytes),
    `bewaard op ${formatDay(savedAtMs)}`,
    ...(dataDate === null ? [] : [dataDateText(dataDate)]),
  ].join(" · ");
}

/** Confirms that an area was saved. */
export function areaAddedText(name: string): string {
  return `${name} staat op dit apparaat.`;
}

/** The texts that differ from those of a pack: no address was typed, and there is no maker to ask. */
const AREA_PROBLEMS: Readonly<Record<string, string>> = {
  unreachable:
    "De server van de kaart is niet bereikbaar. Controleer je verbinding. Komt die terug, dan gaat het vanzelf verder.",
  redirected:
    "Er kwam een verwijzing in plaats van de kaart. Log eerst in op dit netwerk en ga dan verder.",
  "not-found": "De server van de kaart geeft dit gebied niet. Probeer het later opnieuw.",
  "server-error": "De server van de kaart heeft een storing. Ga later verder.",
  "server-busy": "De server van de kaart vraagt om rust. Ga over een paar minuten verder.",
  "html-answered":
    "Er kwam een webpagina in plaats van de kaart. Log eerst in op dit netwerk en ga dan verder.",
  damaged: "Er kwam iets binnen dat geen kaart is. Probeer het later opnieuw.",
  "storage-blocked":
    "Deze browser laat het gebied niet bewaren. Sluit andere tabbladen van Scouting Map en probeer het opnieuw.",
  "area-too-large": "Het gebied is te groot. Zoom in en kies een kleiner stuk.",
  "no-ranges":
    "Deze server stuurt alleen hele bestanden. Download het bestand en open het bij de kaartpakketten.",
  "archive-missing": "Op dit adres staat geen bestand. Controleer het adres.",
  "nothing-here": "Dit bestand heeft hier geen kaart. Kies een gebied dat erin ligt.",
  "not-to-save": "Van deze kaart mag de app geen plaatjes bewaren.",
  "offline-only": areaTexts.offlineOnly,
};

/** Returns a problem of an area and what to do: "Rond Delft is niet opgehaald. …". */
export function areaProblemText(problem: string, name: string | null): string {
  const sentence =
    AREA_PROBLEMS[problem] ??
    packProblemTexts[problem]?.(packTexts.theFile) ??
    "Het is niet gelukt. Probeer het opnieuw.";
  return name === null ? sentence : `${name} is niet opgehaald. ${sentence}`;
}
