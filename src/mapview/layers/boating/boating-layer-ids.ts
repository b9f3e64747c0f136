/** The source of everything that is drawn for a boat. */
export const BOATING_SOURCE = "boating";
