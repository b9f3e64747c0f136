/** Texts of the screens of saved plans. */
export const routesTexts = {
  length: "Lengte",
  time: "Tijd",
  nodeCount: "Knooppunten",
  more: "Meer",
  heading: "Routes",
  none: "Nog geen routes. Maak er een langs knooppunten en bewaar hem.",
  make: "Maak een route",
  loading: "Routes worden gelezen …",
  list: "Bewaarde routes",
  filter: "Zoek op naam, notitie, nummer of hoe je gaat",
  noneFound: "Geen route met die woorden. Typ er minder.",
  showAll: "Toon alle routes",
  gone: "Deze route staat niet op dit apparaat.",
  all: "Alle routes",
  open: "Open op de kaart",
  map: "Kaartje van deze route",
  mapLoading: "Kaartje laden",
  remove: "Verwijder",
  name: "Naam",
  note: "Notitie",
  save: "Bewaar",
  saveAsNew: "Bewaar als nieuwe route",
  savedAsNew: "Bewaard als nieuwe route.",
  duplicate: "Dupliceer",
  saved: "Bewaard.",
  savedWord: "Bewaard",
  failed: "Bewaren lukte niet: er is geen ruimte of geen opslag. Probeer het opnieuw.",
  tooLarge:
    "Dit plan heeft te veel nummers om te bewaren. Haal er een deel uit, of maak er twee plannen van.",
  changed: "In je kaartpakketten loopt deze route nu anders.",
  broken:
    "In je kaartpakketten is een knooppunt of stuk van deze route weg. Je bewaarde route blijft zoals hij was.",
  nowThere: "Je kaartpakketten hebben deze route nu: herstel hem, dan loopt hij over het netwerk.",
  notYetThere: "De knooppunten van deze route staan niet allemaal in je kaartpakketten.",
  repair: "Herstel",
  notRemoved:
    "Verwijderen lukte niet: de opslag van dit apparaat werkt niet. Probeer het nog eens.",
  running: "Jouw plan",
  followed: "Je volgt",
  track: "een track",
  goOnFollowing: "Verder op de kaart",
  stopped: "Je volgt geen route meer.",
  goOnPlanning: "Verder plannen",
  receive: "Route van een ander",
  openFile: "Open GPX",
  scan: "QR-code lezen",
  pasteLink: "Plak een link",
  openLink: "Open link",
  incoming: "Gedeelde route",
  withSheets: "Met de keuzes voor de routetechnieken, die meekomen als je de route bewaart.",
  sheetsFailed:
    "De route is bewaard; de keuzes voor de routetechnieken zijn niet te lezen of niet bewaard.",
  incomingReading: "De route wordt gelezen …",
  incomingFailed: "Deze route is nu niet te lezen.",
  incomingOfFile: "De lijn uit het bestand is er wel.",
  incomingNumbers: "De nummers zijn er wel; bewaar de route, dan kun je hem later herstellen.",
  keep: "Bewaar",
  noLink: "Hierin zit geen route van Scouting Map. Kopieer de hele link, of scan de code opnieuw.",
  noPlanInFile: "In dit bestand staat geen route of track. Punten importeer je bij Waypoints.",
  linesInFile:
    "Dit bestand heeft een track of route, maar geen knooppunten van dit apparaat. De app kan er knooppunten van maken en zegt dan welke nummers hij volgt; hij komt ook bij je tracks.",
  layOnNetwork: "Importeer en maak er knooppunten van",
  ofTrack: "Maak knooppunten van een track",
  unreadable: "Dit bestand is niet te lezen. Kies het opnieuw.",
  packHelp: "Kijk bij Kaartpakketten of er een pakket is met deze knooppunten.",
} as const;

/** "Volgende: 34". */
export const nextNumberText = (number: string) => `Volgende: ${number}`;

/** In brackets behind the name of a copy: "Rondje Delft (kopie 2)". */
export const copyWord = "kopie";
