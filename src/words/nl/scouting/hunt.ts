import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

export const huntTexts = {
  heading: "Jacht",
  newRadius: "Straal van een nieuwe cirkel",
  staysInArea: "Vossen blijven in hun gebied",
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
  chooseWaypoints: "Kies een map of een waypoint. Om elk punt komt een cirkel.",
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
  fox: "Vos op de kaart",
  allFoxes: "alle",
  old: "Oude waarnemingen",
  oldLooks: { shown: "gewoon", faded: "vervaagd", hidden: "verborgen" },
  oldAfter: "Oud na (minuten)",
  notMinutes: "Typ 1 tot 10.080 minuten.",
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

/** "nu tot 1,2 km": the distance that the person can have come since the sighting. */
export const grownText = (distance: string) => `nu tot ${distance}`;

/** The parts of a hunt. */
export const huntWords = {
  names: {
    circles: "Cirkel",
    sightings: "Waarneming",
    areas: "Gebied",
  },
  circles: (circles: Count) => plural(circles, { one: "# cirkel", other: "# cirkels" }),
  sightings: (sightings: Count) =>
    plural(sightings, { one: "# waarneming", other: "# waarnemingen" }),
  hiddenSightings: (sightings: Count) =>
    plural(sightings, {
      one: "# waarneming staat niet op de kaart.",
      other: "# waarnemingen staan niet op de kaart.",
    }),
  areas: (areas: Count) => plural(areas, { one: "# gebied", other: "# gebieden" }),
  shareChanges: (changes: Count) => `Deel stand (${changes.shown})`,
  firstCorner: "Tik de hoeken van het gebied aan op de kaart, in volgorde.",
  nextCorner: (corners: Count) =>
    `${plural(corners, { one: "# hoek", other: "# hoeken" })}. Tik de volgende hoek aan.`,
  folder: (name: string, waypoints: Count) => `Map ${name} (${waypoints.shown})`,
  gone: (parts: Count) => `${parts.shown} weggehaald`,
  remove: (name: string) => `Haal ${name} weg`,
  removeUnnamed: "Haal dit weg",
  earlier: (sightings: Count) => `Toon ${sightings.shown} eerdere`,
  someEarlier: (count: string, sightings: Count) => `Toon ${count} van ${sightings.shown} eerdere`,
  // Notes in a file for other apps.
  circleNote: (distance: string) => `Straal ${distance}`,
  sightingNote: (time: string, speed: string) => `Gezien om ${time}, ${speed} km/u`,
} as const;
