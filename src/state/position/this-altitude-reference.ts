import { altitudeReference } from "#platform/altitude-reference/altitude-reference.ts";

/** Returns the zero level of the altitudes that this device reports. */
export const thisAltitudeReference = altitudeReference;
