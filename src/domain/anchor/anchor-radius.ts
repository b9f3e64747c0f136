import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { direct } from "#domain/geodesy/geodesic.ts";

/** What decides how far a boat may swing, all in metres. */
export interface AnchorGear {
  /** Chain and line that were let out, from bow to anchor. */
  readonly rodeMeters: number;
  /** The depth of the water at its highest, where the anchor lies. */
  readonly depthMeters: number;
  /** The bow roller above the water. */
  readonly bowHeightMeters: number;
  /** The device behind the bow: its position is what is watched. */
  readonly antennaOffsetMeters: number;
}

/** Returns how far the device may come from the anchor, metres: the rode stretched to a straight line, and the boat behind it. Null when the rode is too short to reach the ground. */
export function swingRadiusMeters(gear: AnchorGear): number | null {
  const dropMeters = gear.depthMeters + gear.bowHeightMeters;
  if (gear.rodeMeters < dropMeters) return null;
  return Math.sqrt(gear.rodeMeters ** 2 - dropMeters ** 2) + gear.antennaOffsetMeters;
}

/** Returns the scope: how many times as long the rode is as bow to ground; null without any depth. */
export function scopeOf({ rodeMeters, depthMeters, bowHeightMeters }: AnchorGear): number | null {
  const dropMeters = depthMeters + bowHeightMeters;
  return dropMeters > 0 ? rodeMeters / dropMeters : null;
}

/**
 * Returns where an anchor lies that is dropped at the bow now.
 * @param headingDegrees where the bow points, clockwise from true north
 */
export function anchorAtBow(
  device: LatLng,
  headingDegrees: number,
  antennaOffsetMeters: number,
): LatLng {
  return direct(device, headingDegrees, antennaOffsetMeters).place;
}
