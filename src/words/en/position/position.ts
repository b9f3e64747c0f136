import type * as nl from "../../nl/position/position.ts";
import type { Words } from "../../words.ts";

export const positionTexts = {
  noPosition: "no position yet",
  noPositionYet: "No position yet",
  why: "Why?",
  reasonNotLoaded: "The help text couldn't be loaded.",
  own: "Your position",
  fromPositions: "calculated from positions",
  altitude: "Altitude",
  speed: "Speed",
  accuracy: "Accuracy",
  heading: "Direction",
  noHeading: "not measured yet",
  notMeasured: "not measured",
  fixedAt: "Last position",
  latitude: "Latitude",
  longitude: "Longitude",
} satisfies Words<typeof nl.positionTexts>;

export const CALIBRATE_HINT =
  "The compass is inaccurate. Move your device in a figure of eight a few times, away from metal and magnets." satisfies Words<
    typeof nl.CALIBRATE_HINT
  >;

export const noSignalWords = {
  start: (age) => `No signal for ${age}`,
  aside: (age) => `no signal for ${age}`,
} satisfies Words<typeof nl.noSignalWords>;

export const accuracyNames = {
  good: "good",
  fair: "fair",
  poor: "poor",
} satisfies Words<typeof nl.accuracyNames>;

export const headingOrigins = {
  compass: "compass",
  magnetic: "compass, magnetic",
  course: "course",
  lastCourse: "last course",
} satisfies Words<typeof nl.headingOrigins>;
