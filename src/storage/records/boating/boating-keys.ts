/** The localStorage key of the names of the watches that go on; docs/formats/boating.md. */
export const WATCHED_KEY = "watched";
/**
 * The localStorage key of the start of the anchor watch that ended last, for a database that still has it; with
 * `UNDONE` behind it if undoing a restore has removed the watch.
 */
export const RAISED_KEY = "anchorRaised";
/** The end of the text under `RAISED_KEY` for a watch that a restore may bring again. */
export const UNDONE = " undone";
