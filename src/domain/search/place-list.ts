import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { boxWithin, isInBox } from "#domain/coordinates/lng-lat-box.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { foldText } from "#domain/text/fold-text.ts";
import type { FoundPlace } from "./found-place.ts";
import { readKindQuery } from "./kind-query.ts";
import { type MatchRank, matchName } from "./match-name.ts";
import { readNodeQuery } from "./node-query.ts";
import { otherNames } from "./other-names.ts";

/** A place that fits, and what it is put in order by. */
export interface RankedPlace {
  readonly place: FoundPlace;
  readonly rank: MatchRank;
  readonly distanceMeters: number;
}

/** Kinds as in `PointOfInterest`, or their groups, each with how well a text says so. */
export type PoiKinds = Readonly<Record<string, MatchRank>>;

/** Places that can be looked up by name; folding their names is done once. */
export class PlaceList {
  readonly places: readonly FoundPlace[];
  readonly #names: readonly string[];
  /** Those that are towns. */
  readonly towns: readonly FoundPlace[];

  constructor(places: readonly FoundPlace[]) {
    this.places = places;
    this.#names = places.map(({ name }) => foldText(name));
    this.towns = places.filter(({ kind }) => kind === "town");
  }

  /**
   * Every place that fits a folded, non-empty text, in no order.
   * @param poiKinds the kinds of points of interest that the text asks for as well
   */
  find(typed: string, near: LatLng, poiKinds: PoiKinds = {}): readonly RankedPlace[] {
    const node = readNodeQuery(typed);
    const kinds = readKindQuery(typed);
    const askedRank = ({ kind, poi }: FoundPlace) =>
      kinds.get(kind) ?? (poi && (poiKinds[poi.kind] ?? poiKinds[poi.group ?? ""]));
    const found: RankedPlace[] = [];
    this.places.forEach((place, index) => {
      const name = this.#names[index] ?? "";
      const rank =
        place.kind === "node"
          ? rankOfNode(place, name, node)
          : (askedRank(place) ?? rankOf(place, name, typed));
      if (rank !== null) found.push({ place, rank, distanceMeters: distanceMeters(near, place) });
    });
    return found;
  }

  /** Every place within so many metres, in no order. */
  within(center: LatLng, radiusMeters: number): readonly RankedPlace[] {
    // A box first: most places are far away, and a comparison costs less than a haversine.
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

/** By its name on the map or, of a town, by another one that people give it. */
function rankOf({ kind }: FoundPlace, name: string, typed: string): MatchRank | null {
  if (name === "") return null;
  const ranks = [name, ...(kind === "town" ? otherNames(name) : [])]
    .map((one) => matchName(one, typed))
    .filter((rank) => rank !== null);
  return ranks.length === 0 ? null : (Math.min(...ranks) as MatchRank);
}

type Node = ReturnType<typeof readNodeQuery>;

function rankOfNode({ detail }: FoundPlace, name: string, asked: Node): MatchRank | null {
  if (!asked || withoutZeros(name) !== withoutZeros(asked.label)) return null;
  return asked.modes === null || asked.modes.some((mode) => mode === detail) ? 0 : null;
}

/** The node "09" is asked for as 9. */
function withoutZeros(label: string): string {
  return label.replace(/^0+(?=\d)/, "");
}
