import type { Found, Origin } from "#i18n/nl/map/search.ts";

/** Texts of the search over the map. Texts about typed coordinates follow below. */
export const searchTexts = {
  label: "Search for a place, node or coordinates",
  /** Short enough for the field on a phone. */
  placeholder: "Place, node, coordinates",
  /** Keeps the numbers of a pair on one line. */
  hint: "For example Delft, node\u00a051, drinking water, 155000\u00a0463000 or 52.1\u00a05.4",
  results: "Found",
  outsideMap: "This place is off the map. You can still save and share it.",
  nothing:
    "Nothing found on this device. Addresses and postcodes are only available online. Streets and nodes are in map packs, which you can add in Settings.",
  onlyShown:
    "The app can only find amenities in the current view. With a map pack or a saved area, you can search further away too.",
  nodeNumber: "Add a number, for example node\u00a051.",
  notLoaded: "Search isn't working right now. Check your connection and try again.",
} as const;

const KIND_NAMES = {
  town: "Town",
  node: "Node",
  lock: "Lock",
  bridge: "Bridge",
  street: "Street",
  water: "Drinking water",
  toilet: "Toilet",
  campsite: "Campsite",
  ferry: "Ferry",
  station: "Station",
  repair: "Bike repair",
  waypoint: "Waypoint",
  poi: "Point on the map",
} as const;

const TOWN_SIZES: Readonly<Record<string, string>> = {
  city: "City",
  town: "Town",
  village: "Village",
  hamlet: "Hamlet",
  suburb: "District",
  neighbourhood: "Neighbourhood",
  island: "Island",
};

const NODE_NAMES: Readonly<Record<string, string>> = {
  walk: "Walking node",
  cycle: "Cycling node",
  canoe: "Canoe node",
  motorboat: "Boating node",
};

/** Returns the kind of a result: "Village", "Cycling node", "Street". */
export function foundPlaceKind({ kind, detail }: Found): string {
  const names = kind === "town" ? TOWN_SIZES : kind === "node" ? NODE_NAMES : {};
  return names[detail ?? ""] ?? KIND_NAMES[kind];
}

/** Returns the title of a result without its kind beside it: "Delft", "Cycling node 51". */
export function foundPlaceTitle(found: Found): string {
  const kind = foundPlaceKind(found);
  return found.kind === "node" ? `${kind} ${found.name}` : found.name || kind;
}

/** Returns a hint with the nearby town: "Walking node near Baarn", "Street". */
export function hintNear(hint: string, town: string | null | undefined): string {
  return town ? `${hint} near ${town}` : hint;
}

/** Returns the heading of the surroundings: "Around your position", "Around the centre of the map, near Baarn". */
export function aroundText(origin: Origin): string {
  return `Around ${originText(origin)}`;
}

/** "your position", "your position 2 min ago", "the centre of the map, near Baarn". */
export function originText({ kind, age, town }: Origin): string {
  if (kind === "position") return age === null ? "your position" : `your position ${age}`;
  return town === null ? "the centre of the map" : `the centre of the map, near ${town}`;
}

/** Returns the note above the results: "Measured from your position." */
export function searchOriginText(origin: Origin): string {
  return `Measured from ${originText(origin)}.`;
}

/** Returns the number of results for screen readers: "3 results". */
export function resultCount(count: number): string {
  return count === 1 ? "1 result" : `${count} results`;
}

/** Texts about typed or pasted coordinates: notations, questions and problems. */
export const coordinateTexts = {
  label: "Coordinates",
  otherPlace: "Another place",
  whichPlace: "These short coordinates repeat every 100 km. Which place do you mean?",
  hint: "Degrees (52.15517, 5.38720), RD (155000, 463000), UTM, MGRS, plus code, scout coordinates or a map link",
  notLoaded: "Coordinates can't be read right now. Check your connection and try again.",
} as const;

/** Returns the question for a repeating coordinate; `origin` is where the first place is nearest to: "your position". */
export function coordinateRepeatsText(origin: string): string {
  return `These short coordinates repeat every 100 km. The first place is the one nearest to ${origin}. Which one do you mean?`;
}

/** Returns the place chosen for a repeating coordinate: "near Delft, 2.1 km from your position". */
export function readNearText(town: string | null, distance: string, origin: string): string {
  const away = `${distance} from ${origin}`;
  return town === null ? away : `near ${town}, ${away}`;
}

/** "This is the place near Delft, 2.1 km from your position." */
export function readAsText(where: string): string {
  return `This is the one ${where}.`;
}

const FORM_NAMES = {
  decimal: "Degrees",
  dm: "Degrees and minutes",
  dms: "Degrees, minutes, seconds",
  rd: "RD",
  "rd-km": "RD in kilometres",
  "rd-square": "RD kilometre square",
  scout: "RD (scouting)",
  "rd-tens": "RD in tens of metres",
  utm: "UTM",
  mgrs: "MGRS",
  pluscode: "Plus code",
  geo: "geo link",
  link: "Map link",
} as const;

/** Returns the name of the notation in which a text was read. */
export function coordinateFormName(form: keyof typeof FORM_NAMES): string {
  return FORM_NAMES[form];
}

const QUESTIONS = {
  "rd-swapped":
    "The RD coordinates seem to be swapped (x runs from 0 to 300000, y from 300000 to 630000). Do you mean this place?",
  "lat-lng-swapped":
    "As written, this place is far away. With the numbers swapped, it's in the Netherlands. Which one do you mean?",
  several: "These coordinates can be read in more than one way. Which place do you mean?",
  locality: "The town name after this plus code was ignored. Is this the right place?",
} as const;

/** Returns the question before the first reading is used. */
export function coordinateQuestionText(question: keyof typeof QUESTIONS): string {
  return QUESTIONS[question];
}

const UNREADABLE =
  "These coordinates can't be read. Enter degrees, such as 52.15517, 5.38720, or RD, such as 155000, 463000.";

/** Texts for input that is not a coordinate: a name in a search box, a mistake in a coordinate field. */
const NOT_A_COORDINATE: Readonly<Record<string, string>> = {
  empty: "Enter coordinates first, such as 52.15517, 5.38720 or 155000, 463000.",
  incomplete: "One number is missing. Enter two, such as 52.15517, 5.38720.",
  unreadable: UNREADABLE,
};

const TROUBLES: Readonly<Record<string, string>> = {
  "out-of-range":
    "These coordinates don't exist. Latitude goes up to 90 degrees and longitude up to 180. RD x runs from 0 to 300000 and RD y from 300000 to 630000.",
  outside: "There's no place with these coordinates. Check the numbers and letters.",
  "five-digits": oddDigitsText("five"),
  "seven-digits": oddDigitsText("seven"),
  "nine-digits": oddDigitsText("nine"),
  "needs-reference":
    "This is a short plus code. Enter the full code, or move the map to the area first.",
  "short-link":
    "This is a shortened link, so only its server knows where it leads. Open it, then paste the full link or the coordinates here.",
  "unknown-link":
    "The app doesn't recognise this link. Paste a link from Google Maps, OpenStreetMap or Apple Maps.",
  "link-without-place": "This link doesn't contain coordinates. Enter or paste them yourself.",
  what3words:
    "Only what3words itself can decode its three-word addresses. Ask for coordinates instead.",
  "phone-number": "This looks like a phone number, not coordinates.",
  "uneven-digits":
    "MGRS needs as many digits for the easting as for the northing. Check for a missing or extra digit.",
  unexplained:
    "There are digits or signs next to the coordinates that may be part of them. Leave only the name and the coordinates on the line.",
  away: "This line gives a distance or direction from coordinates. Work out the place first.",
  "only-address":
    "This link has only an address, no coordinates. Search for the address on the map.",
  "several-places": "These are coordinates for two places. Put each place on its own line.",
  "other-datum": "This geo link doesn't use the WGS84 datum. Convert the coordinates first.",
};

/** "These are nine digits; a short coordinate has 4, 6, 8 or 10." */
function oddDigitsText(count: string): string {
  return `There are ${count} digits here, but short coordinates have 4, 6, 8 or 10.`;
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
