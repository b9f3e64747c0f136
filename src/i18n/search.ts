/** Texts of the search over the map. */
export const searchTexts = {
  label: "Zoek een plaats, knooppunt of coördinaat",
  /** Short enough for the field of a phone. */
  placeholder: "Plaats, knooppunt, coördinaat",
  /** The numbers of a pair stay on one line. */
  hint: "Bijvoorbeeld Delft, knooppunt\u00a051, 155000\u00a0463000 of 52,1\u00a05,4",
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
  return found.kind === "node" ? `${foundPlaceKind(found)} ${found.name}` : found.name;
}

/** "3 resultaten", for who hears it. */
export function resultCount(count: number): string {
  return count === 1 ? "1 resultaat" : `${count} resultaten`;
}
