import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { OsmTags, OsmWay } from "#domain/osm/osm-elements.ts";
import type { PlaceKind } from "#domain/packs/pack-manifest-places.ts";

/** A place as found: a street occurs once per way, and a lock may have no name (""). */
export interface RawPlace extends LatLng {
  readonly name: string;
  readonly kind: PlaceKind;
  /** The size of a town; else null. */
  readonly detail: string | null;
}

type Found = Pick<RawPlace, "kind" | "name" | "detail">;

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

/** The keys of places: an object without any of them is none. */
const PLACE_KEYS: ReadonlySet<string> = new Set([
  ...["place", "lock", "waterway", "bridge:name", "man_made", "highway"],
  ...["amenity", "tourism", "route", "railway", "service:bicycle:repair"],
]);

/** Returns whether a key can make an object a place. */
export function isPlaceKey(key: string): boolean {
  return PLACE_KEYS.has(key);
}

/** Returns the town, lock or useful thing that a node is, or null. */
export function placeOfNode(tags: OsmTags, { lat, lng }: LatLng): RawPlace | null {
  const found = townOf(tags) ?? lockOf(tags) ?? usefulOf(tags);
  return found && { ...found, lat, lng };
}

/** The places of ways, whose nodes are read later; in a country most are streets with the same few names. */
export interface WayPlaces {
  /** Checks a way; returns the node that locates it, or null if it is not a place. */
  readonly add: (way: Pick<OsmWay, "tags" | "nodeIds">) => number | null;
  /** Yields the places with a position. */
  readonly placed: (positionOf: (nodeId: number) => LatLng | undefined) => Generator<RawPlace>;
}

/** Creates an empty collection. Each place takes two numbers, and each name once its text. */
export function collectWayPlaces(): WayPlaces {
  const kinds = new Map<string, Found>();
  const founds: Found[] = [];
  const nodeIds: number[] = [];
  return {
    add: ({ tags, nodeIds: ids }) => {
      const found = foundOnWay(tags);
      const middle = ids[ids.length >> 1];
      if (!found || middle === undefined) return null;
      const key = `${found.kind} ${found.name}`;
      const known = kinds.get(key) ?? found;
      kinds.set(key, known);
      founds.push(known);
      nodeIds.push(middle);
      return middle;
    },
    *placed(positionOf) {
      for (const [index, found] of founds.entries()) {
        const place = positionOf(nodeIds[index] ?? -1);
        if (!place) continue;
        const { kind, name, detail } = found;
        yield { kind, name, detail, lat: place.lat, lng: place.lng };
      }
    },
  };
}

/** Returns the street, bridge, lock or useful thing that a way is; null for anything else. */
function foundOnWay(tags: OsmTags): Found | null {
  return lockOf(tags) ?? bridgeOf(tags) ?? usefulOf(tags) ?? streetOf(tags);
}

function townOf(tags: OsmTags): Found | null {
  const { name, place } = { name: tags["name"], place: tags["place"] ?? "" };
  return name && TOWN_VALUES.has(place) ? { kind: "town", name, detail: place } : null;
}

/** The tags of useful things. Source: OSM wiki, the pages of these tags. */
const USEFUL: readonly (readonly [PlaceKind, string, ReadonlySet<string>])[] = [
  ["water", "amenity", new Set(["drinking_water"])],
  ["toilet", "amenity", new Set(["toilets"])],
  ["campsite", "tourism", new Set(["camp_site"])],
  ["ferry", "amenity", new Set(["ferry_terminal"])],
  ["ferry", "route", new Set(["ferry"])],
  ["station", "railway", new Set(["station", "halt"])],
  ["repair", "amenity", new Set(["bicycle_repair_station"])],
  ["repair", "service:bicycle:repair", new Set(["yes"])],
];

/** Values of access that exclude the public. Source: OSM wiki, "Key:access". */
const CLOSED = new Set(["no", "private", "customers"]);

function usefulOf(tags: OsmTags): Found | null {
  const [kind] = USEFUL.find(([, key, values]) => values.has(tags[key] ?? "")) ?? [];
  if (!kind || CLOSED.has(tags["access"] ?? "") || tags["drinking_water"] === "no") return null;
  return { kind, name: tags["name"] ?? "", detail: null };
}

/** Returns the lock in these tags. Source: OSM wiki, "Key:lock", "Tag:waterway=lock_gate". */
function lockOf(tags: OsmTags): Found | null {
  if (tags["lock"] !== "yes" && tags["waterway"] !== "lock_gate") return null;
  const isGate = tags["waterway"] === "lock_gate";
  // The name of the water through a lock is not that of the lock.
  const name = tags["lock_name"] ?? tags["lock:name"] ?? (isGate ? tags["name"] : undefined);
  return { kind: "lock", name: name ?? "", detail: null };
}

/** Returns the bridge in these tags. Source: OSM wiki, "Key:bridge:name", "Tag:man_made=bridge". */
function bridgeOf(tags: OsmTags): Found | null {
  const name = tags["bridge:name"] ?? (tags["man_made"] === "bridge" ? tags["name"] : undefined);
  return name ? { kind: "bridge", name, detail: null } : null;
}

function streetOf(tags: OsmTags): Found | null {
  const { name } = { name: tags["name"] };
  return name && tags["highway"] ? { kind: "street", name, detail: null } : null;
}
