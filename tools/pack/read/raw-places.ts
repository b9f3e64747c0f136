import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { OsmTags, OsmWay } from "#domain/network/osm-elements.ts";
import type { PlaceKind } from "#domain/tiles/pack-manifest-places.ts";

/** Something with a name and a place, as found; streets occur once a way. */
export interface RawPlace extends LatLng {
  readonly name: string;
  readonly kind: PlaceKind;
}

const TOWN_VALUES = new Set([
  "city",
  "town",
  "village",
  "hamlet",
  "suburb",
  "neighbourhood",
  "island",
  "locality",
]);

/** The town or lock that a node is, or null. */
export function placeOfNode(tags: OsmTags, place: LatLng): RawPlace | null {
  const { name } = { name: tags["name"] };
  if (!name) return null;
  if (TOWN_VALUES.has(tags["place"] ?? "")) return { name, kind: "town", ...place };
  if (tags["waterway"] === "lock_gate" || tags["lock"] === "yes") {
    return { name: tags["lock_name"] ?? name, kind: "lock", ...place };
  }
  return null;
}

/** Whether `placeOfWay` may find something. */
export function isPlaceWay(way: Pick<OsmWay, "tags">): boolean {
  return kindAndName(way.tags) !== null;
}

/** The street, bridge or lock that a way is, at the first of its given nodes; null without a place. */
export function placeOfWay(
  way: OsmWay,
  positionOf: (nodeId: number) => LatLng | undefined,
): RawPlace | null {
  const found = kindAndName(way.tags);
  const place = positionOf(way.nodeIds[0] ?? -1);
  return found && place ? { ...found, lat: place.lat, lng: place.lng } : null;
}

function kindAndName(tags: OsmTags): Pick<RawPlace, "kind" | "name"> | null {
  const lock = tags["lock_name"] ?? tags["lock:name"];
  if (lock) return { kind: "lock", name: lock };
  const { name } = { name: tags["name"] };
  if (name && (tags["lock"] === "yes" || tags["waterway"] === "lock_gate")) {
    return { kind: "lock", name };
  }
  const bridge = tags["bridge:name"] ?? (tags["man_made"] === "bridge" ? name : undefined);
  if (bridge) return { kind: "bridge", name: bridge };
  return name && tags["highway"] ? { kind: "street", name } : null;
}
