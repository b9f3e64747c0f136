import { altitudeReference } from "#platform/altitude-reference/altitude-reference.ts";

/** From what this device counts its altitude. */
export const thisAltitudeReference = altitudeReference;
