/** The subject that is announced to other tabs after a change of tracks or routes. */
export const TRACKS_SUBJECT = "tracks";
