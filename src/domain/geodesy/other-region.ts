/** What is farther from a place is of another region, metres. */
export const OTHER_REGION_METERS = 25_000;
