import { lngLatDistanceMeters } from "#domain/geodesy/distance.ts";
import { compareNames } from "#domain/text/compare-names.ts";
import { foldText } from "#domain/text/fold-text.ts";
import type { LngLat } from "./area-shape.ts";

/** A municipality and its borders. */
export interface Municipality {
  readonly name: string;
  /** Tells municipalities with similar names apart; null if the server does not give it. */
  readonly province: string | null;
  /** Longitude and latitude, thinned by at most `MUNICIPALITY_MARGIN_METERS`. */
  readonly rings: readonly (readonly LngLat[])[];
}

/**
 * The distance by which a saved municipality extends beyond its thinned borders, so that it is complete. Tiles of zoom
 * 14 are 1500 metres wide, and finding those along a border takes time in proportion to its points.
 */
export const MUNICIPALITY_MARGIN_METERS = 100;

/** The open data service of the borders: a WFS 2.0.0 of PDOK. */
export const MUNICIPALITIES_URL =
  "https://service.pdok.nl/kadaster/brk-bestuurlijke-gebieden/wfs/v1_0";

/** The most municipalities to ask for: a name of three letters begins at most a few. */
export const MAX_MUNICIPALITIES = 10;

/** The shortest municipalities have three letters: Ede, Epe, Oss, Urk. */
const MIN_LETTERS = 3;

/** Common names of municipalities that are registered by another, in folded form. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  "den haag": "s gravenhage",
  "the hague": "s gravenhage",
  gravenhage: "s gravenhage",
  "den bosch": "s hertogenbosch",
  hertogenbosch: "s hertogenbosch",
  "zuidwest friesland": "sudwest fryslan",
  "noordoost friesland": "noardeast fryslan",
};

/** Words that a name has without a capital, unless it begins with them. */
const SMALL_WORDS = new Set("aan bij de den en het in op te van".split(" "));

/** Folded words of names, with a wildcard for each letter that has an accent. */
const ACCENTED: Readonly<Record<string, string>> = { sudwest: "S*dwest", fryslan: "Frysl*n" };

/**
 * Returns the address that answers with the borders of the municipalities whose names begin with a typed
 * name, as GeoJSON; null if too little was typed. The request has only letters, digits and wildcards of the name, so
 * nothing in it needs to be escaped.
 */
export function municipalityUrl(typed: string): string | null {
  const name = searchedName(typed);
  if (name.replaceAll(" ", "").length < MIN_LETTERS) return null;
  const filter = [
    '<fes:Filter xmlns:fes="http://www.opengis.net/fes/2.0">',
    '<fes:PropertyIsLike wildCard="*" singleChar="." escapeChar="!" matchCase="false">',
    `<fes:ValueReference>naam</fes:ValueReference><fes:Literal>${patternOf(name)}</fes:Literal>`,
    "</fes:PropertyIsLike></fes:Filter>",
  ].join("");
  const query = new URLSearchParams({
    service: "WFS",
    version: "2.0.0",
    request: "GetFeature",
    typeNames: "bestuurlijkegebieden:Gemeentegebied",
    outputFormat: "application/json",
    srsName: "EPSG:4326",
    count: String(MAX_MUNICIPALITIES),
    filter,
  });
  return `${MUNICIPALITIES_URL}?${query}`;
}

/**
 * Returns the municipalities whose names begin with a typed name, the one that has exactly that name first. The server
 * may find more, because its pattern is wider.
 */
export function municipalitiesNamed(
  typed: string,
  found: readonly Municipality[],
): readonly Municipality[] {
  const searched = searchedName(typed);
  const isExact = ({ name }: Municipality) => foldText(name) === searched;
  const begins = found.filter(({ name }) => foldText(name).startsWith(searched));
  return begins.toSorted(
    (a, b) => Number(isExact(b)) - Number(isExact(a)) || compareNames(a.name, b.name),
  );
}

/** Tells whether a municipality has exactly the typed name. */
export function isNamed({ name }: Municipality, typed: string): boolean {
  return foldText(name) === searchedName(typed);
}

function searchedName(typed: string): string {
  const folded = foldText(typed).replace(/^(?:gemeente|municipality(?: of)?|gemeinde) /, "");
  return OTHER_NAMES[folded] ?? folded;
}

/**
 * Writes a folded name as the register does, for servers that do not ignore case; anything between words, and each
 * letter that may have an accent, is a wildcard.
 */
function patternOf(name: string): string {
  const words = name.split(" ").map((word, index) => {
    if (word === "s" && index === 0) return "*s";
    if (index > 0 && SMALL_WORDS.has(word)) return word;
    return ACCENTED[word] ?? withCapital(word);
  });
  return `${words.join("*")}*`;
}

function withCapital(word: string): string {
  const letters = word.startsWith("ij") ? 2 : 1;
  return word.slice(0, letters).toUpperCase() + word.slice(letters);
}

/**
 * Leaves out points of a ring that lie within a distance of the last point kept, so no border moves by more
 * than that. Longitude, latitude.
 */
export function thinnedRing(ring: readonly LngLat[], withinMeters: number): readonly LngLat[] {
  const kept: LngLat[] = [];
  for (const place of ring) {
    const last = kept.at(-1);
    if (!last || lngLatDistanceMeters(...last, ...place) > withinMeters) kept.push(place);
  }
  return kept;
}
