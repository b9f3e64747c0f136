import type * as nl from "../../nl/water/fairways.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const fairwayTexts = {
  attribution: "© Rijkswaterstaat / Vaarweginformatie.nl (CC0)",
  movableBridge: "Movable bridge",
  fixedBridge: "Fixed bridge",
  doubtfulBridge: "Bridge, fixed in the data but with operating hours",
  lock: "Lock",
  kind: "Kind",
  clearance: "Headroom",
  heightUnknown: "headroom unknown",
  sizeUnknown: "size unknown",
  width: "Width",
  chamber: "Chamber",
  vhf: "VHF",
  operator: "Operator",
  boat: "Your boat",
  unknown: "unknown",
  unnamed: "No name",
  remote: "operated remotely",
  nearNone: "The data shows no bridges, locks or buoys within 5 kilometres.",
  nearUnmarked:
    "The data have no port or starboard hand marks within 5 kilometres. There may be some.",
  loading: "Looking up…",
  notLoaded:
    "There's no data about bridges and buoys yet. Go online once to download it, and you can use it offline from then on.",
  spans:
    "The headroom is that of the highest span and the width that of the widest; they may not be the same span.",
  gone: "This bridge or lock isn't in the data any more.",
  levels:
    "Headroom is relative to the operator's reference level, and water levels change. Check the gauge board too.",
  aid: "Never rely on this alone. Go by the chart, the signs and your own eyes.",
  light: "Light",
  lightUnknown: "light, character unknown",
  mark: "Meaning",
} satisfies Words<typeof nl.fairwayTexts>;

export const callTexts = {
  call: "Call",
  ahead: "Call ahead",
  aheadHelp:
    "In the order of your route, each number once. The times include the waiting that the schedules imply.",
  noNumber: "No number in the data",
  outside: "Links open outside the app and need an internet connection.",
} satisfies Words<typeof nl.callTexts>;

export const voyageTexts = {
  waters:
    "The lines on the water are from OpenStreetMap and not complete; a short missing piece between two fairways is assumed.",
  navigable: "According to the map your boat may sail here.",
  withoutMotorboats: "Avoid waters with motorboats",
  probablyNavigable: "Probably navigable; whether your boat is allowed here is not known.",
  straightLeg: "Straight: not along known water.",
  depthUnknown: "Depth unknown.",
  heading: "Bridges and locks",
  none: "The data shows no bridges or locks on this route.",
  lowestFixed: "Lowest fixed bridge",
  narrowest: "Narrowest passage",
  canoe: "The dimensions of My boat do not apply to a canoe.",
  noBoat: "Enter your boat's dimensions to see where it won't fit.",
  toBoat: "Enter my boat",
  avoid: "Avoid what I can't pass",
  levels: "Headroom is relative to the operator's reference level, and water levels change.",
} satisfies Words<typeof nl.voyageTexts>;

export const watersFileTexts = {
  fetching: "The waters of the Netherlands (1.2\u00a0MB) are being fetched.",
  here: "The waters of the Netherlands are on this device.",
  failed: "The waters of the Netherlands could not be fetched: legs on the water are straight.",
  offline:
    "The waters of the Netherlands are not on this device: legs on the water are straight. They are fetched once there is a network.",
} satisfies Words<typeof nl.watersFileTexts>;

export const waterLevelTexts = {
  label: "Water level ± (m)",
  hint: "Positive values are above the reference level. The value applies to headroom everywhere for at least a day.",
  problem: "Enter a number from -6 to 6, such as 0.2.",
  fixedSpan: "fixed span",
  check: "check headroom",
  checkHelp:
    "Check this height. According to the data, the movable span is more than 3 m lower than another part of the bridge.",
} satisfies Words<typeof nl.waterLevelTexts>;

export const markRouteTexts = {
  start: "Tap a buoy, bridge or place, or move the cross onto it and tap “Point”.",
  add: "Point",
  undo: "Remove last point",
  clear: "Start again",
  save: "Save as route",
  notSaved:
    "The route couldn't be saved. Check in Settings that there's enough space left, and try again.",
  details: "Departure, water level and phone calls",
  straight: "straight, over land too",
  offWater: (length: string) => `of which ${length} off known water`,
  restore: "Put the points back",
} satisfies Words<typeof nl.markRouteTexts>;

export const shallowTexts = {
  none: "There are no depth contours on this device.",
  failed: "The depth contours couldn't be read, so the app can't tell whether it's too shallow.",
  partial:
    "Some of the depth contours along your route can't be read, so the app can't tell whether it's too shallow.",
  level:
    "Depth contours are for a particular date and water level. The map only colours water that they show to be too shallow.",
} satisfies Words<typeof nl.shallowTexts>;

export const objectWords = {
  closedSpan: (height) => `${height} (movable span, closed)`,
  fixedSpan: (height) => `${height} (fixed span)`,
  levelSet: (moment) => `Entered on ${moment}. Is it still right?`,
  atLevel: (meters) => `at water level ${meters}\u00a0m`,
  heights: (atLevel) => `headroom ${atLevel}`,
  chambers: (chambers) => plural(chambers, { one: "# chamber", other: "# chambers" }),
  long: (meters) => `${meters}\u00a0m long`,
  longest: (meters) => `the longest ${meters}\u00a0m`,
  channels: (channels) => plural(channels, { one: "channel #", other: "channels #" }),
  vhf: (channels) => `VHF ${channels}`,
  data: (day) => `Data from ${day}.`,
} satisfies Words<typeof nl.objectWords>;

export const passageWords = {
  blocked: (_names, list) => `Your boat can't pass: ${list}.`,
  uncertain: (_names, list) => `It's unclear whether your boat can pass: ${list}.`,
  states: {
    passes: "fits underneath",
    opens: "only if it opens",
    blocked: "can't pass",
    unknown: "not known whether you can pass",
  },
  limits: {
    height: "headroom",
    width: "width",
    length: "length",
  },
  underFixedSpan: "under the highest fixed span (width unknown), or if it opens",
  widthFits: "width fits, height unknown",
  onlyFits: (limit) => `${limit} fits, the rest is unknown`,
  chamberFits: "width and length fit; depth and bridge unknown",
  chambersFit:
    "fits the widest and the longest chamber, which may not be the same; depth and bridge unknown",
} satisfies Words<typeof nl.passageWords>;

export const waterWords = {
  point: (nth) => `point ${nth}`,
  shallow: (depth, places) =>
    `Your route crosses a depth contour of ${depth}\u00a0m or less at ${places}. It may be too shallow for your boat there.`,
  places: (_distances, list) => `${list} from the start`,
  morePlaces: (distances, more) =>
    `${distances} from the start and ${plural(more, { one: "# more time", other: "# more times" })} after that`,
  notShallow: (depth) => `Your route doesn't cross any depth contour of ${depth}\u00a0m or less.`,
  restNotShallow: (depth) =>
    `For the rest, your route doesn't cross any depth contour of ${depth}\u00a0m or less.`,
  noDepth: "No depths are known for this route.",
  noDepthOf: (unknown, total) => `The depth is unknown for ${unknown} of the ${total}.`,
  partlyKnown: (unknown: string, total: string) =>
    `Over ${unknown} of the ${total} it is not known whether your boat may sail there.`,
  openWater: (distance: string) => `${distance} over open water.`,
  carried: (stretches: string) => `Portage: ${stretches}.`,
  carriedAt: (length: string, along: string) => `${length} after ${along}`,
  putIns: (places: string) => `Places to get in or out: ${places}.`,
  putInAt: (name: string, along: string) => `${name} after ${along}`,
  maxDraught: (meters: string) => `Draught at most ${meters}\u00a0m, according to the map.`,
  tooShallow: (meters: string, own: string) =>
    `Draught at most ${meters}\u00a0m, according to the map: your boat draws ${own}\u00a0m.`,
  legDepth: (unknown, total) => `Depth unknown for ${unknown} of the ${total}.`,
  detours: {
    unmapped: (leg, distance, straight) =>
      `${leg} is ${distance} by water for ${straight} in a straight line: the direct water may be missing from the data.`,
    obstacles: (leg, distance, straight) =>
      `${leg} is ${distance} by water for ${straight} in a straight line, because your boat does not fit on shorter waters, or that is not known.`,
  },
  unmarked: (waters) =>
    `The data have no port or starboard hand marks on ${waters}. There may be some.`,
  otherWaters: (waters) => `${waters.shown} other waters`,
} satisfies Words<typeof nl.waterWords>;
