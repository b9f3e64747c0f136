import type { AltitudeReference } from "#domain/geodesy/sea-level.ts";

/** All that take their positions from Apple's Core Location: any browser on iPhone, iPad and Mac. */
const APPLE = /iPhone|iPad|iPod|Macintosh/;

/** From what the device of this user agent counts its altitude. */
export function altitudeReferenceOf(userAgent: string): AltitudeReference {
  return APPLE.test(userAgent) ? "sea-level" : "ellipsoid";
}

/** From what this device counts its altitude. */
export function altitudeReference(): AltitudeReference {
  return altitudeReferenceOf(navigator.userAgent);
}
