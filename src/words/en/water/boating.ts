import type * as nl from "../../nl/water/boating.ts";
import type { Words } from "../../words.ts";

export const boatingTexts = {
  boating: "On the water",
  boatingHint:
    "With an MOB button, helm, anchor watch and “Night red”. Never rely on the app alone.",
  close: "Close",
  aid: "On the water, never rely on Scouting Map alone. Data may be outdated or incomplete. Always go by the chart, the signs, the weather and your own eyes.",
  aidRead: "Got it",
  askBoat: "Enter your boat's dimensions once to see where you can pass.",
  toBoat: "My boat",
  allOfIt: "All boating settings",
} satisfies Words<typeof nl.boatingTexts>;

export const overboardTexts = {
  short: "MOB",
  mark: "Man overboard: mark this position",
  open: "Man overboard: show the position",
  heading: "Man overboard",
  stored: "The position will stay saved even if the app or your phone stops working.",
  storing: "Saving the position…",
  failed: "The position couldn't be saved. Keep Scouting Map open and write down the coordinates.",
  noFix: "No position yet. The first position received will be marked.",
  unreadable:
    "A previous man-overboard position couldn't be read. It has been set aside, not deleted.",
  since: "Time since",
  distance: "Distance",
  bearing: "Bearing",
  places: "Marked positions",
  noPosition: "no position",
  help: "Call for help on VHF channel 16 or dial 112. Give these coordinates.",
  call: "Call 112",
  steerBack: "Steer back",
  toMap: "Show on the map",
  end: "Everyone is on board",
  endNo: "No, keep going",
} satisfies Words<typeof nl.overboardTexts>;

export const helmTexts = {
  heading: "Helm",
  steerHere: "Steer here",
  stop: "Stop steering",
  stopAgain: "Tap again to stop",
  restartLeg: "New line from here",
  noTarget: "Choose a mark: tap the map or a waypoint, then “Steer here”.",
  notStored: "This mark couldn't be saved. It will be lost if the page reloads.",
  speed: "Speed · SOG",
  course: "Course · COG",
  bearing: "Bearing · BRG",
  distance: "Distance · DST",
  crossTrack: "Cross-track · XTE",
  madeGood: "To the mark · VMG",
  arrival: "Arrival · ETA",
  unknown: "–",
  standing: "not moving",
  notMeasured: "not measured",
  noSignal: "no signal",
  notNearing: "not getting closer",
  noLeg: "no line",
  onCourse: "on course",
  onLine: "on the line",
} satisfies Words<typeof nl.helmTexts>;

export const steeringTexts = {
  target: "Mark",
  routeEnd: "End of the route",
  noPosition: "no position yet",
} satisfies Words<typeof nl.steeringTexts>;

export const overboardWords = {
  nthPlace: (nth) => `Position ${nth}`,
  several: (places) => `${places.shown} positions will stay marked until everyone is on board.`,
  askEnd: "Is everyone safely on board? The position will be deleted.",
  askEndAll: (places) =>
    `Is everyone safely on board? All ${places.shown} positions will be deleted.`,
  end: "Yes, delete the position",
  endAll: "Yes, delete all positions",
  accuracy: (distance) => `accurate to ${distance}`,
  fixWasFresh: (accuracy) => `The position was ${accuracy}.`,
  fixWasOld: (age, accuracy) => `The position was ${age} old, ${accuracy}.`,
  fixCameLater: (age, accuracy) => `The first position was received ${age} later, ${accuracy}.`,
} satisfies Words<typeof nl.overboardWords>;

export const steeringWords = {
  passed: (name) => `Passed ${name}`,
  passedUnnamed: "Passed the point",
  thenEnd: (passed) => `${passed}: end of the route`,
  thenNext: (passed, next) => `${passed}, next ${next}`,
  arrived: (name) => `Arrived at ${name}`,
  arrivedUnnamed: "Arrived at the mark",
  offRight: (distance) => `XTE ${distance} right of the line`,
  offLeft: (distance) => `XTE ${distance} left of the line`,
  turnToPort: (degrees) => `◀ ${degrees} to port`,
  turnToStarboard: (degrees) => `${degrees} to starboard ▶`,
  steerLeft: "right of the line: steer left",
  steerRight: "left of the line: steer right",
} satisfies Words<typeof nl.steeringWords>;

export const crossTrackWords = {
  bases: { user: "your own limit", water: "by the water", default: "default" },
  limit: (meters, basis) => `limit ${meters}\u00a0m, ${basis}`,
  over: (meters) => `beyond the limit of ${meters}\u00a0m`,
} satisfies Words<typeof nl.crossTrackWords>;
