/** What is announced to other tabs when tracks or routes have changed. */
export const TRACKS_SUBJECT = "tracks";
