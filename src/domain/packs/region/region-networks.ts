import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { containsBox, isInBox, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { PackIndexEntry } from "#domain/packs/pack-manifest.ts";
import type { NetworkPack } from "#domain/packs/pack-offer.ts";
import { isSliceable } from "#domain/packs/slice/slice-area.ts";

/** The source of the networks of a region. */
export type RegionNetworks =
  /** A pack on the device has them. */
  | { readonly from: "device" }
  /** A pack of a catalogue has them. */
  | { readonly from: "catalogue"; readonly entry: PackIndexEntry; readonly address: string }
  /** The slice server cuts them out of OpenStreetMap. */
  | { readonly from: "slice" }
  /** The region is larger than the slice server may be asked for, or the build has no such server. */
  | { readonly from: "nowhere"; readonly reason: "too-large" | "no-source" };

/** The places to look for networks. */
export interface NetworkSources {
  readonly packs: readonly NetworkPack[];
  /** The packs of the catalogue at `address`; empty while it is unknown. */
  readonly entries: readonly PackIndexEntry[];
  readonly address: string;
  readonly hasSliceServer: boolean;
}

/**
 * Returns where the networks of a box (west, south, east, north) come from: the device if a pack there has all of it,
 * not only for boats, else the pack of the catalogue that does and has the most networks, else the slice server.
 */
export function networksFor(
  box: LngLatBox,
  { packs, entries, address, hasSliceServer }: NetworkSources,
): RegionNetworks {
  const isHere = packs.some(
    ({ networks, areas, modes }) =>
      networks && isForLand(modes) && areas.some((area) => containsBox(area, box)),
  );
  if (isHere) return { from: "device" };
  const [entry] = entries
    .filter(({ modes, bounds }) => modes && modes.length > 0 && containsBox(bounds, box))
    .sort((a, b) => countOf(b.modes) - countOf(a.modes) || a.bytes - b.bytes);
  if (entry) return { from: "catalogue", entry, address };
  if (!hasSliceServer) return { from: "nowhere", reason: "no-source" };
  return isSliceable(box) ? { from: "slice" } : { from: "nowhere", reason: "too-large" };
}

/** Tells whether the pack with the networks has the map of the region too. */
export function bringsMap(networks: RegionNetworks | null): boolean {
  return networks?.from === "catalogue" && networks.entry.hasMap === true;
}

/** A pack that does not list its networks may have any. */
function isForLand(modes: NetworkPack["modes"]): boolean {
  return modes === null || modes.some((mode) => mode === "walk" || mode === "cycle");
}

function countOf(modes: PackIndexEntry["modes"]): number {
  return modes?.length ?? 0;
}

/** Tells whether any pack has networks at a place. */
export function hasNetworksAt(packs: readonly NetworkPack[], place: LatLng): boolean {
  return packs.some(
    ({ networks, areas }) => networks && areas.some((area) => isInBox(area, place)),
  );
}
