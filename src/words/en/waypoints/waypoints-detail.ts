import type * as nl from "../../nl/waypoints/waypoints-detail.ts";
import type { Words } from "../../words.ts";

export const detailTexts = {
  fillFormula: "Fill in the formula",
  saved: "Saved",
  direction: "Bearing and distance",
  allForms: "All formats",
  formsNotLoaded: "The other formats couldn't be loaded. Try again.",
  altitudeFact: "Altitude",
  folder: "Folder",
  source: "Origin",
  kind: "Kind",
  showMap: "Show a small map",
  mapLoading: "Loading the small map",
  mapFailed: "The small map couldn't be loaded. Try again later.",
  move: "Move on the map",
} satisfies Words<typeof nl.detailTexts>;
