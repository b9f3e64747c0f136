import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { ONE_NUMBER_METERS } from "#domain/network/graph/junctions.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { alongKindOf, type PlaceAlong, passingOf } from "./along-route.ts";
import type { FoundPlace } from "./found-place.ts";
import { nearTown } from "./near-town.ts";
import { PlaceList, type PoiKinds, type RankedPlace } from "./place-list.ts";

/** Two places of one kind and name within this distance are the same place, from two packs or in parts. */
const SAME_METERS: Partial<Record<FoundPlace["kind"], number>> = {
  town: 3000,
  street: 3000,
  node: ONE_NUMBER_METERS,
};

/** Two useful places of the same name are one within the first distance; if one has no name, within the second. */
const SAME_USE_METERS = { named: 150, nameless: 30 };

/** The longest text that is searched: no name is longer, and pasting a whole book must not block the page. */
const LONGEST_CHARS = 120;

/** A shorter beginning, such as "De", matches too many places. */
const SHORTEST_BEGINNING_CHARS = 4;

/**
 * Among towns at about this distance, the one with the shortest name comes first: the town, not its business
 * park.
 */
const ABOUT_METERS = 10_000;

/** The radius of a search around a place, by kind; smaller for kinds that are common. */
const REACH_METERS = {
  town: 25_000,
  node: 10_000,
  waypoint: 10_000,
  lock: 5000,
  bridge: 3000,
  street: 500,
  water: 2000,
  toilet: 2000,
  campsite: 5000,
  ferry: 5000,
  station: 5000,
  repair: 3000,
  poi: 1000,
};

/** The largest number of results of a kind in a search around a place. */
const MAX_OF_KIND: Partial<Record<FoundPlace["kind"], number>> = {
  street: 3,
  bridge: 3,
  town: 4,
  water: 2,
  toilet: 2,
  campsite: 2,
  ferry: 2,
  station: 2,
  repair: 2,
  poi: 5,
};

/** Searches several named sets of places. */
export class SearchIndex {
  readonly #lists = new Map<string, PlaceList>();

  /** Adds a set of places, or replaces the set with that name. */
  put(set: string, places: readonly FoundPlace[]): void {
    this.#lists.set(set, new PlaceList(places));
  }

  drop(set: string): void {
    this.#lists.delete(set);
  }

  get sets(): readonly string[] {
    return [...this.#lists.keys()];
  }

  /**
   * Returns the places that match a text, at most `limit`: exact names first, then names that begin with it,
   * names with a word that begins with it, and names with a typo; within these groups towns first, and then
   * by distance (towns in steps of ten kilometres and by the length of their names). If nothing matches, the
   * last words are left out ("Zwolle centrum").
   * @param poiKinds the kinds of points of interest that the text asks for
   */
  find(text: string, near: LatLng, limit: number, poiKinds: PoiKinds = {}): readonly FoundPlace[] {
    let typed = foldText(text);
    let found: readonly FoundPlace[] = [];
    while (typed !== "" && typed.length <= LONGEST_CHARS && found.length === 0) {
      found = this.#fitting(typed, near, limit, poiKinds);
      typed = withoutLastWord(typed);
    }
    return found.map((place) => this.#withTown(place));
  }

  /** Returns the town near each of these places, in order; null where none is near. */
  townsNear(places: readonly LatLng[]): readonly (string | null)[] {
    return places.map((place) => nearTown(place, this.#towns()));
  }

  #withTown(place: FoundPlace): FoundPlace {
    return { ...place, nearTown: nearTown(place, this.#towns()) };
  }

  *#towns(): Generator<FoundPlace> {
    for (const { towns } of this.#lists.values()) yield* towns;
  }

  #fitting(typed: string, near: LatLng, limit: number, poiKinds: PoiKinds): readonly FoundPlace[] {
    const found = [...this.#lists.values()].flatMap((list) => list.find(typed, near, poiKinds));
    return withoutDoubles(found.sort(byFit), limit).map(({ place }) => place);
  }

  /** Returns the places around a place, at most `limit`, nearest first, and only a few of each kind. */
  around(center: LatLng, limit: number): readonly FoundPlace[] {
    const found = [...this.#lists.values()]
      .flatMap((list) => list.within(center, REACH_METERS.town))
      .filter(({ place, distanceMeters }) => distanceMeters <= REACH_METERS[place.kind])
      // A bench is not what somebody asks for who asks what is here.
      .filter(({ place: { kind, name } }) => kind !== "poi" || name !== "")
      .sort((a, b) => a.distanceMeters - b.distanceMeters);
    const chosen = fewOfEachKind(withoutDoubles(found, found.length)).slice(0, limit);
    // If much is near, the nearest town is included anyway, because it tells the user the area.
    const town = found.find(({ place }) => place.kind === "town");
    const isNamed = !town || chosen.some(({ place }) => place.kind === "town");
    return (isNamed ? chosen : [...chosen.slice(0, limit - 1), town]).map(({ place }) =>
      this.#withTown(place),
    );
  }

  /** Returns the useful places along a line (lng, lat, lng, lat …), in the order in which it passes them. */
  along(line: Float64Array): readonly PlaceAlong[] {
    const passing = passingOf(line);
    const found = [...this.#lists.values()].flatMap(({ places }) =>
      places.flatMap((place) => {
        const kind = alongKindOf(place);
        const passed = kind && passing(place);
        return passed ? [{ kind, place, ...passed }] : [];
      }),
    );
    return withoutDoubles(
      found.sort((a, b) => a.alongMeters - b.alongMeters),
      found.length,
    );
  }
}

/** Returns "" if too little is left. */
function withoutLastWord(typed: string): string {
  const left = typed.slice(0, Math.max(0, typed.lastIndexOf(" ")));
  return left.length < SHORTEST_BEGINNING_CHARS ? "" : left;
}

function byFit(a: RankedPlace, b: RankedPlace): number {
  const byKind = Number(a.place.kind !== "town") - Number(b.place.kind !== "town");
  return a.rank - b.rank || byKind || byTown(a, b) || a.distanceMeters - b.distanceMeters;
}

function byTown(a: RankedPlace, b: RankedPlace): number {
  if (a.place.kind !== "town" || b.place.kind !== "town") return 0;
  const about = ({ distanceMeters }: RankedPlace) => Math.floor(distanceMeters / ABOUT_METERS);
  return about(a) - about(b) || a.place.name.length - b.place.name.length;
}

function fewOfEachKind(found: readonly RankedPlace[]): readonly RankedPlace[] {
  const counts = new Map<string, number>();
  return found.filter(({ place: { kind } }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= (MAX_OF_KIND[kind] ?? 8);
  });
}

function withoutDoubles<Found extends { readonly place: FoundPlace }>(
  found: readonly Found[],
  limit: number,
): readonly Found[] {
  const chosen: Found[] = [];
  // In a row of nodes with one number, the last may be far from the first but near the one before it.
  const nodes: FoundPlace[] = [];
  for (const candidate of found) {
    if (chosen.length === limit) break;
    const { place } = candidate;
    const known = place.kind === "node" ? nodes : chosen.map((one) => one.place);
    const same = known.findIndex((other) => isSamePlace(other, place));
    const before = chosen[same];
    if (same < 0) chosen.push(candidate);
    else if (before && known !== nodes) chosen[same] = mergedTwins(before, place);
    if (place.kind === "node") nodes.push(place);
  }
  return chosen;
}

/** One source may have the name that the other lacks, and only tiles have opening hours. */
function mergedTwins<Found extends { readonly place: FoundPlace }>(
  found: Found,
  { name, poi }: FoundPlace,
): Found {
  const { place } = found;
  const known = place.poi ?? poi;
  return { ...found, place: { ...place, name: place.name || name, ...(known && { poi: known }) } };
}

/**
 * Node numbers repeat all over the country, but not around one crossing, where each corner may have a node.
 * Names of waypoints repeat too, so those must be at the same place.
 */
function isSamePlace(a: FoundPlace, b: FoundPlace): boolean {
  if (a.poi || b.poi) return isSameUse(a, b);
  if (a.kind !== b.kind || a.name !== b.name || a.detail !== b.detail) {
    const areTowns = a.kind === "town" && b.kind === "town";
    if (!areTowns || foldText(a.name) !== foldText(b.name)) return false;
  }
  return distanceMeters(a, b) <= (SAME_METERS[a.kind] ?? 1);
}

/** A pack and a tile may place the same object differently, each at its own idea of the middle. */
function isSameUse(a: FoundPlace, b: FoundPlace): boolean {
  if (a.kind !== b.kind || (a.kind === "poi" && a.poi?.kind !== b.poi?.kind)) return false;
  const areNamed = a.name !== "" && b.name !== "";
  if (areNamed && foldText(a.name) !== foldText(b.name)) return false;
  return distanceMeters(a, b) <= SAME_USE_METERS[areNamed ? "named" : "nameless"];
}
