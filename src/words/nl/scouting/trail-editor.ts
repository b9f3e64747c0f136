import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts of the screen on which a leader makes a trail. */
export const trailEditorTexts = {
  name: "Naam van de tocht",
  order: "Volgorde",
  posts: "Posten",
  postsHint: "Een nieuwe post neemt over wat je bij de vorige koos.",
  add: "Voeg post toe",
  addOnMap: "Voeg posten toe op de kaart",
  isFull: "Meer posten passen niet in één tocht.",
  fromWaypoints: "Zet waypoints erbij als posten",
  noFolder: "Zonder map",
  postName: "Naam",
  noPlace: "Nog geen plek",
  noAnswer: "nog geen antwoord",
  noChoices: "te weinig keuzes",
  sameChoices:
    "een foute keuze opent hem ook, want ze verschillen alleen in leestekens, spaties of hoofdletters",
  onMap: "Wijs aan op de kaart",
  here: "Hier sta ik",
  noPosition: "Er is nu geen positie.",
  waypoint: "Of een waypoint",
  noWaypoint: "Kies …",
  radius: "Straal (m)",
  find: "Zo vinden ze de post",
  findText: "Aanwijzing om de post te vinden",
  placeInFile: "De plek zelf staat ook in het bestand: wie dat uitpluist, heeft dit niet nodig.",
  findPhoto: "Foto van de plek",
  opens: "Gaat open door",
  question: "Vraag",
  answers: "Goede antwoorden, één per regel",
  answersHint: "Hoofdletters, accenten, spaties, leestekens en nullen vooraan maken niet uit.",
  choices: "Keuzes, één per regel",
  rightChoice: "Goede keuze",
  makeCode: "Maak een code van 10 letters",
  strengths: {
    choice: "Een keuze is nooit geheim: wie alles probeert, heeft hem zo.",
    short:
      "Een kort antwoord is te raden: wie het bestand uitpluist, probeert alle codes in minuten. Dit houdt nieuwsgierigen tegen, geen puzzelaar.",
    random: "Deze code is niet te raden. Hang hem op bij de post.",
  },
  hidden:
    "Een post die opengaat door er te zijn, is alleen verstopt: wie het bestand uitpluist, leest hem, en waar de volgende is.",
  open: "Deze post is voor iedereen leesbaar die hem krijgt, en waar de volgende is.",
  text: "Tekst als de post open is",
  picture: "Foto als de post open is",
  removePicture: "Haal foto weg",
  badPicture: "Deze foto kan de app niet lezen.",
  hint: "Hint",
  hintHint: "Niet vergrendeld: wie het bestand uitpluist, kan hem eerder lezen.",
  hintMinutes: "Hint na (minuten)",
  points: "Punten",
  up: "Omhoog",
  down: "Omlaag",
  give: "Geef de tocht mee",
  giveHint: "Het goede antwoord staat er niet in. Met foto’s past het vaak alleen in een bestand.",
  giveNote: "Verander je de tocht daarna, geef hem dan opnieuw mee.",
  startPost: "Begint bij",
  asLink: "Als link of code",
  asFile: "Als bestand",
  sealing: "De posten worden vergrendeld …",
  sealFailed: "Vergrendelen lukt nu niet. Probeer het opnieuw.",
  tooLong: "De tocht is te groot voor een link of code. Geef hem als bestand mee.",
  tooLargeFile: "De tocht is te groot voor de telefoons van patrouilles. Haal er foto’s uit.",
  notReady: "Nog niet klaar om mee te geven:",
  empty: "Voeg eerst een post toe.",
  sheet: "Blad van de leiding",
  sheetHint: "Met alle antwoorden, en de codes voor wie geen goede positie heeft.",
  printSheet: "Druk het blad af",
  sheetColumns: ["Post", "Plek (RD)", "Vraag en antwoord", "Code leiding", "Punten"],
  table: "Uitslag",
  tableHint: "Scan bij Postentochten wat patrouilles inleveren.",
  forgeable: "De log komt van hun telefoon: wie handig is, kan hem vervalsen.",
  noReports: "Nog niets ingeleverd.",
  printTable: "Druk de uitslag af",
  patrol: "Patrouille",
  total: "Totaal",
  times: "Van – tot",
  legend:
    "H: met hint. C: met de code van de leiding. ×2: twee foute antwoorden. ?: open volgens de log, maar zonder goed antwoord.",
  failed:
    "Niet bewaard: de opslag van dit apparaat werkt niet of is vol. Maak ruimte en laat de app open; dan wordt het alsnog bewaard.",
} as const;

/** The orders of a trail, each with what it means. */
export const trailOrders = {
  set: {
    name: "Vast",
    hint: "Elke post verraadt de volgende. Wie een post met een antwoord overslaat, krijgt de rest niet open.",
  },
  free: {
    name: "Vrij",
    hint: "Alle plekken en vragen staan leesbaar in het bestand; alleen wat een antwoord opent, is vergrendeld.",
  },
  shifted: {
    name: "Elke patrouille begint ergens anders",
    hint: "Dezelfde volgorde vanaf een andere post. Geef elke patrouille haar eigen link.",
  },
} as const;

/** The ways in which a patrol finds a post. */
export const postFinds = {
  map: "op de kaart",
  rd: "RD-coördinaten",
  digits: "coördinaten van 8 cijfers",
  degrees: "graden",
  bearing: "richting en afstand vanaf de vorige",
  photo: "een foto",
  sheet: "een stuk op het routeblad",
  formula: "een formule",
} as const;

/** The way to open a post. */
export const postOpenings = {
  place: "er zijn",
  text: "een antwoord",
  number: "een getal",
  choice: "een keuze",
  code: "een code die er hangt",
  none: "niets, hij is open",
} as const;

/** Sentences of the editor with a name or a number. */
export const trailEditorWords = {
  post: (number: string) => `Post ${number}`,
  namedPost: (number: string, name: string) => `${number}. ${name}`,
  problem: (post: string, problems: string) => `${post}: ${problems}`,
  arrivalCode: (code: string) => `Code voor wie geen goede positie heeft: ${code}.`,
  bearingFirst: "De eerste post, en elke post bij een vrije volgorde, krijgt RD-coördinaten.",
  folder: (folder: string, waypoints: Count) =>
    plural(waypoints, { one: `${folder} (# waypoint)`, other: `${folder} (# waypoints)` }),
  removeReport: (patrol: string) => `Haal ${patrol} uit de uitslag`,
} as const;
