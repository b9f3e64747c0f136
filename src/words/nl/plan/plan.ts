import { inSentence } from "../locale.ts";

/** Texts of the planner over the map. */
export const planTexts = {
  heading: "Plan langs knooppunten",
  start: "Tik op een knooppunt of een andere plek om te beginnen.",
  goOn: "Tik op het volgende knooppunt of een andere plek.",
  atPosition: "De kaart staat nu bij jou. Tik op een knooppunt om te beginnen.",
  atPositionWithoutNetwork:
    "De kaart staat nu bij jou. Op dit apparaat is nog geen netwerk om over te plannen.",
  withoutNetwork:
    "Op dit apparaat is nog geen netwerk. Tik op een plek om te beginnen: je plan gaat dan recht, of langs paden waar een pakket die heeft.",
  restored: "Je plan van eerder staat er nog.",
  elsewhere: "In een ander tabblad wordt ook een plan gemaakt: bewaar dit als je het wilt houden.",
  dragHint: "Houd een knooppunt of lijn vast en sleep om de route te verleggen.",
  notStored: "De opslag is vol of werkt niet: bewaar of deel dit plan voor je de app sluit.",
  mode: "Hoe ga je?",
  undo: "Ongedaan maken",
  redo: "Opnieuw doen",
  reverse: "Keer om",
  closeLoop: "Maak rond",
  clear: "Wis plan",
  close: "Sluit plannen",
  more: "Meer van dit plan",
  share: "Deel",
  less: "Toon kaart",
  numbers: "Nummers van het plan",
  numberColors: "Groene nummers koos je zelf; langs de witte loopt de route vanzelf.",
  numberActions: "Wat met dit knooppunt?",
  planActions: "Wat met dit plan?",
  remove: "Haal weg",
  beginHere: "Begin hier",
  insert: "Voeg in",
  goHere: "Ga hierheen",
  back: "Terug",
  stopInserting: "Niet invoegen",
  looking: "Route zoeken …",
  failed: "De route zoeken lukt nu niet.",
  repair: "Herstel",
  repaired: "Hersteld: zo loopt de route nu.",
  notRepaired:
    "Van dit plan staat te weinig in de kaartpakketten op dit apparaat: voeg bij Instellingen een pakket toe dat het heeft.",
  retry: "Probeer opnieuw",
  dismiss: "Goed",
  typed: "Nummers typen",
  typedHint: "Bijvoorbeeld 12 34 51",
  typedAdd: "Voeg toe",
  typedNone: "Typ een of meer nummers, met een spatie ertussen.",
  around: "Knooppunten dichtbij",
  onFrom: "Verder naar",
  aroundFailed: "De knooppunten opzoeken lukt nu niet.",
  aroundEmpty:
    "Hier zijn geen knooppunten op dit apparaat. Voeg bij Instellingen een kaartpakket toe.",
  strip: "Van knooppunt naar knooppunt",
  ferry: "pont",
  portage: "overdragen",
  connection: "verbinding",
  options: "Route",
  fewestNumbers: "Zo min mogelijk nummers",
  withoutFerry: "Zonder pont",
  withoutPortage: "Zonder overdragen",
  withoutConnections: "Zonder verbindingsroutes",
  beside: "hemelsbreed; het netwerk loopt hier niet",
  alongWays: "langs wegen en paden",
  waysFerry: "met veer",
  waysTimes: "soms gesloten volgens de kaart",
  waysGetOff: (length: string) => `met ${length} afstappen`,
} as const;

/** The names of the modes of travel. */
export const MODE_NAMES = {
  walk: "Wandelen",
  cycle: "Fietsen",
  motorboat: "Varen",
  canoe: "Kano",
} as const;

/** Texts of sharing and printing a plan. */
export const planOutTexts = {
  heading: "Delen en afdrukken",
  link: "Link en QR-code",
  text: "Deel als tekst",
  picture: "Plaatje",
  pictureHint: "Zet het op je vergrendelscherm: zo lees je de nummers zonder de app te openen.",
  pictureAlt: "De nummers van het plan, zwart op wit",
  pictureFailed: "Deze browser kan geen plaatje maken. Deel het plan als tekst.",
  track: "GPX",
  route: "GPX-route",
  course: "Naar mijn horloge of fietscomputer",
  toApp: "Naar een andere app",
  onPaper: "Op papier",
  printHandlebar: "Strook voor het stuur",
  /** The same for who walks or sails. */
  printStrip: "Strook met nummers",
  printPocket: "Kaartje voor je zak",
  routeSheet: "Maak een routetechniek",
  shared: "Gedeeld.",
  copied: "Gekopieerd; plak het in een bericht.",
  failed: "Delen lukte niet. Probeer het opnieuw.",
  linkTooLong: "Dit plan is te lang om zo te delen. Deel het als GPX-track.",
} as const;

/** "2 u 05". */
export const durationWords = (hours: string, minutes: string) => `${hours}\u00a0u ${minutes}`;

/** The label of the button for the nearest reachable node. */
export const takeInstead = (number: string) => `Neem ${number}`;

/** Announces that the next tapped node is inserted after this number. */
export const insertingAfter = (number: string) => `Tik op het knooppunt of de plek na ${number}.`;

/** Asks which of several nodes with the same number is meant. */
export const whichNumber = (number: string) => `Welke ${number}?`;

/** Reports a stop that is a detour of the route. */
export const outAndBackText = (number: string) =>
  `Naar ${number} gaat de route heen en terug over hetzelfde stuk.`;

/** The field for a speed of travel, in kilometres or miles per hour, or knots. */
export const speedWords = {
  land: "km per uur",
  miles: "mijl per uur",
  water: "knopen",
  label: (unit: string) => `Snelheid (${unit})`,
  wrong: (min: string, max: string, unit: string) =>
    `Typ een snelheid van ${min} tot ${max} ${unit}.`,
} as const;

/** Sentences about an edit that failed, and what to do. */
export const planProblems = {
  unknownNode: "De paden tussen deze nummers staan nog niet op dit apparaat.",
  optionsPreventIt: (from: string, to: string) =>
    `Van ${from} naar ${to} gaat het niet zoals gewenst: verander de keuze bij Route.`,
  noWay: (from: string, to: string) => `Van ${from} is ${to} over het netwerk niet te bereiken.`,
  nearest: (number: string, distance: string) =>
    `Het dichtst erbij komt ${number}, op ${distance}.`,
  repaired: (parts: string) => `Hersteld, ${parts}.`,
  without: (numbers: string) => `zonder ${numbers}`,
  replaced: (numbers: string) => `met de nieuwe paal van ${numbers}`,
  noSuchNumber: (number: string) =>
    `Knooppunt ${number} staat niet in de kaartpakketten op dit apparaat. Controleer het nummer, of haal het pakket van deze streek op.`,
  numberUnreachable: (number: string) =>
    `Geen enkel knooppunt ${number} is van hier over het netwerk te bereiken.`,
  otherMode: (number: string, mode: string, planMode: string) =>
    `${number} is van een ander netwerk (${inSentence(mode)}); dit plan is voor ${inSentence(planMode)}.`,
} as const;

/** Labels and sentences of the planner with numbers and distances in them. */
export const planWords = {
  numberInPlan: (place: string, count: string, number: string) =>
    `${place} van ${count}: ${number}`,
  atNetwork: (away: string) =>
    `De kaart staat nu bij het dichtstbijzijnde netwerk op dit apparaat, ${away}.`,
  fromYou: (distance: string) => `${distance} van jou vandaan`,
  away: (distance: string) => `${distance} verderop`,
  fromHere: (distance: string) => `${distance} hiervandaan`,
  further: (distance: string) => `${distance} verder`,
  loopTitle: (mode: string, first: string) => `${mode}, rondje ${first}`,
  namelessLoopTitle: (mode: string) => `${mode}, rondje`,
  titleTo: (mode: string, last: string) => `${mode} naar ${last}`,
  titleFrom: (mode: string, first: string) => `${mode} vanaf ${first}`,
} as const;
