/** Texts of the strip about what cannot watch now. */
export const watchTexts = {
  unread: "Niet gelezen: er wordt nu niet gewaakt",
  missing: "Niet geladen: er wordt nu niet gewaakt",
  silence: "Geluid uit",
} as const;

/** The names of what watches, in the strip. */
export const WATCH_NAMES = {
  overboard: "man overboord",
  anchor: "anker",
  steering: "doel",
  navigation: "navigatie",
  recording: "opname",
  hunt: "jacht",
} as const;
