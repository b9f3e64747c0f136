import type * as nl from "../../nl/scouting/protractor.ts";
import type { Words } from "../../words.ts";

export const protractorTexts = {
  name: "Protractor",
  hint: "Tap the map to move the protractor. The long line points to grid north, and the ticks are 100 metres apart. If you print the map, the protractor is printed too.",
  scale: "Scale",
  center: "Move to the centre",
  remove: "Remove",
  abroad: "The RD grid only covers the Netherlands. Move the map there.",
  square: "Km square at its centre",
} satisfies Words<typeof nl.protractorTexts>;
