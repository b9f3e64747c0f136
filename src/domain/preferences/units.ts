/** The units of shown and spoken distances, speeds and heights on land; those on the water are nautical. */
export const UNITS = ["metric", "imperial"] as const;

/** One of the systems of units. */
export type Units = (typeof UNITS)[number];
