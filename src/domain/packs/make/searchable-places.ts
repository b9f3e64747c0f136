import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { Network } from "#domain/network/network.ts";
import { mayBeNameless, type NamedPlace } from "#domain/packs/pack-manifest-places.ts";
import type { RawPlace } from "./raw-places.ts";

/** Ways with the same name within this distance are one street, bridge or lock. */
const SAME_STREET_METERS = 1000;
/** Unnamed taps and toilets within this distance are one. */
const SAME_NAMELESS_METERS = 30;
/** The most streets: 20,000 take about 1 MB. */
const MAX_STREETS = 20_000;

/** The searchable places, and the number of streets left out. */
export interface SearchablePlaces {
  readonly places: readonly NamedPlace[];
  readonly droppedStreets: number;
}

/** Combines the found places: each street once, and the nodes by number or name. */
export function searchablePlaces(
  found: readonly RawPlace[],
  nodes: Network["nodes"],
): SearchablePlaces {
  const named = oncePerPlace(found.filter(({ kind, name }) => name !== "" || mayBeNameless(kind)));
  const streets = named.filter(({ kind }) => kind === "street");
  const isTooMany = streets.length > MAX_STREETS;
  const networkNodes = nodes.map(({ ref, name, mode, lat, lng, osmId }) => ({
    kind: "node" as const,
    name: ref ?? name ?? "",
    lat,
    lng,
    detail: mode,
    osmId,
  }));
  return {
    places: [
      ...networkNodes,
      ...(isTooMany ? named.filter(({ kind }) => kind !== "street") : named),
    ],
    droppedStreets: isTooMany ? streets.length : 0,
  };
}

function oncePerPlace(found: readonly RawPlace[]): NamedPlace[] {
  const byName = new Map<string, NamedPlace[]>();
  for (const { kind, name, lat, lng, detail } of found) {
    const key = `${kind} ${name}`;
    const known = byName.get(key) ?? [];
    const reach = name === "" ? SAME_NAMELESS_METERS : SAME_STREET_METERS;
    const isKnown = known.some((place) => distanceMeters(place, { lat, lng }) < reach);
    if (!isKnown) byName.set(key, [...known, { kind, name, lat, lng, detail }]);
  }
  return [...byName.values()].flat();
}
