import type * as nl from "../../nl/water/fairway-marks.ts";
import type { Words } from "../../words.ts";

export const buoyKinds = {
  light: "Light",
  port: "Port hand mark: red, on the right going downstream",
  starboard: "Starboard hand mark: green, on the left going downstream",
  "preferred-channel": "Preferred channel mark: side, shape and colour not in the data",
  north: "North cardinal mark: pass north of it",
  east: "East cardinal mark: pass east of it",
  south: "South cardinal mark: pass south of it",
  west: "West cardinal mark: pass west of it",
  "safe-water": "Safe water mark: safe water all round",
  "isolated-danger": "Isolated danger mark: danger below, safe water all round",
  unknown: "Buoy: type and colour not in the data",
} satisfies Words<typeof nl.buoyKinds>;

export const beaconKinds = {
  light: "Light",
  port: "Port hand beacon: red, on the right going downstream",
  starboard: "Starboard hand beacon: green, on the left going downstream",
  "preferred-channel": "Preferred channel beacon: side, shape and colour not in the data",
  north: "North cardinal beacon: pass north of it",
  east: "East cardinal beacon: pass east of it",
  south: "South cardinal beacon: pass south of it",
  west: "West cardinal beacon: pass west of it",
  "safe-water": "Safe water beacon: safe water all round",
  "isolated-danger": "Isolated danger beacon: danger below, safe water all round",
  unknown: "Beacon: type and colour not in the data",
} satisfies Words<typeof nl.beaconKinds>;

export const markLooks = {
  port: { color: "red", shape: "can or spar", topmark: "red can" },
  starboard: { color: "green", shape: "cone or spar", topmark: "green cone, point up" },
  north: {
    color: "black above yellow",
    shape: "pillar or spar",
    topmark: "two black cones, points up",
  },
  east: {
    color: "black with a yellow band",
    shape: "pillar or spar",
    topmark: "two black cones, base to base",
  },
  south: {
    color: "yellow above black",
    shape: "pillar or spar",
    topmark: "two black cones, points down",
  },
  west: {
    color: "yellow with a black band",
    shape: "pillar or spar",
    topmark: "two black cones, point to point",
  },
  "safe-water": {
    color: "red and white vertical stripes",
    shape: "sphere, pillar or spar",
    topmark: "red sphere",
  },
  "isolated-danger": {
    color: "black with red bands",
    shape: "pillar or spar",
    topmark: "two black spheres, one above the other",
  },
} satisfies Words<typeof nl.markLooks>;

export const markCardTexts = {
  water: "Nearest water",
  direction: "Applies",
  upstream:
    "coming from sea or going upstream; lakes and the Randmeren have conventions of their own",
  position: "Position",
  color: "Colour",
  shape: "Shape",
  topmark: "Topmark",
  sectors: "Light sectors",
  notInData: "not in the data",
  system:
    "Colour, shape and topmark according to the buoyage system (IALA region A). The data doesn't say what this mark actually looks like.",
  beaconSystem:
    "Colour and topmark according to the buoyage system (IALA region A), which leaves the shape of a beacon open. The data doesn’t say what this mark actually looks like.",
} satisfies Words<typeof nl.markCardTexts>;

export const lightGaps = {
  "group-and-color": "group and colour not in the data",
  color: "colour not in the data",
} satisfies Words<typeof nl.lightGaps>;

export const lightWords = {
  near: (light, place) => `${light} near ${place}`,
} satisfies Words<typeof nl.lightWords>;
