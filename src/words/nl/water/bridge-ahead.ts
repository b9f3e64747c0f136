/** The next bridge or lock on the way: "Kruithuisbrug over 12 min", "Kruithuisbrug over 1,2 NM". */
export const aheadWords = {
  inTime: (name: string, duration: string) => `${name} over ${duration}`,
  inDistance: (name: string, distance: string) => `${name} over ${distance}`,
} as const;

/** Texts of the next bridge or lock. */
export const aheadTexts = {
  notLoaded: "Bruggen op je route: gegevens niet geladen.",
} as const;
