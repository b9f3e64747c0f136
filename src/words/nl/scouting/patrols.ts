/** Texts of the patrols of a route and their sheets. */
export const patrolTexts = {
  heading: "Patrouilles",
  hint: "Elke patrouille loopt de route op haar eigen manier en krijgt eigen bladen. De oplossing en de tijden zijn een aparte afdruk, voor de leiding.",
  notStored:
    "Bewaar eerst de route: van een plan zonder naam gaat dit verloren zodra je het scherm sluit.",
  failed:
    "Niet bewaard: de opslag van dit apparaat werkt niet of is vol. Maak ruimte en laat de app open; dan wordt het alsnog bewaard.",
  notRead:
    "De bewaarde vellen kunnen nu niet gelezen worden: de opslag werkt niet. Wat je wijzigt, komt er straks bij.",
  unreadable:
    "Wat hier bewaard was, kan deze versie niet lezen. Het blijft staan naast wat je nu invult.",
  phone: "Telefoon van de leiding",
  speed: "Looptempo (km per uur)",
  add: "Voeg patrouille toe",
  name: "Naam",
  startTime: "Vertrek om",
  direction: "Richting",
  forward: "Zoals gepland",
  backward: "Andersom",
  start: "Begint bij",
  startOfRoute: "het begin",
  stretches: "Technieken",
  technique: "Techniek",
  until: "Tot",
  addStretch: "Nog een stuk met een andere techniek",
  removeStretch: "Laat dit stuk weg",
  remove: "Verwijder patrouille",
  isFull: "Meer patrouilles passen niet bij één route.",
  print: "Druk de bladen af",
  printLeaders: "Druk oplossing en tijden af",
  who: "Voor wie",
  all: "Alle patrouilles",
  ownRules: "Spelregels, een per regel",
  ownRulesHint: "Leeg voor de gewone regels.",
  share: "Deel met andere leiding",
  shareHint: "De route met alle keuzes en patrouilles, als link of QR-code. Niet voor de scouts.",
  asBook: "Als boekje per patrouille: met voorblad, spelregels en uitleg van de technieken",
  withLostNote: "Met een blad ‘Alleen openen als je verdwaald bent’",
  withHomeMap: "Met daarin een kaart van de hele tocht en de weg naar huis",
  withMaps: "Met een kaart per stuk, zonder de route erop",
  map: "Kaart",
  stop: "Stop",
  preparing: "De kruispunten van elke patrouille worden opgezocht …",
  mapsFailed:
    "Dit apparaat kan de kaarten niet tekenen. Sluit andere apps en probeer het opnieuw, of druk af zonder kaarten.",
  printFailed: "De bladen maken lukt nu niet. Probeer het opnieuw.",
  where: "Wie is waar wanneer",
  time: "Tijd",
  place: "Plek",
  whereNote:
    "Achter het laatste punt staat de kilometer. Tijden bij een gelijkmatig looptempo, zonder rust en posten.",
  lostHeading: "Alleen openen als je verdwaald bent",
  lostFold:
    "Vouw het onderste stuk omhoog over dit lege vak, en maak het vast met een nietje. Vouw pas open als het nodig is.",
  lostMaps: "Leg de bladen hierna, met de kaart en de weg naar huis, er gevouwen in.",
  lostMapOnly: "Leg de bladen hierna, met de kaart, er gevouwen in.",
  lostHomeMap: "Op de kaart hierbij staat het eind.",
  lostHomeWay: "Het blad erachter wijst de weg ernaartoe.",
  homeSquares:
    "Zoek op de kaart het vak van een kilometer waarin je bent. De pijl wijst van het midden van dat vak naar het eind, hemelsbreed en met het kaartnoorden boven. Loop over wegen en paden.",
  lostStay: "Blijf bij elkaar en blijf waar je bent.",
  lostTell: "Vertel wat je ziet, en de coördinaten van je plek als je die hebt.",
  lostNoPhone: "Bel de leiding. Is er gevaar: bel 112.",
  route: "Route",
  unnamed: "Patrouille",
  bookHeading: "Routeboekje",
  rulesHeading: "Spelregels",
  rules: [
    "Blijf bij elkaar: de langzaamste bepaalt het tempo.",
    "Loop aan de linkerkant van een weg zonder stoep, en met licht als het donker is.",
    "Lees het hele blad voordat je begint, en vink elk punt af dat je gehad hebt.",
    "Klopt het niet meer? Ga terug naar het laatste punt waar het wel klopte.",
    "Open het blad voor als je de weg kwijt bent pas als dat nodig is.",
  ],
  techniquesHeading: "Zo lees je de bladen",
} as const;

/** The direction that is up on a map; true where the RD grid does not reach. */
export const mapNorths = {
  grid: "Bovenaan is het noorden van het RD-raster.",
  true: "Bovenaan is het ware noorden (geografisch).",
} as const;

/** "Van Start naar 3, schaal 1:25.000. Bovenaan is het noorden van het RD-raster." */
export const stretchMapNote = (start: string, finish: string, scale: string, north: string) =>
  `Van ${start} naar ${finish}, schaal ${scale}. ${north}`;

/** "De hele tocht, schaal 1:25.000. Bovenaan is het noorden van het RD-raster." */
export const homeMapNote = (scale: string, north: string) =>
  `De hele tocht, schaal ${scale}. ${north}`;

/** "De route eindigt bij RD 84512, 447201." */
export const lostFinishText = (place: string) => `De route eindigt bij ${place}.`;

/** Patrols, their times and their points. */
export const patrolWords = {
  drawingMap: (map: string, count: string) => `Kaart ${map} van ${count} wordt getekend …`,
  // Above the times of another day than the first.
  day: (day: string) => `Dag ${day}`,
  start: (time: string) => `Vertrek om ${time}.`,
  leaders: (phone: string) => `Leiding: ${phone}.`,
  lostPhone: (phone: string) => `Bel de leiding: ${phone}. Is er gevaar: bel 112.`,
  turnBack: (point: string) =>
    `Kwam je niet verder dan punt ${point}? Dan is teruglopen langs je eigen weg korter dan verdergaan.`,
  point: (point: string, distance: string) => `punt ${point}, na ${distance}`,
  remove: (patrol: string) => `Verwijder patrouille ${patrol}`,
  stretch: (stretch: string, patrol: string) => `Stuk ${stretch} van ${patrol}`,
} as const;
