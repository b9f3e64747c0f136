/** The source of everything that a boat has on the map. */
export const BOATING_SOURCE = "boating";
