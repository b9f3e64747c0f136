/** Texts of the route sheets. */
export const sheetTexts = {
  heading: "Routetechnieken",
  link: "Maak een routetechniek",
  reading: "De kruispunten worden opgezocht …",
  gone: "Deze route of track staat niet meer op dit apparaat.",
  failed: "De kruispunten opzoeken lukt nu niet. Laad het scherm opnieuw.",
  noWays:
    "Van hier staan geen wegen op dit apparaat, dus zijn er geen kruispunten. Bewaar de kaart langs deze route en probeer het opnieuw.",
  noJunctions: "Op de kaart van dit apparaat staat langs deze route geen kruispunt.",
  junctions: "Kruispunten",
  junctionsHint:
    "Waar niets mis kan gaan, staat geen vinkje. Zet kruispunten aan of uit en geef er een aanwijzing bij.",
  onSheet: "Op het blad",
  paper: "Papier",
  north: "Noorden",
  norths: {
    grid: "Kaart (RD)",
    magnetic: "Kompas",
    true: "Geografisch",
  },
  tracingScale: "Schaal van het oleaat",
  withDistances: "Met afstanden bij getekende kruispunten (niet bij foto's)",
  noScale: "De strip heeft geen schaal: gelijke stukken zijn niet even ver.",
  print: "Druk af",
  solution: "Oplossing voor de leiding",
  printSolution: "Druk de oplossing af",
  nothing: "Zet minstens één kruispunt aan.",
  mapMissing: "Dit apparaat heeft hier geen kaart. Bewaar de kaart langs deze route.",
  abroad: "Deze techniek kan alleen in Nederland. Kies een andere.",
  northUnknown: "Van dit jaar is de afwijking van het kompas niet bekend. Kies een ander noorden.",
  incomplete: "Niet overal staat een aanwijzing op papier:",
  printAnyway: "Druk toch af",
  printAnywayHint: "Op deze stukken staan dan alleen koers en meters van punt tot punt.",
  northUndefined: "Het RD-raster geldt alleen in Nederland. Kies een ander noorden.",
  explanation: "Uitleg van alle technieken",
  bar: "10 cm – meet na of het klopt",
  start: "Start",
  finish: "Eind",
  straightOn: "Ga rechtdoor bij een kruispunt dat er niet op staat.",
  straightOnBesideGaps: "Waar wel kaart is, ga je bij elk ander kruispunt rechtdoor.",
  between: "tussenpunt",
  solutionColumns: ["Punt", "Op km", "RD", "Ga", "Afstand", "Aanwijzing"],
  solutionNote: "Niet voor de scouts: hier staat waar elk punt ligt en wat de goede weg is.",
  maze: "Zoek in het doolhof de weg van de pijl naar de stip. Elke splitsing op die weg is het volgende kruispunt: neem daar dezelfde weg, geteld van links. Tel ook wegen waar je niet in mag.",
  turnedFragments: "Kaartfragmenten gedraaid",
  bareFragments: "Kaartfragmenten zonder nummers",
  turned: "De stukjes zijn gedraaid: houd het blad zo dat het bolletje naar je toe wijst.",
  memory:
    "Hang elk stuk op bij de post waar het begint. De patrouille onthoudt de weg en laat de kaart hangen.",
  withoutMap: "Op dit blad ontbreekt de kaart: ze komt erbij als de leiding het afdrukt.",
  photos: "Zoek de plek van elke foto, in volgorde. Ga daar van het bolletje naar het pijltje.",
  withoutPhotos: "Op dit blad ontbreken de foto's: ze komen erbij als de leiding het afdrukt.",
  fewPhotos:
    "Langs deze route liggen geen twee waypoints met een foto, binnen 40 m. Zet er foto's bij.",
  photosNotRead: "De waypoints zijn nog niet gelezen. Wacht even.",
  photosFailed: "De foto's kunnen niet worden gelezen. Probeer het nog eens.",
  photosOnPaper: "De bladen met foto's gaan niet mee naar een telefoon. Druk ze af.",
  memoryOnPaper:
    "Onthoudkaarten gaan niet mee naar een telefoon: ze hangen bij de posten. Druk ze af.",
  strokes:
    "Een streepje omhoog is N, naar rechts O, omlaag Z en naar links W. Begin bij het onderste bolletje.",
  turnedNorth: "Draai het blad bij elk kruispunt tot de N naar het noorden wijst.",
  coordinates:
    "De linker kilometerlijn, honderdsten daarna, de onderste kilometerlijn, honderdsten daarna. Druk er met Afdrukken een kaart bij: die heeft genummerde kilometerlijnen.",
  unnamed: "Route",
  scaleNote: "Kies in het printvenster 100 % (werkelijke grootte) en geen marges.",
} as const;

export const TECHNIQUE_NAMES = {
  "dot-and-arrow": "Bolletje-pijltje",
  junctions: "Kruispuntenroute",
  fragments: "Kaartfragmenten",
  photos: "Foto-oriëntatie",
  strip: "Strippenkaart",
  maze: "Doolhof",
  winds: "Windroosroute",
  strokes: "Bolletjesroute",
  knots: "Knopenroute",
  degrees: "Gradenroute",
  "turned-north": "Vector met draaiend noorden",
  vectors: "Vectorroute",
  coordinates: "Coördinatenroute",
  helicopter: "Helikopterroute",
  tracing: "Oleaat",
  corridor: "Corridor",
  memory: "Onthoudkaart",
} as const;

/** A technique in one line, beside its preview. */
export const TECHNIQUE_HINTS = {
  "dot-and-arrow":
    "Je komt van het bolletje en gaat naar het pijltje. Elk kruispunt is zo gedraaid dat je van onderen komt.",
  junctions: "Elk kruispunt met het noorden boven: van het bolletje naar het pijltje.",
  fragments: "Elk kruispunt als rond stukje kaart: van het bolletje naar het pijltje.",
  photos: "Foto's van waypoints in de volgorde waarin je er langskomt, met waar je daar heen gaat.",
  strip:
    "De route als rechte lijn, van onder naar boven; de strepen zijn wegen die je laat liggen.",
  maze: "Zoek de weg door het doolhof. Elke splitsing op die weg is een kruispunt.",
  winds: "Van elk punt de windrichting waarin je verdergaat, en hoe ver tot het volgende punt.",
  strokes: "Elk bolletje met een streepje is een letter van de windrichting waarin je verdergaat.",
  knots: "Bij elk kruispunt een knoop, die zegt de hoeveelste weg van links je neemt.",
  degrees: "Van elk punt het aantal graden waarin je verdergaat, en hoe ver tot het volgende punt.",
  "turned-north": "Elk kruispunt heeft zijn eigen noorden, met de pijl waarin je verdergaat.",
  vectors:
    "Elke pijl geeft richting en afstand tot het volgende punt, op schaal. De graden en de meters staan erbij.",
  coordinates: "Van elk punt de coördinaat op een kaart met genummerde kilometerlijnen.",
  helicopter: "Van punt naar punt zoals een helikopter vliegt: graden en afstand, hemelsbreed.",
  tracing: "De route op doorzichtig papier: leg de kruisjes op de kilometerlijnen van de kaart.",
  corridor: "Alleen de kaart tot 100 m naast de route, met de punten.",
  memory: "Hang bij elke post een kaart op met de weg naar de volgende post, om te onthouden.",
} as const;

/** "Start: RD 84512, 447201. De route is 5,2 km." */
export const startText = (place: string, length: string) =>
  `Start: ${place}. De route is ${length}.`;

/** "Ga naar het ZW." */
export const departureText = (wind: string) => `Ga naar het ${wind}.`;

/** "Voor een kaart van 1:25.000 …" */
export const tracingNote = (scale: string) =>
  `Voor een kaart van ${scale}: leg de kruisjes op de kilometerlijnen met dezelfde getallen.`;

/** "Stukjes kaart van 1:10.000 …" */
export const fragmentsNote = (scale: string) =>
  `Stukjes kaart van ${scale}, in volgorde. Je komt van het bolletje en gaat naar het pijltje.`;

/** "Een kaart van 1:10.000, …" */
export const corridorNote = (scale: string) =>
  `Een kaart van ${scale}, tot 100 m naast de route. Ga van punt naar punt over de kaart.`;

/** The turns of a route. */
export const turnWords = {
  straight: "rechtdoor",
  halfLeft: "schuin links",
  halfRight: "schuin rechts",
  left: "linksaf",
  right: "rechtsaf",
  sharpLeft: "scherp links",
  sharpRight: "scherp rechts",
  round: "keer om",
} as const;

/** Junctions, points and directions on the sheets. */
export const sheetWords = {
  junction: "Kruispunt",
  turningPoint: "Keerpunt",
  // "Kruispunt 3, na 1,2 km, rechtsaf".
  junctionAfter: (junction: string, distance: string, turn: string) =>
    `${junction} na ${distance}, ${turn}`,
  remark: (junction: string) => `Aanwijzing bij kruispunt ${junction}`,
  scale: (meters: string) => `1 mm is ${meters}\u00a0m`,
  // Two scales: "1 mm is 20 m of 1 mm is 2 m".
  or: (one: string, other: string) => `${one} of ${other}`,
  // In an arrow with another scale than most.
  otherScale: (scale: string) => `Let op: andere schaal, ${scale}`,
  otherScales: (scale: string, others: string) =>
    `${scale}. Een dunne pijl heeft een andere schaal: die staat erbij (${others}).`,
  // Points at the beginning of a sentence, and within it.
  point: (point: string) => `Punt ${point}`,
  theFinish: "Het eind",
  afterPoint: (point: string) => `punt ${point}`,
  afterPartStart: "het begin van dit stuk",
  partStart: (point: string, place: string, length: string) =>
    `${point}: ${place}. Dit stuk is ${length}.`,
  finish: (point: string, distance: string, after: string) =>
    `${point} is ${distance} na ${after}.`,
  norths: {
    grid: "het kaartnoorden (RD-raster)",
    magnetic: "het kompasnoorden (magnetisch)",
    true: "het ware noorden (geografisch)",
  },
  northUp: (north: string) => `Boven is ${north}.`,
  northFrom: (north: string) => `Alle richtingen zijn vanaf ${north}.`,
  // The north of the compass.
  eastOfTrue: (degrees: string, day: string) =>
    `Dat ligt ${degrees}° oost van het ware noorden op ${day}.`,
  westOfTrue: (degrees: string, day: string) =>
    `Dat ligt ${degrees}° west van het ware noorden op ${day}.`,
} as const;

/** Stretches without a map, and a tracing that does not fit. */
export const gapWords = {
  stretch: (from: string, to: string) => `van km ${from} tot ${to}`,
  wholeRoute: "van de hele route",
  noMap: (where: string) => `${where} heeft dit apparaat geen kaart: kruispunten ontbreken hier.`,
  junctionsMissing: (from: string, to: string) =>
    `Km ${from}–${to}: geen kaart, kruispunten ontbreken.`,
  seeTable: (from: string, to: string) => `Km ${from}–${to}: geen kaart, zie de tabel.`,
  courses: (from: string, to: string, north: string) =>
    `Km ${from}–${to}: loop van punt tot punt, hemelsbreed. ${north}`,
  tooLarge: (paper: string, scale: string) =>
    `Het oleaat past niet op ${paper} bij ${scale}. Kies een andere techniek of een korter stuk.`,
  fitsOtherwise: (paper: string, scale: string, others: string) =>
    `Het oleaat past niet op ${paper} bij ${scale}, wel op ${others}.`,
  fit: (paper: string, scale: string) => `${paper} bij ${scale}`,
} as const;

/** The heads of the columns of a table. */
export const sheetColumns = {
  winds: ["Van", "Richting", "Afstand", "Tot", "Aanwijzing"],
  degrees: ["Van", "Graden", "Afstand", "Tot", "Aanwijzing"],
  helicopter: ["Van", "Graden", "Afstand", "Tot", "Aanwijzing"],
  knots: ["Punt", "Na", "Knoop", "Aanwijzing"],
  coordinates: ["Punt", "Coördinaat", "Aanwijzing"],
} as const;

/** The data in which the junctions of a sheet were found. */
export const sourceWords = {
  sources: {
    ways: "Kruispunten uit de wegen van het kaartpakket, elke arm in zijn eigen richting.",
    "ways-without-closed":
      "Kruispunten uit de wegen van het kaartpakket. Gesloten wegen kent dit pakket niet.",
    map: "Kruispunten uit de getekende kaart: een brug of tunnel kan er als kruispunt staan.",
    both: "Kruispunten deels uit de wegen van het kaartpakket, deels uit de getekende kaart.",
  },
  closedArm: "Dun met een dwarsstreep: een weg die je ziet, maar niet in mag.",
} as const;

/** The knots of a rope, and junctions that a technique does not fit. */
export const knotWords = {
  unsuited: (degrees: string) => `Hier past deze techniek niet: ga ${degrees}.`,
  // For turning round, and for the first way from the left, the second and so on.
  knots: [
    "slipsteek",
    "halve knoop",
    "achtknoop",
    "platte knoop",
    "mastworp",
    "paalsteek",
    "schootsteek",
  ],
  turnRound: (knot: string) => `${knot}: keer om.`,
  exit: (knot: string, exit: string) => `${knot}: weg ${exit} van links.`,
} as const;
