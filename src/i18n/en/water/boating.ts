import {
  distanceText,
  NEAR_SEA_METERS,
  type ShownNumber,
  shownDistance,
  shownSpeed,
} from "#sentences/intl/distance.ts";
import { formatAge } from "#sentences/intl/format.ts";

/** Texts of what a boat needs on every screen. */
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
} as const;

/** Texts about somebody overboard. */
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
} as const;

/** "Man overboard 2": one of several marks. */
export function nthOverboardText(nth: number): string {
  return `${overboardTexts.heading} ${nth}`;
}

/** "Place 2". */
export function nthPlaceText(nth: number): string {
  return `Position ${nth}`;
}

/** Explains why there are several marks. */
export function severalOverboardText(count: number): string {
  return `${count} positions will stay marked until everyone is on board.`;
}

/** The question before the marks are removed. */
export function endAskText(count: number): string {
  return count > 1
    ? `Is everyone safely on board? All ${count} positions will be deleted.`
    : "Is everyone safely on board? The position will be deleted.";
}

/** The answer that removes them. */
export function endYesText(count: number): string {
  return count > 1 ? "Yes, delete all positions" : "Yes, delete the position";
}

/** Texts of the helm. */
export const helmTexts = {
  heading: "Helm",
  steerHere: "Steer here",
  stop: "Stop steering",
  restartLeg: "New line from here",
  noTarget: "Choose a mark: tap the map or a waypoint, then “Steer here”.",
  notStored: "This mark couldn't be saved. It will be lost if the page reloads.",
  speed: "Speed · SOG",
  course: "Course · COG",
  bearing: "Bearing · BRG",
  distance: "Distance · DST",
  crossTrack: "Off the line · XTE",
  madeGood: "To the mark · VMG",
  arrival: "Arrival · ETA",
  unknown: "–",
  standing: "not moving",
  notMeasured: "not measured",
  noSignal: "no signal",
  notNearing: "not getting closer",
  noLeg: "no line",
  onLine: "on the line",
} as const;

/** Texts of the strip with the mark that the boat steers to. */
export const steeringTexts = {
  target: "Mark",
  routeEnd: "End of the route",
  noPosition: "no position yet",
} as const;

/** "Passed S 14, next S 16", "Passed S 14: end of the route"; marks without a name are left out. */
export function passedMarkText(name: string, next: string | null): string {
  const passed = `Passed ${name || "the point"}`;
  if (next === null) return `${passed}: end of the route`;
  return next === "" ? passed : `${passed}, next ${next}`;
}

/** "Arrived at S 14", "Arrived at the mark" for a mark without a name. */
export function arrivedText(name: string): string {
  return `Arrived at ${name || "the mark"}`;
}

/** "XTE 12 m right", "XTE 0 m"; positive to the right. */
export function crossTrackText(offMeters: number): string {
  const side = offMeters > 0 ? "right" : "left";
  const distance = seaDistanceText(Math.abs(offMeters));
  return Math.abs(offMeters) < 1 ? "XTE 0 m" : `XTE ${distance} ${side}`;
}

/** "3:07", "1:02:03": how long ago something was marked. */
export function sinceText(durationMs: number): string {
  const seconds = Math.max(0, Math.floor(durationMs / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, "0");
  return hours === 0
    ? `${minutes}:${rest}`
    : `${hours}:${String(minutes).padStart(2, "0")}:${rest}`;
}

/** "120" m, from a tenth of a nautical mile on "0.52" NM. */
export function shownSeaDistance(meters: number): ShownNumber {
  return meters < NEAR_SEA_METERS
    ? { value: String(Math.round(meters)), unit: "m" }
    : shownDistance(meters, "water");
}

/** The same in a line: "120 m", "0.52 NM". */
export function seaDistanceText(meters: number): string {
  return distanceText(meters, "water");
}

/** "5.4" kn. */
export function shownKnots(speedMps: number): ShownNumber {
  return shownSpeed(speedMps, "water");
}

/** "045°": a direction in three digits, as spoken at a helm. */
export function courseText(degrees: number): string {
  return `${String(Math.round(degrees) % 360).padStart(3, "0")}°`;
}

/** "right of the line: steer left", for an XTE that is positive to the right. */
export function crossTrackHint(offMeters: number): string {
  if (Math.abs(offMeters) < 1) return helmTexts.onLine;
  return offMeters > 0 ? "right of the line: steer left" : "left of the line: steer right";
}

/** "The position was 12 s old, accurate to 8 m." */
export function markedFixText(ageMs: number, accuracyMeters: number): string {
  // Accuracies are in metres, at sea too.
  const accuracy = `accurate to ${distanceText(accuracyMeters, "foot")}`;
  if (ageMs < -1500)
    return `The first position was received ${formatAge(-ageMs)} later, ${accuracy}.`;
  return ageMs > 5000
    ? `The position was ${formatAge(ageMs)} old, ${accuracy}.`
    : `The position was ${accuracy}.`;
}
