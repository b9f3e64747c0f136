/** Texts of the search over the map. */
export const searchTexts = {
  label: "Zoek een plaats, knooppunt of coördinaat",
  /** Short enough for the field of a phone. */
  placeholder: "Plaats, knooppunt, coördinaat",
  /** The numbers of a pair stay on one line. */
  hint: "Bijvoorbeeld Delft, knooppunt\u00a051, drinkwater, 155000\u00a0463000 of 52,1\u00a05,4",
  results: "Gevonden",
  outsideMap: "Deze plek ligt buiten de kaart. Je kunt haar wel bewaren en delen.",
  nothing:
    "Niets gevonden. Controleer de spelling. Straten en knooppunten staan in kaartpakketten, die je bij Instellingen toevoegt.",
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
  cycle: "Fietsknooppunt",
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
  const kind = foundPlaceKind(found);
  return found.kind === "node" ? `${kind} ${found.name}` : found.name || kind;
}

/** "Wandelknooppunt bij Baarn", "Straat"; the town by which people say where it is. */
export function hintNear(hint: string, town: string | null | undefined): string {
  return town ? `${hint} bij ${town}` : hint;
}

/** From where distances count. */
interface Origin {
  readonly kind: "position" | "center";
  /** How old the position is, when that is worth saying. */
  readonly age: string | null;
  /** The town that the centre is near. */
  readonly town: string | null;
}

/** The heading of what lies around: "Rond je positie", "Rond het midden van de kaart, bij Baarn". */
export function aroundText(origin: Origin): string {
  return `Rond ${originText(origin)}`;
}

/** "je positie", "je positie van 2 min geleden", "het midden van de kaart, bij Baarn". */
export function originText({ kind, age, town }: Origin): string {
  if (kind === "position") return age === null ? "je positie" : `je positie van ${age}`;
  return town === null ? "het midden van de kaart" : `het midden van de kaart, bij ${town}`;
}

/** Said above what was found: "Gerekend vanaf je positie." */
export function rankedFromText(origin: Origin): string {
  return `Gerekend vanaf ${originText(origin)}.`;
}

/** "3 resultaten", for who hears it. */
export function resultCount(count: number): string {
  return count === 1 ? "1 resultaat" : `${count} resultaten`;
}
