import type * as nl from "../../nl/map/tile-sources.ts";
import type { Words } from "../../words.ts";

export const tileSourceTexts = {
  offlineHint: "The Scouting Map background map is the only one that also works offline.",
} satisfies Words<typeof nl.tileSourceTexts>;

export const backgroundNames = {
  0: "Scouting Map",
  1: "BRT standard",
  2: "BRT water",
  3: "Aerial photo",
  4: "Topo 1:25,000",
  5: "OpenStreetMap",
  6: "OpenTopoMap",
  7: "CyclOSM",
} satisfies Words<typeof nl.backgroundNames>;

export const overlayNames = {
  bikeNetwork: "Cycling network",
  walkNetwork: "Walking network",
  sailNetwork: "Boating network",
  "online-map": "Online map",
} satisfies Words<typeof nl.overlayNames>;

export const tileSourceHints = {
  0: "Made for the outdoors: paths, water and nodes. Full detail with a map pack or when online.",
  1: "A plain, uncluttered map from the Kadaster, the Dutch land registry.",
  2: "The Kadaster map with a focus on water.",
  3: "The Netherlands from the air.",
  4: "The classic Dutch topographic map. Zoom in to see it.",
  5: "The standard map from openstreetmap.org.",
  6: "A hiking map with contour lines.",
  7: "A cycling map.",
} satisfies Words<typeof nl.tileSourceHints>;

export const offlineOnlyTexts = {
  label: "Offline only",
  hint: "The map doesn't use the internet or any mobile data. You only see what's saved on this device.",
} satisfies Words<typeof nl.offlineOnlyTexts>;
