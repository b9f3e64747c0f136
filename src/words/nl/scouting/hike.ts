import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts of the hand-over of a hike to a patrol, on the device of the leader. */
export const giveHikeTexts = {
  heading: "Geef de hike mee",
  hint: "Eén overdracht voor één patrouille: alleen wat je aanvinkt, niets van andere patrouilles en niet de oplossing.",
  patrol: "Aan wie",
  sheets: "De bladen van deze patrouille",
  maps: "Kaarten zonder de route (alleen in een bestand)",
  areaMap: "De kaart van het gebied, voor de telefoon (alleen in een bestand)",
  areaMapHint:
    "Zo werkt de kaart op de telefoon van de patrouille zonder netwerk. De route staat er niet op.",
  noAreaMap:
    "Geen kaartpakket op dit apparaat heeft de kaart van het hele gebied. Bewaar het gebied eerst.",
  route: "De route als lijn op de kaart",
  routeHint: "De patrouille ziet dan waar ze heen moet.",
  hunt: "De jacht, met alles wat daarin staat",
  trail: "Postentocht",
  noTrail: "Geen",
  trailNotReady: "Deze postentocht is nog niet klaar: vul eerst de posten aan.",
  lines: "Getekende lijnen en tracks",
  asCode: "Als link of code",
  asFile: "Als bestand",
  making: "De hike wordt klaargezet …",
  failed: "De hike klaarzetten lukt nu niet. Probeer het opnieuw.",
  tooLong: "Dit is te groot voor een link of code. Geef het als bestand, of vink minder aan.",
  tooLarge: "Dit bestand wordt te groot. Vink minder aan.",
  needsFile: "Op deze bladen staat een kaart: die past alleen in een bestand.",
  lineTooLong: "Een van de lijnen is te lang om mee te geven. Vink die uit.",
} as const;

/** Texts of a hike on the phone of a patrol. */
export const hikeTexts = {
  heading: "Hikes van de leiding",
  none: "Nog geen hike ontvangen.",
  unnamed: "Hike",
  keep: "Bewaar deze hike",
  keepHint: "Wat al op deze telefoon staat, blijft staan.",
  gone: "Deze hike staat niet op dit apparaat.",
  reading: "De hike wordt gelezen …",
  cameIn: "Meegekregen",
  onlySheets: "Alleen de bladen hieronder.",
  mapCameIn: "De kaart van het gebied. Bij ‘Voor vertrek’ staat of ze hier werkt.",
  areaMap: "De kaart van het gebied",
  route: "De route en lijnen",
  posts: "De posten",
  hunt: "De jacht op de kaart",
  sheets: "Bladen",
  noSheets: "Er zijn geen bladen meegegeven.",
  previous: "Vorige",
  next: "Volgende",
  print: "Druk de bladen af",
  lost: "Alleen openen als je verdwaald bent",
  before: "Voor vertrek",
  noPosts: "Er zijn geen posten meegegeven.",
  postsReady: "De posten staan op deze telefoon en gaan open zonder netwerk.",
  walkGone: "De posten zijn van deze telefoon verwijderd. Kijk in de prullenbak.",
  positionOk: "De app mag je positie gebruiken.",
  positionDenied:
    "De app mag je positie niet gebruiken. Sta dat toe in de instellingen van je telefoon of browser.",
  positionUnknown: "De app heeft je positie nog niet gevraagd.",
  askPosition: "Vraag mijn positie",
} as const;

/** The reasons why a hike that came in cannot be read. */
export const hikeProblems = {
  "not-shared": "Hier zit geen hike of postentocht in.",
  damaged: "Deze hike is niet heel of klopt niet. Vraag hem opnieuw.",
  newer: "Deze hike is van een nieuwere versie van de app. Werk eerst deze app bij.",
  "too-long": "Deze hike is te groot om te lezen.",
  "too-many": "Deze hike heeft meer bladen of lijnen dan de app kan tonen.",
} as const;

/** Sentences about a hike with a name or a number. */
export const hikeWords = {
  note: (patrol: string) => `Alleen voor ${patrol}: open het op een telefoon van die patrouille.`,
  incoming: (hike: string, patrol: string) => `De hike “${hike}” voor ${patrol}. Bewaren?`,
  pages: (pages: Count) => plural(pages, { one: "# blad", other: "# bladen" }),
  lines: (lines: Count) => plural(lines, { one: "# lijn", other: "# lijnen" }),
  // "Blad 2 van 9".
  page: (page: string, pages: string) => `Blad ${page} van ${pages}`,
  startPost: (patrol: string) => `Beginpost van ${patrol}`,
  callLeaders: (phone: string) => `Bel de leiding: ${phone}`,
} as const;
