import type { AltitudeReference } from "#domain/geodesy/sea-level.ts";

/** Devices with Apple's Core Location, which every browser on iPhone, iPad and Mac uses. */
const APPLE = /iPhone|iPad|iPod|Macintosh/;

/** Returns the zero level of the altitudes that a device with this user agent reports. */
export function altitudeReferenceOf(userAgent: string): AltitudeReference {
  return APPLE.test(userAgent) ? "sea-level" : "ellipsoid";
}

/** Returns the zero level of the altitudes that this device reports. */
export function altitudeReference(): AltitudeReference {
  return altitudeReferenceOf(navigator.userAgent);
}
