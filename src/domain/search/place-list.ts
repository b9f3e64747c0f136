import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { boxWithin, isInBox } from "#domain/coordinates/lng-lat-box.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { comparableLabel } from "#domain/network/comparable-label.ts";
import { foldedSpellings } from "#domain/text/fold-text.ts";
import type { FoundPlace } from "./found-place.ts";
import { readKindQuery } from "./kind-query.ts";
import { type MatchRank, matchName } from "./match-name.ts";
import { readNodeQuery } from "./node-query.ts";
import { otherNames } from "./other-names.ts";

/** A matching place with its sorting criteria. */
export interface RankedPlace {
  readonly place: FoundPlace;
  readonly rank: MatchRank;
  readonly distanceMeters: number;
}

/** The kinds or groups of `PointOfInterest` that a text asks for, with the quality of the match. */
export type PoiKinds = Readonly<Record<string, MatchRank>>;

/** A list of places to search by name; the names are folded only once. */
export class PlaceList {
  readonly places: readonly FoundPlace[];
  readonly #names: readonly string[];
  /** The other spellings of names with umlauts, by their place in the list. */
  readonly #spellings = new Map<number, readonly string[]>();
  /** The places that are towns. */
  readonly towns: readonly FoundPlace[];

  constructor(places: readonly FoundPlace[]) {
    this.places = places;
    this.#names = places.map(({ name }, index) => {
      const [folded, ...others] = foldedSpellings(name);
      if (others.length > 0) this.#spellings.set(index, others);
      return folded;
    });
    this.towns = places.filter(({ kind }) => kind === "town");
  }

  /**
   * Returns every place that matches a folded, non-empty text, unordered.
   * @param poiKinds the kinds of points of interest that the text asks for as well
   */
  find(typed: string, near: LatLng, poiKinds: PoiKinds = {}): readonly RankedPlace[] {
    const node = readNodeQuery(typed);
    const kinds = readKindQuery(typed);
    const askedRank = ({ kind, poi }: FoundPlace) =>
      kinds.get(kind) ?? (poi && (poiKinds[poi.kind] ?? poiKinds[poi.group ?? ""])) ?? null;
    const found: RankedPlace[] = [];
    this.places.forEach((place, index) => {
      const name = this.#names[index] ?? "";
      const rank =
        place.kind === "node"
          ? rankOfNode(place, name, node)
          : better(askedRank(place), rankOf(place, [name, this.#spellings.get(index)], typed));
      if (rank !== null) found.push({ place, rank, distanceMeters: distanceMeters(near, place) });
    });
    return found;
  }

  /** Returns every place within this distance, unordered. */
  within(center: LatLng, radiusMeters: number): readonly RankedPlace[] {
    // A box test first: most places are far away, and a comparison costs less than a haversine.
    const box = boxWithin(center, radiusMeters);
    const found: RankedPlace[] = [];
    for (const place of this.places) {
      if (!isInBox(box, place)) continue;
      const meters = distanceMeters(center, place);
      if (meters <= radiusMeters) found.push({ place, rank: 0, distanceMeters: meters });
    }
    return found;
  }
}

const NO_NAMES: readonly string[] = [];

/** Matches the name on the map, another spelling of it, or another name of a town. */
function rankOf(
  { kind }: FoundPlace,
  [name, spellings = NO_NAMES]: readonly [string, readonly string[] | undefined],
  typed: string,
): MatchRank | null {
  if (name === "") return null;
  let rank = matchName(name, typed);
  for (const one of spellings) rank = better(rank, matchName(one, typed));
  const others = kind === "town" ? otherNames(name) : NO_NAMES;
  for (const one of others) rank = better(rank, matchName(one, typed));
  return rank;
}

function better(one: MatchRank | null, other: MatchRank | null): MatchRank | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

type Node = ReturnType<typeof readNodeQuery>;

function rankOfNode({ detail }: FoundPlace, name: string, asked: Node): MatchRank | null {
  if (!asked || comparableLabel(name) !== asked.label) return null;
  return asked.modes === null || asked.modes.some((mode) => mode === detail) ? 0 : null;
}
