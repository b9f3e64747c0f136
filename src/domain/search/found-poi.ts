import type { PlaceKind } from "#domain/packs/pack-manifest-places.ts";
import type { FoundPlace } from "./found-place.ts";
import type { PointOfInterest } from "./point-of-interest.ts";

/** Kinds that packs list as well, by what tiles call them. */
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

/** A point of interest as something that was looked up: of the kind under which packs list it, if they do. */
export function foundPoi(poi: PointOfInterest): FoundPlace {
  const { lat, lng, name, kind } = poi;
  return { kind: LISTED_KINDS[kind] ?? "poi", name: name ?? "", lat, lng, detail: null, poi };
}
