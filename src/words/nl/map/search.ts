import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts of the search over the map. Texts about typed coordinates follow below. */
export const searchTexts = {
  label: "Zoek een plaats, knooppunt of coördinaat",
  /** Short enough for the field on a phone. */
  placeholder: "Plaats, knooppunt, coördinaat",
  /** Keeps the numbers of a pair on one line. */
  hint: "Bijvoorbeeld Delft, knooppunt\u00a051, drinkwater, 155000\u00a0463000 of 52,1\u00a05,4",
  results: "Gevonden",
  outsideMap: "Deze plek ligt buiten de kaart. Je kunt haar wel bewaren en delen.",
  nothing:
    "Niets gevonden op dit apparaat. Adressen en postcodes staan er niet op; straten en knooppunten staan in kaartpakketten, die je bij Instellingen toevoegt.",
  noneNear: "Binnen 4\u00a0km staat er geen op dit apparaat.",
  nothingShown:
    "Er is er nu geen in beeld. Verderop is niet gezocht: van deze streek staan er geen voorzieningen op dit apparaat. Haal een kaartpakket of gebied op, of verschuif de kaart.",
  watersNotRead:
    "De bruggen en sluizen zijn nu niet te lezen. Probeer het opnieuw als je verbinding hebt.",
  onlyShown:
    "Voorzieningen: alleen wat nu in beeld is. Met een kaartpakket of een bewaard gebied vind je ze verderop ook.",
  nodeNumber: "Typ er het nummer bij, bijvoorbeeld knooppunt\u00a051.",
  notLoaded: "Zoeken lukt nu niet. Controleer je verbinding en probeer het opnieuw.",
} as const;

export const placeKinds = {
  town: "Plaats",
  node: "Knooppunt",
  lock: "Sluis",
  bridge: "Brug",
  street: "Straat",
  water: "Drinkwater",
  toilet: "Toilet",
  campsite: "Camping",
  ferry: "Veer",
  station: "Station",
  repair: "Fietsreparatie",
  waypoint: "Waypoint",
  poi: "Punt op de kaart",
} as const;

/** The sizes of towns, by their value in OpenStreetMap. */
export const townSizes = {
  city: "Stad",
  town: "Stad",
  village: "Dorp",
  hamlet: "Gehucht",
  suburb: "Wijk",
  neighbourhood: "Buurt",
  island: "Eiland",
} as const;

/** The nodes of each network. */
export const nodeKinds = {
  walk: "Wandelknooppunt",
  cycle: "Fietsknooppunt",
  canoe: "Kanoknooppunt",
  motorboat: "Vaarknooppunt",
} as const;

/** Texts about the results of a search. */
export const searchWords = {
  near: (hint: string, town: string) => `${hint} bij ${town}`,
  around: {
    position: "Rond je positie",
    oldPosition: (age: string) => `Rond je positie van ${age}`,
    center: "Rond het midden van de kaart",
    centerNear: (town: string) => `Rond het midden van de kaart, bij ${town}`,
  },
  // Within a sentence: "2,1 km van je positie".
  origin: {
    position: "je positie",
    oldPosition: (age: string) => `je positie van ${age}`,
    center: "het midden van de kaart",
    centerNear: (town: string) => `het midden van de kaart, bij ${town}`,
  },
  measuredFrom: (origin: string) => `Gerekend vanaf ${origin}.`,
  results: (count: Count) => plural(count, { one: "# resultaat", other: "# resultaten" }),
} as const;

/** Texts about typed or pasted coordinates: notations, questions and problems. */
export const coordinateTexts = {
  label: "Coördinaten",
  otherPlace: "Andere plek",
  whichPlace: "Deze korte coördinaat herhaalt zich elke 100 km. Welke plek bedoel je?",
  hint: "Graden (52,15517 5,38720), RD (155000 463000), UTM, MGRS, plus code, scoutcoördinaten of een kaartlink",
  notLoaded: "Coördinaten lezen lukt nu niet. Controleer je verbinding en probeer het opnieuw.",
} as const;

/** Asks which place a repeating coordinate is; `origin` is where the first place is nearest to: "je positie". */
export const coordinateRepeatsText = (origin: string) =>
  `Deze korte coördinaat herhaalt zich elke 100 km. De eerste plek is het dichtst bij ${origin}. Welke bedoel je?`;

/** The place chosen for a repeating coordinate. */
export const readWords = {
  away: (distance: string, origin: string) => `op ${distance} van ${origin}`,
  near: (town: string, distance: string, origin: string) =>
    `bij ${town}, ${distance} van ${origin}`,
} as const;

/** "Dit is de plek bij Delft, 2,1 km van je positie." */
export const readAsText = (where: string) => `Dit is de plek ${where}.`;

/** The notations in which a coordinate can be written. */
export const coordinateForms = {
  decimal: "Graden",
  dm: "Graden en minuten",
  dms: "Graden, minuten, seconden",
  rd: "RD",
  "rd-km": "RD in kilometers",
  "rd-square": "RD-kilometervak",
  scout: "RD (scouting)",
  "rd-tens": "RD in tientallen meters",
  utm: "UTM",
  mgrs: "MGRS",
  pluscode: "Plus code",
  geo: "geo-link",
  link: "Kaartlink",
} as const;

/** The questions before the first reading is used. */
export const coordinateQuestions = {
  "rd-swapped":
    "De RD-coördinaten lijken omgedraaid (x loopt van 0 tot 300000, y van 300000 tot 630000). Bedoel je deze plek?",
  "lat-lng-swapped":
    "Zo ligt deze plek ver weg, omgedraaid in Nederland. Welke van de twee bedoel je?",
  several: "Dit kan op meer manieren gelezen worden. Welke plek bedoel je?",
  locality: "De plaatsnaam achter deze plus code wordt niet opgezocht. Is dit de goede plek?",
} as const;

/** Texts for input that is not a coordinate: a name in a search box, a mistake in a coordinate field. */
export const notACoordinate = {
  empty: "Typ eerst de coördinaten, zoals 52,15517 5,38720 of 155000 463000.",
  incomplete: "Hier ontbreekt een helft: typ twee getallen, zoals 52,15517 5,38720.",
  unreadable:
    "Deze coördinaten kan ik niet lezen. Typ graden zoals 52,15517 5,38720 of RD zoals 155000 463000.",
} as const;

/** The problems of a text that was meant as a coordinate or a link, and what to type instead. */
export const coordinateProblems = {
  "out-of-range":
    "Deze coördinaten bestaan niet: graden lopen tot 90 en 180, RD-x van 0 tot 300000 en RD-y van 300000 tot 630000.",
  outside:
    "Deze coördinaten wijzen geen bestaande plek aan. Kijk de getallen en letters nog eens na.",
  "five-digits": "Dit zijn vijf cijfers; een korte coördinaat heeft er 4, 6, 8 of 10.",
  "seven-digits": "Dit zijn zeven cijfers; een korte coördinaat heeft er 4, 6, 8 of 10.",
  "nine-digits": "Dit zijn negen cijfers; een korte coördinaat heeft er 4, 6, 8 of 10.",
  "needs-reference":
    "Deze plus code is kort: typ de hele code, of schuif eerst de kaart naar de buurt.",
  "short-link":
    "Dit is een verkorte link: waar die heen gaat, weet alleen de server erachter. Open hem, en plak de lange link of de coördinaten.",
  "unknown-link":
    "Deze link ken ik niet. Plak een link van Google Maps, OpenStreetMap of Apple Kaarten.",
  "link-without-place": "In deze link staan geen coördinaten. Typ of plak ze zelf.",
  what3words:
    "Drie woorden van what3words zeggen alleen de server van dat bedrijf iets. Vraag om coördinaten.",
  "phone-number": "Hier staat een telefoonnummer, maar geen coördinaat.",
  "uneven-digits":
    "Bij MGRS horen links en rechts evenveel cijfers. Kijk na of er een cijfer mist of te veel staat.",
  unexplained:
    "Naast het coördinaat staan cijfers of tekens die er misschien bij horen. Zet op de regel alleen de naam en het coördinaat.",
  away: "Deze regel zegt een afstand of richting vanaf een coördinaat. Reken de plek eerst uit.",
  "only-address":
    "In deze link staat alleen een adres, geen coördinaten. Zoek het adres op de kaart.",
  "several-places": "Hier staan coördinaten van twee plekken. Zet elke plek op een eigen regel.",
  "other-datum": "Deze geo-link gebruikt een ander stelsel dan WGS84; reken de plek eerst om.",
} as const;
