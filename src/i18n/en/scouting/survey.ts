import { formatMeters } from "#i18n/intl/format.ts";

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
      "On the map, tap a point that you can see, and type the bearing to it. With two points you know where you are.",
    intersect:
      "On the map, tap where you stand, and type the bearing to the unknown point. Do so from two places.",
    project:
      "On the map, tap the starting point, and type a bearing and a distance. Tap a next point to measure to it.",
  },
  center: "Point at the centre",
  own: "My position",
  noPosition: "There is no position yet. Tap the map, or type coordinates.",
  addTyped: "Add point",
  typePoint: "Type coordinates",
  distance: "Distance in metres",
  addStep: "Another step",
  remove: "Remove",
  clear: "Start over",
  useCompass: "Use compass",
  allowCompass: "Allow the compass",
  from: "Starting point",
  result: "Result",
  toWaypoint: "To this place",
  notABearing: { deg: "Type 0 to 360.", mil: "Type 0 to 6400." },
  notADistance: "Type a number of metres.",
  name: "Name",
  narrow: "These bearings cross at less than 30°. Add one at a wider angle to them.",
  problems: {
    "too-few": "Two different points are needed. Add one.",
    parallel: "These bearings are parallel and do not cross. Choose another point.",
    behind: "These bearings do not cross in front of you. Check that you read them correctly.",
    "grid-abroad": "The RD grid applies only in the Netherlands. Choose another north.",
    "no-model": "The declination of the compass is not known for this year. Choose another north.",
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
  return `You are off by at most ${long}, and ${short} at right angles to that (95 times out of 100, if the bearings are right to within 2°).`;
}

/** Says which bearing does not fit the others, and which one would. */
export function wrongBearingText(name: string, fitting: string, isCertain: boolean): string {
  const which = isCertain
    ? `The one to ${name} is probably wrong`
    : `At least one of them is wrong: perhaps the one to ${name}`;
  return `These bearings do not agree. ${which}; a bearing of ${fitting} would fit the others. Take it again.`;
}

/** Says how far a compass may be off. */
export function compassDoubt(accuracyDegrees: number | null): string {
  return accuracyDegrees === null
    ? "This device does not say how good its compass is: allow for 10°, and keep it away from metal."
    : `The compass may be ${Math.round(accuracyDegrees)}° off. Keep it away from metal.`;
}
