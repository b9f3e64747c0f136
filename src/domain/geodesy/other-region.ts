/** A place farther from another than this is in another region, metres. */
export const OTHER_REGION_METERS = 25_000;
