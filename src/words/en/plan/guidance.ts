import type * as nl from "../../nl/plan/guidance.ts";
import type { Words } from "../../words.ts";

export const guidanceTexts = {
  heading: "Navigation",
  follow: "Follow this route",
  followAndRecord: "Follow and record",
  followsOther: "You're still following the previous version of this route.",
  followThis: "Follow this plan",
  backToFollowed: "Back to the route you're following",
  followTrack: "Follow this track",
  goBack: "Back the same way",
  notFollowed: "This line can't be followed, because it has too few points.",
  failed: "Navigation couldn't be started. Try again.",
  start: "Start",
  end: "End",
  point: "Point",
  goal: "Destination",
  straight: "as the crow flies",
  northUp: "North up",
  more: "Show more",
  close: "Show the map",
  fill: "Fill the screen",
  next: "Next:",
  after: "Then",
  waiting: "Waiting for your position",
  off: "Off the route",
  offHelp: "to the route, as the crow flies",
  backToRoute: "Back to the route",
  newPlan: "New plan from here",
  newPlanNone:
    "There are no nodes for this area on this device. Go back to the route, or add a map pack in Settings.",
  newPlanUnreachable:
    "The rest of your plan can't be reached from here along the network. Go back to the route.",
  newPlanFailed: "The new plan couldn't be made. Try again.",
  arrived: "You have arrived",
  done: "Done",
  time: "Time",
  stopRecording: "Stop and save recording",
  recordingStored: "The recording has been saved to your tracks.",
  recordingNotStored: "The recording couldn't be saved. You'll still find it under Recording.",
  toGo: "Remaining",
  arrival: "Arrival",
  screenKeptOn: "The screen stays on.",
  screenMayGoOff:
    "The screen may turn off by itself. Keep it on, or you won't hear any announcements.",
  notStored:
    "Storage is full or isn't working. If you close the app, you'll have to choose the route again.",
  lost: "The route you were following can't be read any more. Plan it again.",
  turn: "Other direction",
  plan: "Plan",
  stop: "Stop following",
} satisfies Words<typeof nl.guidanceTexts>;

export const turnNames = {
  straight: "straight on",
  "slight-left": "bear left",
  "slight-right": "bear right",
  left: "turn left",
  right: "turn right",
  "sharp-left": "turn sharp left",
  "sharp-right": "turn sharp right",
  back: "turn round",
} satisfies Words<typeof nl.turnNames>;

export const warningTexts = {
  heading: "Announcements",
  distance: "Distance before a node",
  earlier: "Earlier when you're cycling fast",
  vibrates: "Vibration",
  vibratesHint: "If your phone supports it",
  sounds: "Sound",
  soundsHint: "After a reload, only once you've tapped the screen",
  speaks: "Voice",
  noVoice:
    "There's no English voice on this device, so announcements won't be spoken. Install one in your device's settings.",
} satisfies Words<typeof nl.warningTexts>;

/** "8.2 km to go". */
export const toGoText = ((distance) => `${distance} to go`) satisfies Words<typeof nl.toGoText>;

/** "The route itself is closer: 120 m". */
export const nearerText = ((distance) => `The route itself is closer: ${distance}`) satisfies Words<
  typeof nl.nearerText
>;

export const toStartTexts = {
  walk: "Walk to the start",
  cycle: "Cycle to the start",
  canoe: "Paddle to the start",
  motorboat: "Go to the start",
} satisfies Words<typeof nl.toStartTexts>;

export const standStillWords = {
  noSignal: (age) => `No signal (${age}).`,
  tooFast: {
    walk: "You're going too fast for walking.",
    cycle: "You're going too fast for cycling.",
    canoe: "You're going too fast for a canoe.",
    motorboat: "You're going too fast for a boat.",
  },
  standStill: "Distances aren't updating.",
} satisfies Words<typeof nl.standStillWords>;

export const guidanceWords = {
  point: "the point",
  atPoint: "the point",
  turnAt: (label, turn) => `${turn} at ${label}`,
  intoStreet: (turn, street) => `${turn} into ${street}`,
  times: "closed at times, according to the map",
  ferry: "ferry",
  namedFerry: (name) => `ferry ${name}`,
  stairs: "steps",
  getOff: (length: string) => `get off your bike for ${length}`,
  turnAhead: (distance, turn) => `in ${distance} ${turn}`,
  ahead: (distance, cue) => `in ${distance}: ${cue}`,
  at: (label) => `At ${label}`,
  turnNow: (label, turn) => `At ${label}, ${turn}`,
  back: "Back on the route",
  spokenCue: (distance, cue) => `In ${distance} ${cue}`,
  spokenTurn: (distance, turn) => `In ${distance}, ${turn}`,
  spokenNode: (distance, number) => `In ${distance}, node ${number}`,
  spokenPlace: (distance, place) => `In ${distance}, ${place}`,
  meters: (number) => `${number} metres`,
  inMeters: (number) => `${number} metres`,
  nauticalMiles: (number) => `${number} nautical miles`,
  miles: (number) => `${number} miles`,
  feet: (number) => `${number} feet`,
  arrivalIn: (age) => `in ${age}`,
} satisfies Words<typeof nl.guidanceWords>;
