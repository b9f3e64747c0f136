/** The source of the user's tracks and routes. */
export const TRACK_SOURCE = "tracks";

/** The layer whose features can be tapped; they have the `id` of the line. */
export const TRACK_LAYER = "track";
