import type * as nl from "../../nl/scouting/survey.ts";
import type { Words } from "../../words.ts";

export const surveyTexts = {
  failed: "This survey can't be stored and will be lost when you close the app.",
  heading: "Take bearings",
  task: "Technique",
  tasks: {
    resect: "Resection: where am I?",
    intersect: "Intersection: where is that?",
    project: "Projection: from point to point",
  },
  north: "North",
  norths: {
    magnetic: "Compass",
    grid: "Map (RD)",
    true: "Geographic",
  },
  unit: "Unit",
  units: { deg: "Degrees (360)", mil: "Mils (6400)" },
  starts: {
    resect:
      "On the map, tap a point that you can see around you, and enter the bearing to it. Two points tell you where you are.",
    intersect:
      "On the map, tap where you're standing, and enter the bearing to the unknown point. Do this from two places.",
    project:
      "Tap the starting point on the map, and enter a bearing and a distance. Tap another point to measure the bearing and distance to it.",
  },
  center: "Point at the centre",
  own: "My position",
  noPosition: "No position yet. Tap the map, or enter coordinates.",
  addTyped: "Add point",
  typePoint: "Enter coordinates",
  addStep: "Add a step",
  clear: "Start over",
  useCompass: "Use compass",
  allowCompass: "Allow the compass",
  from: "Starting point",
  result: "Result",
  toWaypoint: "Go to this point",
  notABearing: { deg: "Enter 0 to 360.", mil: "Enter 0 to 6400." },
  notADistance: "Enter a distance in metres.",
  name: "Name",
  contradiction: "These bearings don't agree.",
  errorUnknown: "The error of this point can't be known this way.",
  narrow: "These bearings cross at an angle of less than 30°. Add one at a wider angle.",
  problems: {
    "too-few": "You need two different points. Add another one.",
    parallel: "These bearings are parallel, so they don't cross. Choose another point.",
    behind: "These bearings don't cross in front of you. Check that you read them correctly.",
    "grid-abroad": "The RD grid only covers the Netherlands. Choose a different north reference.",
    "no-model":
      "Magnetic declination isn't available for this year. Choose a different north reference.",
  },
} satisfies Words<typeof nl.surveyTexts>;

export const removeLabel = ((name) => `Remove ${name}`) satisfies Words<typeof nl.removeLabel>;

export const surveyWords = {
  bearingTo: (name) => `Bearing to ${name}`,
  bearingFrom: (name) => `Bearing from ${name}`,
  stepBearing: (step) => `Bearing ${step}`,
  stepDistance: (step) => `Distance ${step} (m)`,
  removeStep: (step) => `Remove step ${step}`,
  exactness: (long, short) =>
    `If the bearings are accurate to 2°, the error is at most ${long} (and ${short} at right angles to that) in 95 out of 100 cases.`,
  probablyWrong: (name, fitting) =>
    `The bearing to ${name} is probably wrong: ${fitting} would fit the others. It isn't used for this point. Take this bearing again.`,
  perhapsWrong: (name, fitting, errorUnknown) =>
    `At least one of them is wrong, perhaps the bearing to ${name}: ${fitting} would fit the others. ${errorUnknown} Take this bearing again.`,
  compassUnknown:
    "This device doesn't say how accurate its compass is. Allow for an error of 10°, and keep the device away from metal.",
  compassOff: (degrees) =>
    `The compass may be off by ${degrees}°. Keep the device away from metal.`,
} satisfies Words<typeof nl.surveyWords>;
