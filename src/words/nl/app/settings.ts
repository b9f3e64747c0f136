import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts of the settings screen. */
export const settingsTexts = {
  privacy: "Privacy",
  boat: "Op het water",
  notOnWater: "Niet getoond zolang je op het water bent",
  storageUse: "Opslag",
  worksOffline: "Werkt offline",
  on: "Aan",
  off: "Uit",
  noPacks: "Nog geen",
  heading: "Instellingen",
  contents: "Op deze pagina",
  colorScheme: "Kleuren",
  light: "Licht",
  dark: "Donker",
  deviceColors: "Zoals mijn apparaat",
  nightRed: "Nachtrood",
  darkOffer: "Je apparaat staat op donker. Scouting Map ook?",
  stayLight: "Blijf licht",
  map: "Kaart",
  tileSource: "Achtergrond",
  checkingSource: "Ik kijk of deze kaart bereikbaar is…",
  sourceReachable: "Deze kaart is bereikbaar.",
  sourceUnreachable:
    "Deze kaart is nu niet bereikbaar. Je ziet de ingebouwde overzichtskaart tot hij er weer is.",
  network: "Netwerk en data",
  overlays: "Knooppunten en routes",
  walkNetwork: "Wandelnetwerk",
  bikeNetwork: "Fietsnetwerk",
  sailNetwork: "Vaarnetwerk",
  overlaysHint:
    "Deze komen uit je kaartpakketten. Waar je geen pakket hebt, komen ze van het internet.",
  units: "Eenheden",
  unitsHint:
    "Voor afstanden, snelheden en hoogten op het scherm en van de stem. Bestanden, bladen en het plannen blijven in kilometers; op het water zijn het zeemijlen.",
  unitNames: { metric: "Kilometers en meters", imperial: "Mijlen en voet" },
  coordinates: "Coördinaten",
  coordinatesHint:
    "In deze notatie staan coördinaten vooraan. De voorbeelden zijn de Domtoren in Utrecht.",
  notStored: "Deze browser laat niets bewaren: je keuze geldt tot je Scouting Map sluit.",
  notStoredFull:
    "De opslag van dit apparaat is vol: je keuze geldt tot je Scouting Map sluit. Maak ruimte vrij en kies opnieuw.",
  looks: "Kleuren en kaart",
  languageAndUnits: "Taal / Language, coördinaten en eenheden",
  dataAndStorage: "Jouw gegevens en opslag",
  data: "Jouw gegevens",
  dataHint:
    "Alles staat alleen op dit apparaat. Raak je het kwijt, dan helpt een back-up: daarin zit alles wat je zelf hebt gemaakt: waypoints, foto's, tracks, routes, je jacht, wat er op het water loopt, de prullenbak en je instellingen. Kaartpakketten niet; die haal je opnieuw op.",
  waypointsOnly: "Alleen waypoints",
  waypointsOnlyHint:
    "Een eenvoudige lijst. Wil je ze in een andere app gebruiken? Kies dan Exporteren bij Waypoints.",
  download: "Download waypoints",
  downloadSetAside: "Download wat apart is gezet",
  about: "Over",
  sources: "De kaart die in de app zit, is gemaakt met:",
} as const;

/** The Dom tower (lat 52.09074, lng 5.12142) in each notation. */
export const coordinateExamples = {
  wgs84: "52.09074, 5.12142",
  dm: "52°05.444'N 5°07.285'E",
  dms: "52°05'26.7\"N 5°07'17.1\"E",
  rd: "136785, 455865",
  utm: "31U 645334 5773254",
  mgrs: "31U FT 45333 73253",
  pluscode: "9F4734RC+7H",
} as const;

/** The data sources of the built-in map; the licence texts come with the app. */
export const mapDataSources = [
  {
    what: "© OpenStreetMap contributors (ODbL): grenzen, en vaarten, rivieren en beken (niet volledig)",
    href: "https://www.openstreetmap.org/copyright",
  },
  { what: "GSHHG (LGPL): kusten en meren", href: "https://www.soest.hawaii.edu/pwessel/gshhg/" },
  { what: "GeoNames (CC BY 4.0): plaatsen", href: "https://www.geonames.org/" },
  {
    what: "Natural Earth (publiek domein): provincies en rivieren",
    href: "https://www.naturalearthdata.com/",
  },
  {
    what: "© Rijkswaterstaat / Vaarweginformatie.nl (CC0): bruggen, sluizen, boeien, lichten en dieptelijnen, juli 2026",
    href: "https://www.vaarweginformatie.nl/",
  },
  {
    what: "© Rijkswaterstaat, via PDOK (CC0): uiterlijk en lichten van boeien en bakens",
    href: "https://www.pdok.nl/",
  },
  { what: "Noto Sans (SIL OFL): letters op de kaart", href: "https://fonts.google.com/noto" },
  {
    what: "Maki en Temaki (CC0): pictogrammen",
    href: "https://labs.mapbox.com/maki-icons/",
  },
] as const;

/** The number of stored records that could not be read. */
export const setAsideWords = (count: Count) =>
  plural(count, {
    one: "# opgeslagen gegeven kon niet worden gebruikt. Het is apart gezet en niet weggegooid.",
    other:
      "# opgeslagen gegevens konden niet worden gebruikt. Ze zijn apart gezet en niet weggegooid.",
  });
