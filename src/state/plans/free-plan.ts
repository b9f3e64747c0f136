import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { boxWithin, isTouching } from "#domain/coordinates/lng-lat-box.ts";
import { OTHER_REGION_METERS } from "#domain/geodesy/other-region.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { isWayMode } from "#domain/network/ways/access/way-access.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";

type PackFacts = Pick<PackOnDevice, "graph" | "modes" | "ways" | "areas">;

/**
 * Tells whether a plan of a mode goes along all ways, without numbers: as the user chose, or else because the packs of the region of a
 * place have ways and no numbers of the mode.
 */
export function isPlanFree(
  mode: NetworkMode,
  chosen: boolean | null,
  packs: readonly PackFacts[],
  place: LatLng,
): boolean {
  if (!isWayMode(mode)) return false;
  if (chosen !== null) return chosen;
  const region = boxWithin(place, OTHER_REGION_METERS);
  const here = packs.filter(({ areas }) => areas.some((area) => isTouching(area, region)));
  const hasNumbers = here.some(({ graph, modes }) => graph && (modes?.includes(mode) ?? true));
  return !hasNumbers && here.some(({ ways }) => ways);
}
