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
  onlyShown:
    "Voorzieningen: alleen wat nu in beeld is. Met een kaartpakket of een bewaard gebied vind je ze verderop ook.",
  nodeNumber: "Typ er het nummer bij, bijvoorbeeld knooppunt\u00a051.",
  notLoaded: "Zoeken lukt nu niet. Controleer je verbinding en probeer het opnieuw.",
} as const;

const KIND_NAMES = {
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

const TOWN_SIZES: Readonly<Record<string, string>> = {
  city: "Stad",
  town: "Stad",
  village: "Dorp",
  hamlet: "Gehucht",
  suburb: "Wijk",
  neighbourhood: "Buurt",
  island: "Eiland",
};

const NODE_NAMES: Readonly<Record<string, string>> = {
  walk: "Wandelknooppunt",
  cycle: "Fietsknooppunt",
  canoe: "Kanoknooppunt",
  motorboat: "Vaarknooppunt",
};

export interface Found {
  readonly kind: keyof typeof KIND_NAMES;
  readonly name: string;
  readonly detail: string | null;
}

/** Returns the kind of a result: "Dorp", "Fietsknooppunt", "Straat". */
export function foundPlaceKind({ kind, detail }: Found): string {
  const names = kind === "town" ? TOWN_SIZES : kind === "node" ? NODE_NAMES : {};
  return names[detail ?? ""] ?? KIND_NAMES[kind];
}

/** Returns the title of a result without its kind beside it: "Delft", "Fietsknooppunt 51". */
export function foundPlaceTitle(found: Found): string {
  const kind = foundPlaceKind(found);
  return found.kind === "node" ? `${kind} ${found.name}` : found.name || kind;
}

/** Returns a hint with the nearby town: "Wandelknooppunt bij Baarn", "Straat". */
export function hintNear(hint: string, town: string | null | undefined): string {
  return town ? `${hint} bij ${town}` : hint;
}

/** The origin of distances. */
export interface Origin {
  readonly kind: "position" | "center";
  /** The age of the position, if worth mentioning. */
  readonly age: string | null;
  /** The town that the centre is near. */
  readonly town: string | null;
}

/** Returns the heading of the surroundings: "Rond je positie", "Rond het midden van de kaart, bij Baarn". */
export function aroundText(origin: Origin): string {
  return `Rond ${originText(origin)}`;
}

/** "je positie", "je positie van 2 min geleden", "het midden van de kaart, bij Baarn". */
export function originText({ kind, age, town }: Origin): string {
  if (kind === "position") return age === null ? "je positie" : `je positie van ${age}`;
  return town === null ? "het midden van de kaart" : `het midden van de kaart, bij ${town}`;
}

/** Returns the note above the results: "Gerekend vanaf je positie." */
export function searchOriginText(origin: Origin): string {
  return `Gerekend vanaf ${originText(origin)}.`;
}

/** Returns the number of results for screen readers: "3 resultaten". */
export function resultCount(count: number): string {
  return count === 1 ? "1 resultaat" : `${count} resultaten`;
}

/** Texts about typed or pasted coordinates: notations, questions and problems. */
export const coordinateTexts = {
  label: "Coördinaten",
  otherPlace: "Andere plek",
  whichPlace: "Deze korte coördinaat herhaalt zich elke 100 km. Welke plek bedoel je?",
  hint: "Graden (52,15517 5,38720), RD (155000 463000), UTM, MGRS, plus code, scoutcoördinaten of een kaartlink",
  notLoaded: "Coördinaten lezen lukt nu niet. Controleer je verbinding en probeer het opnieuw.",
} as const;

/** Returns the question for a repeating coordinate; `origin` is where the first place is nearest to: "je positie". */
export function coordinateRepeatsText(origin: string): string {
  return `Deze korte coördinaat herhaalt zich elke 100 km. De eerste plek is het dichtst bij ${origin}. Welke bedoel je?`;
}

/** Returns the place chosen for a repeating coordinate: "bij Delft, 2,1 km van je positie". */
export function readNearText(town: string | null, distance: string, origin: string): string {
  const away = `${distance} van ${origin}`;
  return town === null ? `op ${away}` : `bij ${town}, ${away}`;
}

/** "Dit is de plek bij Delft, 2,1 km van je positie." */
export function readAsText(where: string): string {
  return `Dit is de plek ${where}.`;
}

const FORM_NAMES = {
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

/** Returns the name of the notation in which a text was read. */
export function coordinateFormName(form: keyof typeof FORM_NAMES): string {
  return FORM_NAMES[form];
}

const QUESTIONS = {
  "rd-swapped":
    "De RD-coördinaten lijken omgedraaid (x loopt van 0 tot 300000, y van 300000 tot 630000). Bedoel je deze plek?",
  "lat-lng-swapped":
    "Zo ligt deze plek ver weg, omgedraaid in Nederland. Welke van de twee bedoel je?",
  several: "Dit kan op meer manieren gelezen worden. Welke plek bedoel je?",
  locality: "De plaatsnaam achter deze plus code wordt niet opgezocht. Is dit de goede plek?",
} as const;

/** Returns the question before the first reading is used. */
export function coordinateQuestionText(question: keyof typeof QUESTIONS): string {
  return QUESTIONS[question];
}

const UNREADABLE =
  "Deze coördinaten kan ik niet lezen. Typ graden zoals 52,15517 5,38720 of RD zoals 155000 463000.";

/** Texts for input that is not a coordinate: a name in a search box, a mistake in a coordinate field. */
const NOT_A_COORDINATE: Readonly<Record<string, string>> = {
  empty: "Typ eerst de coördinaten, zoals 52,15517 5,38720 of 155000 463000.",
  incomplete: "Hier ontbreekt een helft: typ twee getallen, zoals 52,15517 5,38720.",
  unreadable: UNREADABLE,
};

const TROUBLES: Readonly<Record<string, string>> = {
  "out-of-range":
    "Deze coördinaten bestaan niet: graden lopen tot 90 en 180, RD-x van 0 tot 300000 en RD-y van 300000 tot 630000.",
  outside:
    "Deze coördinaten wijzen geen bestaande plek aan. Kijk de getallen en letters nog eens na.",
  "five-digits": oddDigitsText("vijf"),
  "seven-digits": oddDigitsText("zeven"),
  "nine-digits": oddDigitsText("negen"),
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
};

/** "Dit zijn negen cijfers; een korte coördinaat heeft er 4, 6, 8 of 10." */
function oddDigitsText(count: string): string {
  return `Dit zijn ${count} cijfers; een korte coördinaat heeft er 4, 6, 8 of 10.`;
}

/** Returns the problem of a text in a coordinate field, and what to type instead. */
export function coordinateProblemText(reason: string): string {
  return TROUBLES[reason] ?? NOT_A_COORDINATE[reason] ?? UNREADABLE;
}

/**
 * Returns the problem of a text that was meant as a coordinate or a link; null if it was not, such as a name in a
 * search box.
 */
export function pastedProblemText(reason: string): string | null {
  return TROUBLES[reason] ?? null;
}
