import { formatAge, localNumber } from "#i18n/intl/format.ts";
import { seaDistanceText } from "./boating.ts";

/** Texts of the anchor watch. */
export const anchorTexts = {
  heading: "Anchor watch",
  where: "Where is the anchor?",
  here: "Here",
  hereHint: "At your position now.",
  atBow: "At the bow",
  atBowHint:
    "As far ahead of your position as the device is behind the bow, in the direction the bow points.",
  noHeading:
    "Turn on the compass or move a little: right now it is not known where the bow points.",
  radius: "How big is the circle?",
  calculated: "Calculated",
  byHand: "Drawn by hand",
  byHandHint: "Tap the map where the edge should be, or enter the radius.",
  rode: "Rode let out (m)",
  depth: "Depth at high water (m)",
  bowHeight: "Bow above water (m)",
  antennaOffset: "Device behind bow (m)",
  radiusMeters: "Radius (m)",
  tooShort: "The anchor does not reach the bottom like this: enter more rode, or a smaller depth.",
  tooSmall: "A circle of less than 5 m is smaller than the possible error of the position.",
  badNumber: "Enter a number in metres in each field, such as 25 or 1.5.",
  noPosition: "No position yet: without a position there is no anchor watch.",
  sound: "Sound",
  soundOff: "Sound off: tap “Test the alarm” once.",
  soundOn: "Sound on. Heard nothing? Turn up the volume of your device.",
  test: "Test the alarm",
  start: "Start anchor watch",
  limits:
    "Leave the screen on and Scouting Map in view: with the screen off a web app gets no position and no alarm sounds. Plug in the charger.",
  screenOn: "Your device keeps the screen on.",
  screenOff: "Your device does not keep the screen on by itself: turn off its automatic lock.",
  strip: "At anchor",
  stripSoundOff: "sound off",
  distance: "From the anchor",
  accuracy: "Accuracy",
  since: "Since",
  bowHeading: "Bow points to (degrees)",
  bowHeadingHint: "Empty: the compass or your course. Otherwise 0 to 359, from true north.",
  move: "Move the anchor",
  moveHelp: "Tap the map where the anchor is, or put the centre of the map on it.",
  moveHere: "Put it here",
  moveDone: "Done",
  alarmLine:
    "The alarm goes off at the dashed line: the radius plus the possible error of the position right now.",
  raise: "Raise anchor",
  raiseAsk: "The anchor watch stops and the circle disappears.",
  raiseYes: "Yes, raise anchor",
  raiseNo: "No, keep watching",
  notStored: "The anchor watch could not be saved: after a reload it is gone.",
  unreadable: "The earlier anchor watch cannot be read and is not watching. Set it again.",
  alarm: "Anchor alarm",
  acknowledge: "Acknowledge",
  acknowledgeHint: "It is then silent for two minutes. If nothing has changed, it sounds again.",
  openAlarm: "show the alarm",
  toMap: "Show on the map",
} as const;

/** The reason for the alarm. */
export const ALARM_TEXTS = {
  dragging: "Outside the circle: the anchor is dragging.",
  lost: "No usable position any more: the anchor is not being watched.",
  interrupted: "Scouting Map was closed: the anchor was not being watched.",
} as const;

const oneDecimal = localNumber({ maximumFractionDigits: 1 });

/** "Radius 30 m · rode 6 times the height from the bottom to the bow": the calculated radius and its scope. */
export function radiusText(radiusMeters: number, scope: number | null): string {
  const radius = `Radius ${Math.round(radiusMeters)} m`;
  return scope === null
    ? radius
    : `${radius} · rode ${oneDecimal.format(scope)} times the height from the bottom to the bow`;
}

/** "12 m of 38 m": the distance from the anchor and the allowed distance. */
export function ofRadiusText(distanceMeters: number | null, radiusMeters: number): string {
  const distance = distanceMeters === null ? "–" : seaDistanceText(distanceMeters);
  return `${distance} of ${seaDistanceText(radiusMeters)}`;
}

const percent = localNumber({ style: "percent", maximumFractionDigits: 0 });

/** "Battery 62%. According to the system it lasts another 5:20 h at this use." */
export function batteryText(level: number, isCharging: boolean, lasts: string | null): string {
  const charge = `Battery ${percent.format(level)}`;
  if (isCharging) return `${charge}, charging.`;
  return lasts === null
    ? `${charge}. The browser does not say how long it lasts at this use.`
    : `${charge}. According to the system it lasts another ${lasts} at this use.`;
}

/** "for 3 min". */
export function alarmSinceText(ageMs: number): string {
  return `for ${formatAge(Math.max(0, ageMs))}`;
}
