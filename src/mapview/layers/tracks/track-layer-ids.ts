/** The source of the style that holds the tracks and routes of the user. */
export const TRACK_SOURCE = "tracks";

/** The layer whose features can be tapped; their `id` says which line it is. */
export const TRACK_LAYER = "track";
