/** The localStorage key of the names of the watches that go on; docs/formats/boating.md. */
export const WATCHED_KEY = "watched";
/** The localStorage key of the start of the anchor watch that ended last, for a database that still has it. */
export const RAISED_KEY = "anchorRaised";
