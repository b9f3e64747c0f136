/** What can be looked up by name in a pack. The order is that of the stored file. */
export const PLACE_KINDS = ["town", "node", "lock", "bridge", "street"] as const;

/** One of the kinds of named places. */
export type PlaceKind = (typeof PLACE_KINDS)[number];
