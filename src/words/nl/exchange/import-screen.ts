import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts of importing: the preview and the outcome. */
export const importScreenTexts = {
  heading: "Importeren",
  listHeading: "Veel punten tegelijk",
  list: "Punten, één per regel",
  listHint: "Met of zonder naam, zoals Tent 52,15517 5,38720 of 155000 463000 Post 3.",
  listSource: "Geplakte lijst",
  look: "Pictogram en kleur",
  lookHint: "Voor alles wat er zelf geen heeft.",
  farPoints:
    "Deze punten liggen ver van de andere, en komen er alleen bij als je ze aanvinkt. Kijk hun cijfers nog eens na.",
  unreadLines: "Regels die niet gelezen zijn",
  reading: "Bestanden worden gelezen…",
  stop: "Stop",
  close: "Sluiten",
  cancel: "Annuleer",
  adding: "Wordt toegevoegd…",
  whatComes: "Wat erbij komt",
  mapLoading: "De kaart komt eraan…",
  nameless: "Zonder naam",
  offMap: "buiten de kaart",
  sketch: "Schets van wat erin zit, met het noorden boven",
  tracks: "Nieuwe tracks",
  routes: "Nieuwe routes",
  sameLines: "Tracks en routes die je al had of die dubbel zijn",
  isNew: "Nieuwe waypoints",
  same: "Waypoints die je al had of die dubbel zijn",
  changed: "Gewijzigde waypoints",
  folder: "Map",
  folderAsInFile: "Zoals in het bestand",
  folderAsShared: "Zoals gedeeld",
  folderNone: "Geen map",
  folderOne: "Alles in één map",
  folderName: "Mapnaam",
  folderMissing: "Typ de naam van een map, of kies een andere mogelijkheid.",
  nothingToAdd: "Je hebt dit allemaal al: er is niets toe te voegen.",
  nothingInside: "Er is niets te importeren.",
  nothingShared: "De gedeelde bestanden zijn niet aangekomen. Kies ze hier met Importeren.",
  failed: "Toevoegen lukte niet, want de opslag van dit apparaat werkt niet. Probeer het nog eens.",
  tooMany:
    "Niet toegevoegd: met deze erbij heb je meer dan 50.000 waypoints, het maximum. Verwijder eerst waypoints die je niet meer nodig hebt.",
  undo: "Ongedaan maken",
  undone: "De import is ongedaan gemaakt.",
  notUndone: "Ongedaan maken lukt niet meer, want er is daarna al iets aan je waypoints veranderd.",
  mapColumns: "Kies kolommen",
  isPlan: "Dit is een route langs knooppunten. Als route kun je hem volgen, aanpassen en bewaren.",
  openPlan: "Open als route",
  truncated: "Dit bestand houdt halverwege op. Alles van voor dat punt is gered.",
  swap: "Verwissel ze",
  unswap: "Toch zoals het er staat",
  takeChanges: "Wijzigingen overnemen",
  takeChangesHint: "Wat je al had en in het bestand anders is, wordt zoals in het bestand.",
} as const;

/** The names of the kinds in a preview. */
export const previewKindTexts = {
  track: "Track",
  route: "Route",
  waypoint: "Waypoint",
  changed: "Wijziging",
} as const;

/** Texts of the form for the columns of a CSV. */
export const csvMappingTexts = {
  intro: "Wat staat er in de kolommen? Kies in elk geval waar de coördinaten staan.",
  firstRows: "De eerste regels van het bestand",
  hasHeader: "De eerste regel bevat de namen van de kolommen",
  none: "Geen",
  incomplete:
    "Kies de kolommen van de coördinaten: breedtegraad en lengtegraad, één kolom met beide, of RD-x en RD-y.",
  read: "Lees het bestand",
  cancel: "Annuleer",
} as const;

/** The possible meanings of a column, in the order of the form. */
export const csvFieldTexts = {
  name: "Naam",
  lat: "Breedtegraad",
  lng: "Lengtegraad",
  place: "Coördinaten in één kolom",
  rdX: "RD-x",
  rdY: "RD-y",
  altitude: "Hoogte",
  note: "Notitie",
  folder: "Map",
  created: "Tijd",
} as const;

/** "bij Delft". */
export const nearText = (town: string) => `bij ${town}`;

/** Sentences of importing with numbers, names and lines in them. */
export const importWords = {
  import: (count: Count) => `Importeer ${count.shown}`,
  more: (count: Count) => `Toon er nog ${count.shown}`,
  folderPerKind: (count: Count) => `Een map per soort (${count.shown})`,
  points: (count: Count) => plural(count, { one: "# punt", other: "# punten" }),
  file: (number: string, total: string, name: string) => `Bestand ${number} van ${total}: ${name}`,
  line: (line: string) => `Regel ${line}`,
  lineText: (line: string, text: string) => `Regel ${line}: “${text}”`,
  unread: (line: string, text: string) => `Regel ${line} is niet gelezen: “${text}”.`,
  noCoordinate: "Hier staat geen coördinaat die ik kan lezen.",
  far: (name: string, distance: string) => `${name}: ${distance} van de andere punten`,
  moreFar: (count: Count) =>
    plural(count, {
      one: "En nog # punt, en die blijven weg.",
      other: "En nog # punten, en die blijven weg.",
    }),
  moreUnread: (count: Count) =>
    plural(count, { one: "En nog # regel.", other: "En nog # regels." }),
  waypoints: (count: Count) => plural(count, { one: "# waypoint", other: "# waypoints" }),
  tracks: (count: Count) => plural(count, { one: "# track", other: "# tracks" }),
  routes: (count: Count) => plural(count, { one: "# route", other: "# routes" }),
  added: (items: string) => `Toegevoegd: ${items}.`,
  changed: (items: string) => `Gewijzigd: ${items}.`,
  column: (letters: string) => `Kolom ${letters}`,
} as const;

/** A sentence for each kind of data in a file that is not imported. */
export const leftOutWords = {
  emptyTracks: (count: Count) =>
    plural(count, {
      one: "# track heeft geen punten: er zijn geen posities opgenomen.",
      other: "# tracks hebben geen punten: er zijn geen posities opgenomen.",
    }),
  emptyRoutes: (count: Count) =>
    plural(count, { one: "# route heeft geen punten.", other: "# routes hebben geen punten." }),
  addressesOnly: (count: Count) =>
    plural(count, {
      one: "# plek heeft alleen een adres en geen coördinaten, en blijft weg.",
      other: "# plekken hebben alleen een adres en geen coördinaten, en blijven weg.",
    }),
  featuresWithoutPlace: (count: Count) =>
    plural(count, {
      one: "# onderdeel heeft geen plek op de kaart en blijft weg.",
      other: "# onderdelen hebben geen plek op de kaart en blijven weg.",
    }),
  pointsAtZero: (count: Count) =>
    plural(count, {
      one: "# punt staat precies op 0°, 0°, waar toestellen en apps zetten wat geen positie heeft, en blijft weg.",
      other:
        "# punten staan precies op 0°, 0°, waar toestellen en apps zetten wat geen positie heeft, en blijven weg.",
    }),
  unreadCoordinates: (count: Count) =>
    plural(count, {
      one: "# punt heeft geen leesbare coördinaten en blijft weg.",
      other: "# punten hebben geen leesbare coördinaten en blijven weg.",
    }),
  badCoordinates: (count: Count) =>
    plural(count, {
      one: "# punt heeft een breedte boven 90° of een lengte boven 180° en blijft weg.",
      other: "# punten hebben een breedte boven 90° of een lengte boven 180° en blijven weg.",
    }),
  badTimes: (count: Count) =>
    plural(count, {
      one: "# tijd is onleesbaar; de punten blijven.",
      other: "# tijden zijn onleesbaar; de punten blijven.",
    }),
  pointsWithSensorData: (count: Count) =>
    plural(count, {
      one: "Metingen zoals hartslag gaan niet mee (# punt).",
      other: "Metingen zoals hartslag gaan niet mee (# punten).",
    }),
  links: (count: Count) =>
    plural(count, {
      one: "# link is geen webadres en blijft weg.",
      other: "# links zijn geen webadres en blijven weg.",
    }),
  remoteParts: (count: Count) =>
    plural(count, {
      one: "# onderdeel staat op internet en wordt niet opgehaald.",
      other: "# onderdelen staan op internet en worden niet opgehaald.",
    }),
} as const;
