import type * as nl from "../../nl/plan/points.ts";
import type { Words } from "../../words.ts";

export const planPointTexts = {
  place: "Point on the map",
  own: "My position",
  beginAtOwn: "Start from here",
  placeActions: "Actions for this point",
  ground: "This part goes",
  network: "along numbers",
  ways: "along paths",
  afloat: "along the water",
  straight: "straight",
  goAlongWays: "Go along paths",
  goAfloat: "Go along the water",
  straightPart: (length) => `of which ${length} straight`,
  times: "sometimes closed according to the map",
  getOff: (length: string) => `get off for ${length}`,
} satisfies Words<typeof nl.planPointTexts>;

export const STRAIGHT_REASON_TEXTS = {
  "from-far-from-ways": "no path near its start in your map packs",
  "to-far-from-ways": "no path near its end in your map packs",
  "no-way": "no path leads there in your map packs",
  damaged: "the paths in your map pack cannot be read here",
} satisfies Words<typeof nl.STRAIGHT_REASON_TEXTS>;

export const STRAIGHT_AFLOAT_TEXTS = {
  "from-far-from-ways": "no known water within a kilometre of the start",
  "to-far-from-ways": "no known water within a kilometre of the end",
  "no-way": "the known waters are not connected here",
  damaged: "the file of waters is not on this device, or cannot be read",
} satisfies Words<typeof nl.STRAIGHT_AFLOAT_TEXTS>;
