import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { reachMeters } from "#domain/fairway/along-line.ts";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";

/** A boat near a bridge or lock. */
export interface Approach {
  /** The place at which the boat came near. */
  readonly from: LatLng;
  /** The least distance of the boat from the object since then. */
  readonly nearestMeters: number;
  readonly isPassed: boolean;
}

/** A boat is followed from this many times the reach of an object on, so that a wide one lies before it. */
const WATCHED_REACHES = 1.5;

/** The greatest distance at which a boat is near an object, metres. */
export const MAX_WATCHED_METERS = 420;

/** A boat nearer than this when it comes in sight is at the object, on neither side. */
const MIN_FROM_METERS = 20;

/** The least distance beyond an object at which it is passed, metres. */
const MIN_BEYOND_METERS = 10;

/**
 * Returns the approach of a boat to an object after a fix; null if it is not near. The object is passed once the boat is
 * beyond it, seen from where it came, by more than the fix may be off. A boat that waits before a bridge or turns round
 * there has not passed it.
 */
export function approachAfter(
  before: Approach | null,
  object: FairwayObject,
  fix: LatLng & { readonly accuracyMeters: number },
): Approach | null {
  const meters = distanceMeters(object, fix);
  const reach = reachMeters(object);
  if (meters > WATCHED_REACHES * reach) return null;
  if (!before) {
    return meters < MIN_FROM_METERS ? null : { from: fix, nearestMeters: meters, isPassed: false };
  }
  const nearestMeters = Math.min(before.nearestMeters, meters);
  const beyond = Math.max(MIN_BEYOND_METERS, fix.accuracyMeters);
  const isBeyond = nearestMeters <= reach && beyondMeters(before.from, object, fix) >= beyond;
  return { from: before.from, nearestMeters, isPassed: before.isPassed || isBeyond };
}

/** Returns how far a place lies beyond an object for somebody who comes from another place. */
function beyondMeters(from: LatLng, object: LatLng, place: LatLng): number {
  const turn = bearingDegrees(object, place) - bearingDegrees(from, object);
  return distanceMeters(object, place) * Math.cos((turn * Math.PI) / 180);
}
