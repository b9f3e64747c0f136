import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isInBox, isTouching, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { OTHER_REGION_METERS } from "#domain/geodesy/other-region.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { MapView } from "#domain/position/map-view.ts";
import type { MapOverlayName } from "#domain/settings/settings.ts";
import { OVERLAY_MODES } from "#domain/tiles/network-overlays.ts";
import { latOf, lngOf, tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import { middleOf, TILE_PIXELS } from "./framed-box.ts";
import type { PackIndexEntry } from "./pack-manifest.ts";
import type { PackOnDevice } from "./pack-on-device.ts";

/** Returns the box (west, south, east, north) that a screen of this size in CSS pixels shows, north up. */
export function boxOfView(
  { lat, lng, zoom }: MapView,
  widthPixels: number,
  heightPixels: number,
): LngLatBox {
  const [x, y] = [tileColumn(lng, zoom), tileRow(lat, zoom)];
  const [halfWidth, halfHeight] = [widthPixels / 2 / TILE_PIXELS, heightPixels / 2 / TILE_PIXELS];
  return [
    lngOf(x - halfWidth, zoom),
    latOf(y + halfHeight, zoom),
    lngOf(x + halfWidth, zoom),
    latOf(y - halfHeight, zoom),
  ];
}

/** The parts of a pack on the device that tell which networks it has, and where. */
export type NetworkPack = Pick<PackOnDevice, "areas" | "modes" | "networks">;

/** Returns the overlays of which no pack on the device has anything in this box. */
export function missingOverlays(
  overlays: readonly MapOverlayName[],
  view: LngLatBox,
  packs: readonly NetworkPack[],
): readonly MapOverlayName[] {
  const here = packs.filter(
    ({ networks, areas }) => networks && areas.some((area) => isTouching(area, view)),
  );
  return overlays.filter((overlay) => !here.some(({ modes }) => hasOverlay(modes, overlay)));
}

/** Returns the overlays whose network any pack on the device has. */
export function overlaysOnDevice(
  overlays: readonly MapOverlayName[],
  packs: readonly NetworkPack[],
): readonly MapOverlayName[] {
  const withNetworks = packs.filter(({ networks }) => networks);
  return overlays.filter((overlay) => withNetworks.some(({ modes }) => hasOverlay(modes, overlay)));
}

/** A pack of a catalogue that has a missing network. */
export interface PackOffer {
  readonly entry: PackIndexEntry;
  /** The missing overlays that it has. */
  readonly overlays: readonly MapOverlayName[];
  /** The distance from the centre of the view to its box; null if its box overlaps the view. */
  readonly awayMeters: number | null;
}

/**
 * Returns the pack that helps most: first one that contains the centre of the view, then one that overlaps
 * the view, then the nearest within 25 km; among those the one with most of the missing networks, then the nearer, then
 * the smaller. Null if no pack helps.
 */
export function bestOffer(
  entries: readonly PackIndexEntry[],
  missing: readonly MapOverlayName[],
  view: LngLatBox,
): PackOffer | null {
  const ranked = entries
    .map((entry) => rankedOffer(entry, missing, view))
    .filter(({ offer: { overlays, awayMeters } }) => {
      return overlays.length > 0 && (awayMeters ?? 0) <= OTHER_REGION_METERS;
    })
    .sort((a, b) => compare(a.rank, b.rank));
  return ranked[0]?.offer ?? null;
}

function rankedOffer(
  entry: PackIndexEntry,
  missing: readonly MapOverlayName[],
  view: LngLatBox,
): { readonly offer: PackOffer; readonly rank: readonly number[] } {
  const { bounds, modes, bytes } = entry;
  const overlays = missing.filter((overlay) => hasOverlay(modes, overlay));
  const isInView = isTouching(bounds, view);
  const isInMiddle = isInBox(bounds, middleOf(view));
  const away = distanceMeters(middleOf(bounds), middleOf(view));
  const nearness = isInMiddle ? 0 : isInView ? 1 : 2;
  const awayMeters = isInView ? null : distanceToBox(middleOf(view), bounds);
  return {
    offer: { entry, overlays, awayMeters },
    rank: [nearness, -overlays.length, away, bytes],
  };
}

function distanceToBox(place: LatLng, [west, south, east, north]: LngLatBox): number {
  return distanceMeters(place, {
    lat: Math.min(Math.max(place.lat, south), north),
    lng: Math.min(Math.max(place.lng, west), east),
  });
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** A pack that does not list its networks may have any. */
function hasOverlay(modes: readonly NetworkMode[] | null, overlay: MapOverlayName): boolean {
  return modes === null || OVERLAY_MODES[overlay].some((mode) => modes.includes(mode));
}
