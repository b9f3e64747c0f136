import type { PlaceKind } from "#domain/packs/pack-manifest-places.ts";
import type { FoundPlace } from "./found-place.ts";
import type { PointOfInterest } from "./point-of-interest.ts";

/** The kinds that packs list too, by their names in tiles. */
const LISTED_KINDS: Readonly<Record<string, PlaceKind>> = {
  drinking_water: "water",
  toilets: "toilet",
  camp_site: "campsite",
  ferry_terminal: "ferry",
  lock: "lock",
  lock_gate: "lock",
  station: "station",
  halt: "station",
  bicycle_repair_station: "repair",
};

/** Converts a point of interest to a search result, with the kind under which packs list it, if any. */
export function foundPoi(poi: PointOfInterest): FoundPlace {
  const { lat, lng, name, kind } = poi;
  return { kind: LISTED_KINDS[kind] ?? "poi", name: name ?? "", lat, lng, detail: null, poi };
}
