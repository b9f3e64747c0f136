import type * as nl from "../../nl/map/search.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const searchTexts = {
  label: "Search for a place, node or coordinates",
  placeholder: "Place, node, coordinates",
  hint: "For example Delft, node\u00a051, drinking water, 155000\u00a0463000 or 52.1\u00a05.4",
  results: "Found",
  outsideMap: "This place is off the map. You can still save and share it.",
  nothing:
    "Nothing found on this device. Addresses and postcodes are only available online. Streets and nodes are in map packs, which you can add in Settings.",
  noneNear: "There is none within 4\u00a0km on this device.",
  nothingShown:
    "There is none in view. Places farther away weren't searched, because this device has no amenities for this region. Download a map pack or an area, or move the map.",
  watersNotRead: "The bridges and locks can't be read right now. Try again once you're online.",
  onlyShown:
    "The app can only find amenities in the current view. With a map pack or a saved area, you can search further away too.",
  nodeNumber: "Add a number, for example node\u00a051.",
  notLoaded: "Search isn't working right now. Check your connection and try again.",
} satisfies Words<typeof nl.searchTexts>;

export const placeKinds = {
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
} satisfies Words<typeof nl.placeKinds>;

export const townSizes = {
  city: "City",
  town: "Town",
  village: "Village",
  hamlet: "Hamlet",
  suburb: "District",
  neighbourhood: "Neighbourhood",
  island: "Island",
} satisfies Words<typeof nl.townSizes>;

export const nodeKinds = {
  walk: "Walking node",
  cycle: "Cycling node",
  canoe: "Canoe node",
  motorboat: "Boating node",
} satisfies Words<typeof nl.nodeKinds>;

export const searchWords = {
  near: (hint, town) => `${hint} near ${town}`,
  around: {
    position: "Around your position",
    oldPosition: (age) => `Around your position ${age}`,
    center: "Around the centre of the map",
    centerNear: (town) => `Around the centre of the map, near ${town}`,
  },
  // Within a sentence: "2.1 km from your position".
  origin: {
    position: "your position",
    oldPosition: (age) => `your position ${age}`,
    center: "the centre of the map",
    centerNear: (town) => `the centre of the map, near ${town}`,
  },
  measuredFrom: (origin) => `Measured from ${origin}.`,
  results: (count) => plural(count, { one: "# result", other: "# results" }),
} satisfies Words<typeof nl.searchWords>;

export const coordinateTexts = {
  label: "Coordinates",
  otherPlace: "Another place",
  whichPlace: "These short coordinates repeat every 100 km. Which place do you mean?",
  hint: "Degrees (52.15517, 5.38720), RD (155000, 463000), UTM, MGRS, plus code, scout coordinates or a map link",
  notLoaded: "Coordinates can't be read right now. Check your connection and try again.",
} satisfies Words<typeof nl.coordinateTexts>;

/** Asks which place a repeating coordinate is; `origin` is where the first place is nearest to: "your position". */
export const coordinateRepeatsText = ((origin) =>
  `These short coordinates repeat every 100 km. The first place is the one nearest to ${origin}. Which one do you mean?`) satisfies Words<
  typeof nl.coordinateRepeatsText
>;

export const readWords = {
  away: (distance, origin) => `${distance} from ${origin}`,
  near: (town, distance, origin) => `near ${town}, ${distance} from ${origin}`,
} satisfies Words<typeof nl.readWords>;

/** "This is the one near Delft, 2.1 km from your position." */
export const readAsText = ((where) => `This is the one ${where}.`) satisfies Words<
  typeof nl.readAsText
>;

export const coordinateForms = {
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
} satisfies Words<typeof nl.coordinateForms>;

export const coordinateQuestions = {
  "rd-swapped":
    "The RD coordinates seem to be swapped (x runs from 0 to 300000, y from 300000 to 630000). Do you mean this place?",
  "lat-lng-swapped":
    "As written, this place is far away. With the numbers swapped, it's in the Netherlands. Which one do you mean?",
  several: "These coordinates can be read in more than one way. Which place do you mean?",
  locality: "The town name after this plus code was ignored. Is this the right place?",
} satisfies Words<typeof nl.coordinateQuestions>;

export const notACoordinate = {
  empty: "Enter coordinates first, such as 52.15517, 5.38720 or 155000, 463000.",
  incomplete: "One number is missing. Enter two, such as 52.15517, 5.38720.",
  unreadable:
    "These coordinates can't be read. Enter degrees, such as 52.15517, 5.38720, or RD, such as 155000, 463000.",
} satisfies Words<typeof nl.notACoordinate>;

export const coordinateProblems = {
  "out-of-range":
    "These coordinates don't exist. Latitude goes up to 90 degrees and longitude up to 180. RD x runs from 0 to 300000 and RD y from 300000 to 630000.",
  outside: "There's no place with these coordinates. Check the numbers and letters.",
  "five-digits": "There are five digits here, but short coordinates have 4, 6, 8 or 10.",
  "seven-digits": "There are seven digits here, but short coordinates have 4, 6, 8 or 10.",
  "nine-digits": "There are nine digits here, but short coordinates have 4, 6, 8 or 10.",
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
} satisfies Words<typeof nl.coordinateProblems>;
