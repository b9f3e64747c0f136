/** Texts of the search over the map. */
export const searchTexts = {
  heading: "Zoeken",
  label: "Zoek een plaats, knooppunt of coördinaat",
  hint: "Bijvoorbeeld Delft, knooppunt 51, 155000 463000 of 52,1 5,4",
  results: "Gevonden",
  clear: "Wis",
  loading: "Zoekt …",
  nothing:
    "Niets gevonden. Controleer de spelling. Straten en knooppunten staan in kaartpakketten, die je bij Instellingen toevoegt.",
  notLoaded: "Zoeken lukt nu niet. Controleer je verbinding en probeer het opnieuw.",
  waypoint: "Waypoint",
} as const;

const KIND_NAMES = {
  town: "Plaats",
  node: "Knooppunt",
  lock: "Sluis",
  bridge: "Brug",
  street: "Straat",
  waypoint: "Waypoint",
} as const;

const TOWN_SIZES: Readonly<Record<string, string>> = {
  city: "Stad",
  town: "Stad",
  village: "Dorp",
  hamlet: "Gehucht",
  suburb: "Wijk",
  island: "Eiland",
};

const NODE_NAMES: Readonly<Record<string, string>> = {
  walk: "Wandelknooppunt",
  bike: "Fietsknooppunt",
  sail: "Vaarknooppunt",
  canoe: "Kanoknooppunt",
  motorboat: "Vaarknooppunt",
};

interface Found {
  readonly kind: keyof typeof KIND_NAMES;
  readonly name: string;
  readonly detail: string | null;
}

/** What kind of thing was found: "Dorp", "Fietsknooppunt", "Straat". */
export function foundPlaceKind({ kind, detail }: Found): string {
  const names = kind === "town" ? TOWN_SIZES : kind === "node" ? NODE_NAMES : {};
  return names[detail ?? ""] ?? KIND_NAMES[kind];
}

/** What it is called where its kind is not beside it: "Delft", "Fietsknooppunt 51". */
export function foundPlaceTitle(found: Found): string {
  return found.kind === "node" ? `${foundPlaceKind(found)} ${found.name}` : found.name;
}

const FORMS = {
  decimal: "Graden",
  dm: "Graden en minuten",
  dms: "Graden, minuten, seconden",
  rd: "RD",
  "rd-km": "RD in kilometers",
  "rd-square": "RD-kilometervak",
  scout: "RD, korte scoutingcoördinaat",
  "rd-tens": "RD in tientallen meters",
  utm: "UTM",
  mgrs: "MGRS",
  pluscode: "Plus code",
  geo: "geo-link",
  link: "Kaartlink",
} as const;

/** How a text was read as a coordinate. */
export function coordinateFormName(form: keyof typeof FORMS): string {
  return FORMS[form];
}

const QUESTIONS = {
  "rd-swapped": "De y staat voorop; ik heb x en y omgewisseld. Klopt dat?",
  "lat-lng-swapped": "Omgewisseld ligt dit in Nederland. Bedoel je dat?",
  several: "Dit kan op meer manieren gelezen worden. Kies de bedoelde plek.",
  locality:
    "De plaatsnaam bij deze plus code is niet opgezocht; dit ligt in de buurt van de kaart.",
} as const;

/** What the user should be asked before the first reading is taken. */
export function coordinateQuestionText(question: keyof typeof QUESTIONS): string {
  return QUESTIONS[question];
}

const TROUBLES: Readonly<Record<string, string>> = {
  "out-of-range": "Deze coördinaten bestaan niet: graden lopen tot 90 en 180.",
  outside: "Dit vak of deze plek bestaat niet in Nederland.",
  "needs-reference": "Een korte plus code heeft een plek in de buurt nodig; typ de hele code.",
  "short-link":
    "Waar een korte link heen gaat weet alleen de maker ervan. Open de link en deel de lange.",
  "unknown-link": "Deze link is niet van een kaart die ik ken.",
  "link-without-place": "In deze link staat geen plek.",
  "other-datum": "Deze geo-link gebruikt een ander stelsel dan WGS84.",
};

/** Why a text that looks like a coordinate or link gives no place; null when it is just not one. */
export function coordinateSearchTrouble(reason: string): string | null {
  return TROUBLES[reason] ?? null;
}

/** "3 resultaten", for who hears it. */
export function resultCount(count: number): string {
  return count === 1 ? "1 resultaat" : `${count} resultaten`;
}
