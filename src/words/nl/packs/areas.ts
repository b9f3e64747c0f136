import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

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

/** The problems whose texts differ from those of a pack: no address was typed, and there is no maker to ask. */
export const areaProblems = {
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
} as const;

/** The default name of an area by its nearest place: "Rond Delft". */
export const aroundPlace = (name: string) => `Rond ${name}`;

/** "Langs Rondje Delft". */
export const alongLine = (name: string) => `Langs ${name}`;

/** Confirms that an area was saved. */
export const areaAddedText = (name: string) => `${name} staat op dit apparaat.`;

/** Texts about areas with values in them. */
export const areaWords = {
  // Width first: "9 bij 7 km".
  size: (width: string, height: string, unit: string) => `${width} bij ${height} ${unit}`,
  underAMinute: "minder dan een minuut",
  minutes: (minutes: Count) => plural(minutes, { one: "een minuut", other: "# minuten" }),
  tiles: (tiles: Count) => `${tiles.shown} tegels`,
  about: (size: string) => `ongeveer ${size}`,
  notThisSource: (name: string) =>
    `Bewaard wordt de kaart van Scouting Map zelf. ${name} heeft altijd netwerk nodig.`,
  forbidden: (name: string) =>
    `De regels van ${name} verbieden plaatjes vooruit op te halen: de servers draaien op giften.`,
  noRoom: (free: string) => `Te weinig ruimte: er is ${free} vrij. Zoom in, of maak ruimte vrij.`,
  progress: (done: string, tiles: string, size: string) => `${done} van ${tiles} · ${size}`,
  interrupted: (progress: string) => `Onderbroken: ${progress}`,
  savedOn: (day: string) => `bewaard op ${day}`,
  failed: "Het is niet gelukt. Probeer het opnieuw.",
  notFetched: (name: string, problem: string) => `${name} is niet opgehaald. ${problem}`,
} as const;
