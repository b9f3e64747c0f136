import { formatMeters } from "#sentences/intl/format.ts";

/** Texts of the tool that takes bearings. */
export const surveyTexts = {
  heading: "Take bearings",
  task: "Technique",
  tasks: {
    resect: "Resection: where am I?",
    intersect: "Intersection: where is that?",
    project: "Projection: from point to point",
  },
  north: "North",
  norths: {
    magnetic: "Compass (magnetic)",
    grid: "Map (RD grid)",
    true: "True (geographic)",
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
  distance: "Distance in metres",
  addStep: "Add a step",
  remove: "Remove",
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
} as const;

/** "Bearing to A", "Bearing from A". */
export function bearingLabel(task: "resect" | "intersect", name: string): string {
  return task === "resect" ? `Bearing to ${name}` : `Bearing from ${name}`;
}

/** "Bearing 2", of a step. */
export function stepBearingLabel(number: number): string {
  return `Bearing ${number}`;
}

/** "Distance 2 (m)". */
export function stepDistanceLabel(number: number): string {
  return `Distance ${number} (m)`;
}

/** "Remove A". */
export function removeLabel(name: string): string {
  return `Remove ${name}`;
}

/** "Remove step 2". */
export function removeStepLabel(number: number): string {
  return `Remove step ${number}`;
}

/** Returns the precision of a position from bearings: the 95 % ellipse at 2°. */
export function exactnessText(semiMajorMeters: number, semiMinorMeters: number): string {
  const [long, short] = [formatMeters(semiMajorMeters), formatMeters(semiMinorMeters)];
  return `If the bearings are accurate to 2°, the error is at most ${long} (and ${short} at right angles to that) in 95 out of 100 cases.`;
}

/** Says which bearing does not fit the others, and which one would. */
export function wrongBearingText(name: string, fitting: string, isCertain: boolean): string {
  const which = isCertain
    ? `The bearing to ${name} is probably wrong`
    : `At least one of them is wrong, perhaps the bearing to ${name}`;
  const place = isCertain ? "It isn't used for this point." : surveyTexts.errorUnknown;
  return `${surveyTexts.contradiction} ${which}: ${fitting} would fit the others. ${place} Take this bearing again.`;
}

/** Says how far a compass may be off. */
export function compassDoubt(accuracyDegrees: number | null): string {
  return accuracyDegrees === null
    ? "This device doesn't say how accurate its compass is. Allow for an error of 10°, and keep the device away from metal."
    : `The compass may be off by ${Math.round(accuracyDegrees)}°. Keep the device away from metal.`;
}
