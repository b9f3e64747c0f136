import type * as nl from "../../nl/water/official-marks.ts";
import type { Words } from "../../words.ts";

export const recordShapes = {
  ball: "Sphere",
  pillar: "Pillar",
  spar: "Spar",
  cone: "Cone",
  can: "Can",
  barrel: "Barrel",
  pile: "Fixed beacon",
  otherBuoy: "Buoy",
  otherBeacon: "Beacon",
} satisfies Words<typeof nl.recordShapes>;

export const recordColors = {
  red: "red",
  green: "green",
  yellow: "yellow",
  black: "black",
  white: "white",
  orange: "orange",
  blue: "blue",
} satisfies Words<typeof nl.recordColors>;

export const topShapes = {
  ball: "sphere",
  can: "can",
  cone: "cone, point up",
  "cone-down": "cone, point down",
  x: "X-shaped cross",
  plus: "upright cross",
  balls: "two spheres",
  up: "two cones, points up",
  down: "two cones, points down",
  apart: "two cones, base to base",
  together: "two cones, point to point",
} satisfies Words<typeof nl.topShapes>;

export const recordWords = {
  horizontal: (colors) => `${colors}, from top to bottom`,
  upright: (colors) => `${colors}, vertical stripes`,
  above: (upper, lower) => `${upper} above ${lower}`,
  colored: (thing, colors) => `${thing}: ${colors}`,
  asWritten: (text) => `“${text}”, as the source has it`,
  height: (meters) => `${meters} high`,
  toward: (degrees) => `direction ${degrees}°`,
  until: (color, degrees) => `${color} to ${degrees}°`,
  ofApp: (light) => `${light}, from the app’s own data`,
  source: (source, date) => `${source}, ${date}`,
} satisfies Words<typeof nl.recordWords>;

export const recordTexts = {
  red: "red: right-hand side, seen downstream or towards the sea. Lakes and the Randmeren have conventions of their own.",
  green:
    "green: left-hand side, seen downstream or towards the sea. Lakes and the Randmeren have conventions of their own.",
  parting: "red and green: fairways meet or part here",
  notInData: "not in the data",
  dark: "dark",
  water: "Fairway",
  racon: "Racon",
  purpose: "Purpose",
  source: "Source",
  authority: "Rijkswaterstaat (CC0)",
  ofApp: "the app’s own data",
  dateUnknown: "date unknown",
  bearings:
    "Sectors are drawn as bearings from the vessel. Whether the source means them so has not been checked yet.",
} satisfies Words<typeof nl.recordTexts>;
