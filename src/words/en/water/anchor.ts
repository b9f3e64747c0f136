import type * as nl from "../../nl/water/anchor.ts";
import type { Words } from "../../words.ts";

export const anchorTexts = {
  heading: "Anchor watch",
  where: "Where is the anchor?",
  here: "Here",
  hereHint: "At your current position.",
  atBow: "At the bow",
  atBowHint: "Ahead of your position, towards the bow, by the distance from the device to the bow.",
  noHeading:
    "The app doesn't know which way the bow is pointing. Turn on the compass or move a little.",
  radius: "How big is the circle?",
  calculated: "Calculated",
  byHand: "Drawn by hand",
  byHandHint: "Tap where the edge of the circle should be, or enter the radius.",
  rode: "Rode let out (m)",
  depth: "Depth at high water (m)",
  bowHeight: "Bow above water (m)",
  antennaOffset: "Device behind bow (m)",
  radiusMeters: "Radius (m)",
  tooShort:
    "With this length of rode, the anchor won't reach the bottom. Enter a longer rode or a shallower depth.",
  tooSmall: "A radius of less than 5 m is smaller than the margin of error in your position.",
  badNumber: "Enter a number of metres in each field, such as 25 or 1.5.",
  noPosition: "The anchor watch needs your position, which isn't known yet.",
  soundOff: "The sound is off. Tap “Test the alarm” once.",
  soundOn: "The sound is on. If you didn't hear anything, turn up the volume.",
  test: "Test the alarm",
  start: "Start anchor watch",
  limits:
    "Keep the screen on and Scouting Map in view. When the screen is off, a web app can't get your position or sound an alarm. Plug in the charger.",
  screenOn: "Your device will keep the screen on.",
  screenOff: "The app can't keep the screen on here. Turn off auto-lock in your device's settings.",
  strip: "At anchor",
  refused: "No permission for the location: the anchor is not being watched now",
  stripDragging: "Dragging, sound paused",
  stripSoundOff: "sound off",
  accuracy: "Accuracy",
  since: "Since",
  bowHeading: "Bow heading (degrees)",
  bowHeadingHint:
    "Leave empty to use the compass or your course. Otherwise, enter 0 to 359 degrees from true north.",
  move: "Move the anchor",
  moveHelp:
    "On the map, tap where the anchor is, or move the map until that spot is in the centre.",
  moveHere: "Move it here",
  moveDone: "Done",
  alarmLine:
    "The alarm goes off at the dashed line: the radius plus the current margin of error in your position.",
  raise: "Raise anchor",
  raiseAsk: "The anchor watch will stop and the circle will disappear.",
  raiseYes: "Yes, raise anchor",
  raiseNo: "No, keep watching",
  notStored: "The anchor watch couldn't be saved. It will be lost if the page reloads.",
  raiseNotStored: "Anchor raised, but that couldn't be saved: after a reload it is watched again.",
  unreadable: "Your previous anchor watch couldn't be read and isn't active. Set it again.",
  alarm: "Anchor alarm",
  acknowledge: "Acknowledge",
  acknowledgeHint:
    "This silences the alarm for two minutes. If nothing has changed by then, it will sound again.",
  openAlarm: "show the alarm",
  toMap: "Show on the map",
} satisfies Words<typeof nl.anchorTexts>;

export const ALARM_TEXTS = {
  dragging: "You're outside the circle: the anchor is dragging.",
  lost: "There's no usable position any more, so the anchor isn't being watched.",
  interrupted: "Scouting Map was closed, so the anchor wasn't being watched.",
} satisfies Words<typeof nl.ALARM_TEXTS>;

export const anchorWords = {
  radius: (meters) => `Radius ${meters}\u00a0m`,
  scope: (radius, scope) => `${radius} · scope ${scope}:1`,
  ofRadius: (distance, radius) => `${distance} of ${radius}`,
  battery: (percents) => `Battery ${percents}%`,
  charging: (battery) => `${battery}, charging.`,
  lasts: (battery, time) =>
    `${battery}. At this rate, it will last another ${time}, according to the system.`,
  lastsUnknown: (battery) => `${battery}. The browser doesn't say how long the battery will last.`,
  alarmSince: (age) => `for ${age}`,
} satisfies Words<typeof nl.anchorWords>;
