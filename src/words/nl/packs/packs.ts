import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

/** The contents of a pack in a list, such as "map with walking nodes, roads and paths". */
export const packListTexts = {
  ways: "wegen en paden",
  waters: "vaarwater",
  depths: "dieptelijnen",
  marks: "boeien, bakens en lichten",
} as const;

/** Texts of the packs section of the settings screen. */
export const packTexts = {
  heading: "Kaartpakketten",
  hint: "Met een kaartpakket heb je paden, straatnamen en knooppunten van een gebied ook zonder netwerk.",
  loading: "Kaartpakketten laden…",
  none: "Er staat nog geen kaartpakket op dit apparaat.",
  full: "De opslag van dit apparaat is vol: er kan geen kaartpakket bij, en wat er staat is nu niet te lezen. Maak ruimte vrij.",
  blocked:
    "Deze browser geeft Scouting Map geen ruimte voor kaartpakketten. Open de app in een gewoon venster (niet privé) of in een andere browser.",
  unsupported:
    "Deze browser kan geen kaartpakketten en gebieden bewaren: werk hem bij of gebruik een andere; de rest van Scouting Map werkt hier gewoon.",
  onDevice: "Op dit apparaat",
  notOfRegion: "Losse pakketten",
  contents: "Wat erin zit",
  loadingContents: "Inhoud lezen…",
  depths: "Dieptelijnen in zee, meren en grote rivieren",
  marks: "Boeien, bakens en lichten van Rijkswaterstaat",
  waters: "Vaarwater",
  map: "Kaart",
  noMap: "Dit pakket heeft zelf geen kaart.",
  saveArea: "Gebied bewaren",
  fetchNetworks: "Haal knooppunten van een gebied op",
  renew: "Vernieuw",
  renewing: "Vernieuwen…",
  renewFromFile: "Vernieuw uit een bestand",
  renewFromFileHint:
    "De knooppunten zijn ouder dan drie maanden. Kies een nieuwer bestand van hetzelfde gebied; het oude pakket blijft tot het nieuwe er is.",
  renewHint:
    "De knooppunten zijn ouder dan drie maanden. Vernieuw vraagt ze opnieuw aan dezelfde bron; het oude pakket blijft tot het nieuwe er is.",
  remove: "Verwijder",
  removeSure: "Weet je het zeker? Zonder netwerk zie je dit gebied dan niet meer in detail.",
  removeYes: "Ja, verwijder",
  removeNo: "Nee, bewaar",
  jobs: "Bezig",
  stop: "Stop",
  goOn: "Ga verder",
  goOnLater: "Zodra je weer internet hebt, kun je verdergaan.",
  discard: "Verwijder dit deel",
  elsewhere: "Een ander tabblad is hiermee bezig.",
  open: "Openen van dit apparaat",
  openHint:
    "Kies alle bestanden van een pakket tegelijk, of de map waar ze in staan. Een los .pmtiles-bestand mag ook. Van een OSM-bestand (.osm.pbf) maakt de app een pakket met de knooppunten die erin staan.",
  chooseFiles: "Kies bestanden",
  chooseFolder: "Kies een map",
  makeFromExtract: "Maak een pakket van een OSM-bestand",
  fetchRegion: "Haal je streek op",
  otherWays: "Een bestand openen, of pakketten van anderen",
  home: "Pakketten om op te halen",
  askAgain: "Probeer opnieuw",
  others: "Pakketten van anderen",
  address: "Adres van een catalogus",
  addressHint: "Van wie de pakketten maakt; bijvoorbeeld https://voorbeeld.nl",
  show: "Toon pakketten",
  loadingCatalogue: "Catalogus ophalen…",
  emptyCatalogue: "Deze catalogus is leeg.",
  get: "Haal op",
  update: "Werk bij",
  updateAll: "Werk alles bij",
  tooLarge: "Er is te weinig ruimte vrij op dit apparaat. Verwijder eerst iets anders.",
  thePack: "het kaartpakket",
  theList: "de lijst van pakketten",
  theFile: "het bestand",
} as const;

/** The state of an entry of the catalogue, in a word. */
export const offerTexts = {
  new: "nog niet opgehaald",
  updated: "nieuwere versie",
  "on-device": "op dit apparaat",
  busy: "begonnen",
} as const;

/** A sentence per problem: what is wrong, and what to do. `atStart` is the file at the start of a sentence. */
export const packProblems = {
  "offline-only": "Je staat op alleen offline. Zet dat uit om iets op te halen.",
  "bad-address":
    "Dit is geen adres. Typ het zoals je het kreeg; het begint met https:// en eindigt op index.json.",
  "insecure-address":
    "Dit adres begint met http:// en is niet beveiligd. Gebruik hetzelfde adres met https://, of vraag de maker daarom.",
  offline: "Je bent niet verbonden met internet. Maak verbinding en probeer het opnieuw.",
  unreachable:
    "De server is niet bereikbaar, of staat niet toe dat Scouting Map er iets ophaalt. Controleer het adres, of vraag het de maker.",
  redirected:
    "Dit adres verwijst door naar een ander adres, dat niet beveiligd is (http://) of niet toestaat dat Scouting Map er iets ophaalt. Vraag de maker om het juiste adres.",
  "not-found": (file: string) =>
    `Op dit adres staat ${file} niet (meer). Controleer het adres, of vraag het de maker.`,
  "server-busy": "De server vraagt om rust. Probeer het over een paar minuten opnieuw.",
  "server-error": "De server heeft een storing. Probeer het later opnieuw.",
  "html-answered":
    "De server stuurt een webpagina in plaats van een kaartpakket. Controleer het adres, en of je voor dit netwerk nog moet inloggen.",
  "not-a-catalogue":
    "Op dit adres staat iets anders dan een catalogus. Controleer of het adres op index.json eindigt.",
  "connection-lost":
    "De verbinding viel weg. Wat al binnen is, blijft bewaard: ga verder als je weer verbinding hebt.",
  "wrong-range":
    "De server stuurt het verkeerde deel van het bestand. Ga later verder, of gooi dit deel weg en begin opnieuw.",
  "wrong-hash": (file: string, _atStart: string) =>
    `Er klopt iets niet aan ${file}: het is beschadigd of hoort bij een andere versie. Haal het pakket opnieuw op.`,
  truncated: (file: string, _atStart: string) =>
    `Er ontbreekt een stuk aan ${file}. Haal of kopieer het opnieuw.`,
  "file-missing": (_file: string, atStart: string) =>
    `${atStart} ontbreekt. Kies alle bestanden van het pakket tegelijk, of de hele map.`,
  "nothing-chosen":
    "Hier zit geen kaartpakket bij. Kies pack.json met de bestanden die erbij horen, een .pmtiles-bestand of een .osm.pbf-bestand.",
  "not-a-pack": "Deze pack.json beschrijft geen kaartpakket van Scouting Map. Kies een ander.",
  "newer-version":
    "Dit is gemaakt voor een nieuwere Scouting Map. Werk de app bij en probeer het opnieuw.",
  damaged: (_file: string, atStart: string) =>
    `${atStart} is beschadigd. Haal of kopieer het opnieuw.`,
  "off-earth": (file: string, _atStart: string) =>
    `In ${file} staan plekken die niet op aarde liggen. Vraag de maker om een nieuw kaartpakket.`,
  "not-pmtiles": (_file: string, atStart: string) =>
    `${atStart} is geen PMTiles-bestand. Kies een ander bestand.`,
  "old-pmtiles": (_file: string, atStart: string) =>
    `${atStart} is een PMTiles-bestand van een andere versie dan 3. Zet het om met het programma pmtiles, of vraag de maker om versie 3.`,
  raster: (_file: string, atStart: string) =>
    `${atStart} bestaat uit plaatjes, en dat kan Scouting Map niet tekenen. Kies een vectorkaart.`,
  "foreign-schema": (_file: string, atStart: string) =>
    `${atStart} is een kaart van een andere soort. Scouting Map tekent kaarten in het schema van OpenMapTiles of Protomaps.`,
  "no-bounds": (file: string, _atStart: string) =>
    `Van ${file} is niet te zien welk gebied het is. Kies een ander bestand.`,
  "disk-full": "Er is te weinig ruimte op dit apparaat. Maak ruimte vrij en probeer het opnieuw.",
  "storage-blocked":
    "Deze browser laat het pakket niet bewaren. Sluit andere tabbladen van Scouting Map en probeer het opnieuw.",
  "busy-elsewhere":
    "Een ander tabblad is hiermee bezig. Wacht tot het klaar is, of sluit dat tabblad.",
} as const;

/** The texts that differ for packs of the app, because no address was typed. */
export const homePackProblems = {
  unreachable: "De server is niet bereikbaar. Probeer het later opnieuw.",
  "not-found": (_file: string, atStart: string) =>
    `${atStart} is er niet (meer). Probeer het opnieuw, of meld het aan wie deze app aanbiedt.`,
  "html-answered":
    "In plaats van het pakket komt er een webpagina. Log in als je netwerk daarom vraagt, en probeer het opnieuw.",
} as const;

/** The reasons why the catalogue of the app is not available, and what to do. */
export const homeProblems = {
  offline: "Wat er op te halen is, zie je zodra je weer verbinding met internet hebt.",
  "offline-only":
    "Je staat op alleen offline. Zet dat uit om te zien welke pakketten er op te halen zijn.",
  absent: "Bij deze app horen geen kaartpakketten.",
  unreachable: "De lijst van pakketten is nu niet te bereiken. Probeer het later opnieuw.",
  "html-answered":
    "In plaats van de lijst van pakketten komt er een webpagina. Log in als je netwerk daarom vraagt, en probeer het opnieuw.",
  "not-a-catalogue":
    "De lijst van pakketten is beschadigd. Probeer het later opnieuw, of meld het aan wie deze app aanbiedt.",
  "connection-lost":
    "De verbinding viel weg terwijl de lijst van pakketten kwam. Probeer het opnieuw.",
} as const;

/** The outcomes of renewing a pack, other than a new one. */
export const renewalTexts = {
  newest: "De bron heeft geen nieuwere versie.",
  gone: "De bron heeft dit pakket niet meer. Wat je hebt, blijft werken.",
  failed: "Vernieuwen is niet gelukt. Wat je hebt, blijft werken.",
  "other-area":
    "Dit bestand is van een ander gebied. Het staat als eigen pakket op dit apparaat, en het oude blijft.",
} as const;

/** Texts about packs with values in them. */
export const packWords = {
  failed: "Het is niet gelukt. Probeer het opnieuw.",
  listFailed: "De lijst van pakketten is niet op te halen. Probeer het opnieuw.",
  notAdded: (pack: string, problem: string) => `Kaartpakket ${pack} is niet toegevoegd. ${problem}`,
  // "Kaart met wandel- en fietsknooppunten": the nodes of each network, one before others, and all.
  nodeKinds: {
    walk: "wandel",
    cycle: "fiets",
    canoe: "vaar",
    motorboat: "vaar",
  },
  beforeNodes: (kind: string) => `${kind}-`,
  nodes: (kinds: string) => `${kinds}knooppunten`,
  mapWithNodes: (kinds: string) => `Kaart met ${kinds}knooppunten`,
  monthsOld: (months: Count) => plural(months, { one: "# maand oud", other: "# maanden oud" }),
  yearsOld: (years: Count) => `${years.shown} jaar oud`,
  dataOf: {
    day: (day: string) => `gegevens van ${day}`,
    month: (month: string) => `gegevens van ${month}`,
    year: (year: string) => `gegevens uit ${year}`,
    other: (text: string) => `gegevens van ${text}`,
  },
  download: (percent: string, done: string, total: string) =>
    `${percent}\u00a0% · ${done} van ${total}`,
  copy: (percent: string) => `Kopiëren en controleren: ${percent}\u00a0%`,
  interrupted: (percent: string) => `Onderbroken op ${percent}\u00a0%.`,
  added: (name: string) => `Kaartpakket ${name} staat op dit apparaat.`,
  severalAdded: (count: string, names: string) =>
    `${count} kaartpakketten staan op dit apparaat: ${names}.`,
  broken: (name: string) =>
    `Van kaartpakket ${name} zijn de bestanden weg of onleesbaar. Verwijder het en voeg het opnieuw toe.`,
  namelessBroken:
    "Van een kaartpakket zijn de bestanden weg of onleesbaar. Verwijder het en voeg het opnieuw toe.",
  moreOffers: (more: Count, total: string) => `Toon er nog ${more.shown} van ${total}`,
  newer: (packs: Count, size: string) =>
    `Van ${plural(packs, { one: "# pakket", other: "# pakketten" })} zijn er nieuwere gegevens (${size}).`,
  leftOut: (packs: Count) =>
    `Van ${plural(packs, { one: "# pakket", other: "# pakketten" })} in deze catalogus klopt de beschrijving niet; vraag de maker om een nieuwe.`,
  free: (size: string) => `Vrij voor de app: ongeveer ${size}.`,
  renewed: "Vernieuwd.",
  renewedTo: (data: string) => `Vernieuwd: ${data}.`,
  samePlans: "Je bewaarde plannen hier zijn hetzelfde gebleven.",
  plan: (name: string) => `“${name}”`,
  otherPlans: (names: string, _plans: Count) =>
    `Anders dan je bewaarde: ${names}. Open het plan om het te herstellen.`,
} as const;

/** The accessible label of the progress bar of a pack. */
export const progressLabel = (name: string) => `Voortgang van ${name}`;
