import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { direct } from "#domain/geodesy/geodesic.ts";
import type { AnchorGear } from "./anchor-gear.ts";

/**
 * Returns the largest distance of the device from the anchor, in metres: the rode stretched straight, plus
 * the boat behind it. Null if the rode is too short to reach the ground.
 */
export function swingRadiusMeters(gear: AnchorGear): number | null {
  const dropMeters = gear.depthMeters + gear.bowHeightMeters;
  if (gear.rodeMeters < dropMeters) return null;
  return Math.sqrt(gear.rodeMeters ** 2 - dropMeters ** 2) + gear.antennaOffsetMeters;
}

/**
 * Returns the scope, the length of the rode divided by the height from the bow to the ground; null without
 * any depth.
 */
export function scopeOf({ rodeMeters, depthMeters, bowHeightMeters }: AnchorGear): number | null {
  const dropMeters = depthMeters + bowHeightMeters;
  return dropMeters > 0 ? rodeMeters / dropMeters : null;
}

/**
 * Returns the place of an anchor that is dropped at the bow now.
 * @param headingDegrees the direction of the bow, clockwise from true north
 */
export function anchorAtBow(
  device: LatLng,
  headingDegrees: number,
  antennaOffsetMeters: number,
): LatLng {
  return direct(device, headingDegrees, antennaOffsetMeters).place;
}
