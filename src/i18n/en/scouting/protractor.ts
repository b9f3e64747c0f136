/** Texts of the protractor on the map. */
export const protractorTexts = {
  name: "Protractor",
  hint: "Tap the map to move the protractor. The long line points to grid north; the ticks are 100 metres apart. If you print the map, it is on the sheet.",
  scale: "Scale",
  center: "Put in the centre",
  remove: "Put away",
  abroad: "The RD grid applies only in the Netherlands: move the map there.",
  square: "Km square at its centre",
} as const;
