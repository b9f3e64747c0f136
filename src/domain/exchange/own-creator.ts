/** The creator that marks files written by this app, of which every value is meant as written. */
export const OWN_CREATOR = "Scouting Map";

/** The name of the value that has the creator of a KML file, which has no element for it. */
export const KML_CREATOR = "sm:creator";
