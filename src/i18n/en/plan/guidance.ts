import type { AtNode, Cue, RouteEvent, Turn } from "#i18n/nl/plan/guidance.ts";
import {
  distanceText,
  distanceUnit,
  isNautical,
  NEAR_SEA_METERS,
  type Travel,
} from "#sentences/intl/distance.ts";
import {
  formatAge,
  isWritable,
  localMoment,
  NO_NUMBER,
  upToOneDecimal,
} from "#sentences/intl/format.ts";

/** Texts of navigation along a plan or a track. */
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
  broken:
    "Something went wrong with navigation. The map still works. Stop following the route, then choose it again.",
  turn: "Other direction",
  plan: "Plan",
  stop: "Stop following",
} as const;

/** Returns the name of the next place, or else its kind. */
export function placeAheadText({
  kind,
  label,
}: {
  readonly kind: "start" | "node" | "end" | "goal";
  readonly label: string;
}): string {
  return label || guidanceTexts[kind === "node" ? "point" : kind];
}

/** Asks the user to go to the start, before the route was reached: "Walk to the start". */
export function toStartText(mode: keyof typeof START_VERBS): string {
  return `${START_VERBS[mode]} to the start`;
}

const START_VERBS = { walk: "Walk", cycle: "Cycle", canoe: "Paddle", motorboat: "Go" } as const;

/** Reports that distances are from before the signal was lost: "No signal (23 s). Distances aren't updating." */
export function noSignalOnRouteText(ageMs: number): string {
  return `No signal (${formatAge(ageMs)}). ${DISTANCES_STAND_STILL}`;
}

/** Reports a speed that does not fit the mode, as in a train: "Too fast for walking. Distances aren't updating." */
export function tooFastText(mode: keyof typeof GOING): string {
  return `You're going too fast for ${GOING[mode]}. ${DISTANCES_STAND_STILL}`;
}

const GOING = {
  walk: "walking",
  cycle: "cycling",
  canoe: "a canoe",
  motorboat: "a boat",
} as const;

const DISTANCES_STAND_STILL = "Distances aren't updating.";

/** "8.2 km to go". */
export function toGoText(distance: string): string {
  return `${distance} to go`;
}

/** "350 m · as the crow flies". */
export function straightText(meters: number, travel: Travel): string {
  return `${distanceText(meters, travel)} · ${guidanceTexts.straight}`;
}

/** "Off the route · 350 m". */
export function offText(distance: string): string {
  return `${guidanceTexts.off} · ${distance}`;
}

/** "The route itself is nearer: 120 m". */
export function nearerText(distance: string): string {
  return `The route itself is closer: ${distance}`;
}

const TURNS = {
  straight: "straight on",
  "slight-left": "bear left",
  "slight-right": "bear right",
  left: "turn left",
  right: "turn right",
  "sharp-left": "turn sharp left",
  "sharp-right": "turn sharp right",
  back: "turn round",
} as const;

/** A node or place of which the number or name is not known. */
const NODE = "the point";

/** "turn right at 38", "turn right at 38 into Kerkstraat". */
export function turnAtText(label: string, turn: Turn, street?: string | null): string {
  return withStreet(`${TURNS[turn]} at ${label || NODE}`, street);
}

function withStreet(text: string, street: string | null | undefined): string {
  return street ? `${text} into ${street}` : text;
}

/** "turn left into Kerkstraat", "ferry Pont, 350 m", "steps, 20 m". */
export function cueText(cue: Cue, travel: Travel): string {
  const text = cueWords(cue, distanceText(cue.meters ?? 0, travel));
  return cue.kind === "times" && cue.name ? `${text}: ${cue.name}` : text;
}

/** "in 80 m turn left into Kerkstraat", "in 80 m: ferry Pont, 350 m". */
export function cueAheadText(meters: number, cue: Cue, travel: Travel): string {
  const colon = cue.kind === "turn" ? "" : ":";
  return `in ${distanceText(meters, travel)}${colon} ${cueText(cue, travel)}`;
}

function cueWords({ kind, turn, name }: Cue, length: string): string {
  if (kind === "times") return "closed at times, according to the map";
  if (kind === "ferry") return `${name ? `ferry ${name}` : "ferry"}, ${length}`;
  if (kind === "stairs") return `steps, ${length}`;
  return withStreet(TURNS[turn ?? "straight"], name);
}

/** Spoken, without the signs in which times are tagged. */
function spokenCue(cue: Cue, travel: Travel): string {
  return cueWords(cue, spokenDistance(cue.meters ?? 0, travel));
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Returns the text of an event for a screen reader: "In 80 m: turn right at 34", "At 34, turn right". */
export function guidanceEventText(event: RouteEvent, travel: Travel): string {
  if (event.kind === "cue-at") return capitalized(cueText(event.cue, travel));
  if (event.kind === "cue-near") return capitalized(cueAheadText(event.meters, event.cue, travel));
  if (event.kind === "near") {
    return `In ${distanceText(event.meters, travel)}: ${nodeText(event)}`;
  }
  if (event.kind === "at") {
    const at = `At ${event.node.label || NODE}`;
    return event.turn ? withStreet(`${at}, ${TURNS[event.turn]}`, event.node.street) : at;
  }
  if (event.kind === "arrived") return guidanceTexts.arrived;
  return event.kind === "off" ? guidanceTexts.off : "Back on the route";
}

/** Returns a node with its turn: "turn right at 34"; "34" at the start and end of the route. */
function nodeText({ node, turn }: AtNode): string {
  return turn ? turnAtText(node.label, turn, node.street) : node.label || NODE;
}

/** Returns the spoken form of an event: "In 80 metres, turn right at 34", "In 0.3 nautical miles, 34". */
export function guidanceSpeech(event: RouteEvent, travel: Travel): string {
  if (event.kind === "cue-at") return capitalized(spokenCue(event.cue, travel));
  if (event.kind === "cue-near") {
    return `In ${spokenDistance(event.meters, travel)} ${spokenCue(event.cue, travel)}`;
  }
  if (event.kind !== "near") return guidanceEventText(event, travel);
  return `In ${spokenDistance(event.meters, travel)}, ${nodeText(event)}`;
}

/** Rounds a distance for speech, because single metres are useless while moving. */
function spokenDistance(meters: number, travel: Travel): string {
  return isNautical(travel) && meters >= NEAR_SEA_METERS
    ? `${upToOneDecimal.format(meters / distanceUnit(travel).meters)} nautical miles`
    : `${Math.round(meters / 10) * 10} metres`;
}

/** Texts of the choice of announcements. */
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
} as const;

const shortTime = localMoment({ timeStyle: "short" });

/** From this time on, a time of day is ambiguous. */
const DAY_MS = 86_400_000;

/** Returns the time of arrival, "14:03", or "in 30 h" if more than a day away. */
export function arrivalText(atMs: number, nowMs: number): string {
  const aheadMs = atMs - nowMs;
  if (!isWritable(aheadMs)) return NO_NUMBER;
  return aheadMs > DAY_MS ? `in ${formatAge(aheadMs)}` : shortTime.format(atMs);
}
