import type { LngLat } from "#domain/areas/area-shape.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import { readCorridor } from "#domain/network/ways/match/corridor.ts";

/** A way of a later date may lie a few metres from the line that was planned along it. */
const SAME_WAY_METERS = 15;

/**
 * Returns a function that tells whether a place on the given lines lies on a readable way of any mode. A damaged cell has no
 * readable ways. It does not look at the areas of packs, because a pack contains whole ways, also where they leave its areas.
 */
export async function placesOnWays(
  ways: JoinedWays,
  lines: readonly (readonly LngLat[])[],
): Promise<(place: LngLat) => boolean> {
  const places = lines.flat().map(([lng, lat]) => ({ lng, lat }));
  const { near } = await readCorridor(ways, null, places);
  return ([lng, lat]) => near({ lng, lat }, SAME_WAY_METERS).length > 0;
}
