import { distanceText } from "#sentences/intl/distance.ts";
import { localMoment, otherDay, upToOneDecimal } from "#sentences/intl/format.ts";

/** Texts of the hunt. */
export const huntTexts = {
  heading: "Jacht",
  show: "Toon op de kaart",
  empty: "Tik op de kaart of zet het midden van de kaart op een plek, en kies wat er komt.",
  center: "Het midden van de kaart",
  tapped: "De plek die je aantikte",
  addCircle: "Cirkel",
  addSighting: "Waarneming",
  addArea: "Gebied uit een track",
  drawArea: "Teken een gebied",
  cornerAtCenter: "Hoek in het midden van de kaart",
  removeCorner: "Haal de laatste hoek weg",
  saveArea: "Bewaar dit gebied",
  cancel: "Annuleer",
  fromWaypoints: "Cirkels rond waypoints",
  chooseWaypoints: "Kies een map of een waypoint. Om elk punt komt een cirkel van 500 m.",
  circles: "Cirkels",
  sightings: "Waarnemingen",
  areas: "Gebieden",
  label: "Naam",
  radius: "Straal in meters",
  time: "Gezien om",
  speed: "Snelheid in km/u",
  notARadius: "Typ 1 tot 100.000 meter.",
  notASpeed: "Typ 0 tot 130 km/u.",
  notATime: "Typ een tijd zoals 14:30.",
  ahead: "nog niet geweest",
  share: "Deel",
  gpx: "GPX",
  shareTitle: "Jacht",
  clear: "Maak de jacht leeg",
  noTracks:
    "Importeer eerst een bestand met gebieden (GeoJSON, KML of GPX). Elk gebied wordt een track.",
  notAnArea: "Deze track omsluit niets. Kies een andere.",
  chooseTrack: "Welke track is de rand van het gebied?",
  failed: "Deze jacht kan niet bewaard worden en gaat verloren als je de app sluit.",
  incoming: "Deze link brengt een jacht mee.",
  incomingFile: "In dit bestand staat een jacht.",
  mergeHint: "Wat je zelf hebt blijft; van wat jullie allebei hebben telt de laatste wijziging.",
  known: "Deze stand heb je al.",
  understood: "Begrepen",
  openFile: "Open een jacht uit een bestand",
  noHuntInFile:
    "In dit bestand staat geen jacht van deze app. Importeer het bij Waypoints als je de punten wilt.",
  status: "Status",
  statuses: { open: "open", found: "gevonden", closed: "gesloten" },
  color: "Kleur",
  usualColor: "Gewoon",
  accept: "Voeg toe",
  refuse: "Laat weg",
  damagedLink: "De jacht in deze link is niet te lezen. Vraag om een nieuwe link.",
  tooLargeLink:
    "Deze jacht is te groot: hoogstens 500 cirkels, waarnemingen en gebieden. Vraag de afzender om een kleinere jacht.",
  full: "Een jacht heeft hoogstens 500 cirkels, waarnemingen en gebieden. Haal eerst weg wat je niet meer nodig hebt.",
  newerLink: "Deze link komt uit een nieuwere versie. Werk de app bij en open hem opnieuw.",
  linkTooLong: "Deze jacht is te groot om zo te delen. Deel haar als GPX.",
} as const;

const sightingTime = localMoment({ hour: "2-digit", minute: "2-digit" });

/** "14:30". */
export function sightingTimeText(atMs: number): string {
  return sightingTime.format(atMs);
}

/** A sighting this far ahead of the clock is not one of a phone whose clock differs a little. */
const AHEAD_MS = 5 * 60_000;

/** Returns the day of a sighting, "gisteren", or reports that it is still to come; null for earlier today. */
export function sightingDayText(atMs: number, nowMs: number): string | null {
  const day = otherDay(atMs, nowMs);
  const ahead = atMs - nowMs > AHEAD_MS ? huntTexts.ahead : null;
  return [day, ahead].filter((text) => text !== null).join(": ") || null;
}

const USUAL_NAMES = { circles: "Cirkel", sightings: "Waarneming", areas: "Gebied" } as const;

/** "Cirkel 3", "Waarneming 2", "Gebied 1". */
export function usualName(part: keyof typeof USUAL_NAMES, number: number): string {
  return `${USUAL_NAMES[part]} ${number}`;
}

/** "Deel stand (3)": what changed since the last time. */
export function shareChangesText(count: number): string {
  return `Deel stand (${count})`;
}

/** Says what the next tap does: "2 hoeken. Tik de volgende hoek aan." */
export function cornersText(count: number): string {
  if (count === 0) return "Tik de hoeken van het gebied aan op de kaart, in volgorde.";
  return `${count === 1 ? "1 hoek" : `${count} hoeken`}. Tik de volgende hoek aan.`;
}

/** "Map Posten (12)". */
export function folderOfWaypoints(name: string, count: number): string {
  return `Map ${name} (${count})`;
}

/** "2 weggehaald"; empty for none. */
export function huntGoneText(count: number): string {
  return count === 0 ? "" : `${count} weggehaald`;
}

/** "Noord (gevonden)", the name of an area on the map. */
export function areaLabel(name: string, status: keyof typeof huntTexts.statuses): string {
  return status === "open" ? name : `${name} (${huntTexts.statuses[status]})`.trim();
}

/** The words for a hunt in a file. */
export const HUNT_WORDS = {
  name: huntTexts.shareTitle,
  circle: huntTexts.addCircle,
  sighting: huntTexts.addSighting,
  circleNote: ({ radiusMeters }: { readonly radiusMeters: number }) =>
    `Straal ${distanceText(radiusMeters, "foot")}`,
  sightingNote: ({ atMs, speedKmh }: { readonly atMs: number; readonly speedKmh: number }) =>
    `Gezien om ${sightingTimeText(atMs)}, ${upToOneDecimal.format(speedKmh)} km/u`,
} as const;

/** "Haal Cirkel 3 weg". */
export function removeHuntPart(name: string): string {
  return `Haal ${name || "dit"} weg`;
}

/** "2 cirkels, 1 waarneming, 3 gebieden". */
export function huntContents(circles: number, sightings: number, areas: number): string {
  const parts = [
    count(circles, "cirkel", "cirkels"),
    count(sightings, "waarneming", "waarnemingen"),
    count(areas, "gebied", "gebieden"),
  ];
  return parts.filter((part) => part !== "").join(", ");
}

function count(number: number, one: string, many: string): string {
  if (number === 0) return "";
  return `${number} ${number === 1 ? one : many}`;
}

/** "nu tot 1,2 km": the distance that the person can have come since the sighting. */
export function grownText(distance: string): string {
  return `nu tot ${distance}`;
}

/** "Toon 50 van 950 eerdere". */
export function earlierText(count: number, hidden: number): string {
  return count === hidden ? `Toon ${hidden} eerdere` : `Toon ${count} van ${hidden} eerdere`;
}
