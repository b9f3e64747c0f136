/** Texts of the privacy page. */
export const privacyTexts = {
  heading: "Privacy",
  inShort: "In het kort",
  short:
    "Scouting Map heeft geen accounts, geen reclame en geen statistieken. Wat je maakt en waar je bent, blijft op dit apparaat: er is geen server van ons die het krijgt.",
  position: "Je positie gaat nooit naar een server. De app rekent er op dit apparaat mee.",
  share: "Alleen wat jij deelt of exporteert, verlaat je apparaat, en alleen naar wie jij kiest.",
  offline: "Met Alleen offline vraagt de kaart niets aan wie dan ook.",
  toOffline: "Naar Alleen offline",
  servers: "Welke server krijgt wat, en wanneer?",
  serversHint:
    "Elke server ziet je IP-adres, zoals elke website. Wie stukken kaart levert, ziet bovendien welk gebied je bekijkt.",
  what: "Wat",
  when: "Wanneer",
  last: "Het laatst",
  never: "nog nooit",
  own: "De app zelf",
  ownWhat:
    "De bestanden van de app, nieuwe versies en de lijst met kaartpakketten. Niet waar je bent of wat je bekijkt.",
  ownWhen: "Bij het openen met internet, en als je kaartpakketten bekijkt of ophaalt.",
  typedWhat: "Kaartpakketten of een kaartarchief van het adres dat je zelf hebt ingevuld.",
  typedWhen: "Als je daar iets laat opzoeken of ophalen.",
  listed: "De tijden houdt dit apparaat zelf bij; niemand anders kan ze zien.",
} as const;

/** The data that a server receives. */
export const serverWhat = {
  "online-map": "Stukken van de kaart die je bekijkt of bewaart.",
  pictures: "Kaartbeelden van het gebied dat je bekijkt of bewaart.",
  "network-pictures": "Beelden van het netwerk in het gebied dat je bekijkt.",
  hunt: "Niets van jou: alleen de vraag naar gebieden of groepen.",
  addresses: "Het adres of de postcode die je opzoekt.",
  marks: "Het gebied waarvan je de betonning ophaalt.",
  municipalities: "De naam van een gemeente die je opzoekt.",
  extracts:
    "Het gebied waarvan je de knooppunten ophaalt. De server is van vrijwilligers (SliceOSM, van OpenStreetMap US) en knipt het uit OpenStreetMap.",
  packs: "De lijst met kaartpakketten, en welk pakket je ophaalt.",
  bulletin: "Niets over jou: de app haalt één bestand voor het hele land.",
} as const;

/** The occasion of a request to a server; the names are those of maps, as `chosenName` writes them. */
export const serverWhenWords = {
  "online-map":
    "Als je de kaart met internet bekijkt waar je niets op dit apparaat hebt, of een gebied bewaart.",
  marks:
    "Als je met je streek de betonning ophaalt, en als je die later vernieuwt: alleen na een tik.",
  municipalities: "Als je bij het bewaren van een gebied een gemeente opzoekt.",
  hunt: "Als je bij de jacht de status van gebieden of de groepen ophaalt: alleen na een tik.",
  addresses: "Als je bij het zoeken op Zoek adres online tikt.",
  extracts:
    "Als je de knooppunten van een gebied ophaalt, en als je die later vernieuwt: alleen na een tik.",
  packs:
    "Als de server van de app zelf geen kaartpakketten heeft: bij Kaartpakketten, waar een netwerk op de kaart ontbreekt, en hooguit eens per dag om te zien of er nieuwere zijn.",
  bulletin: "Als je op het water bent, of bij een brug, een plan voor de boot of de vertrekcheck.",
  pictures: (names: string) => `Als je ${names} als achtergrond kiest.`,
  "network-pictures": (names: string) => `Als je ${names} over de kaart kiest.`,
  chosenName: (name: string) => `${name}`,
} as const;
