import type * as nl from "../../nl/water/bulletin.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const noticeTexts = {
  heading: "Notices to skippers",
  ask: "Download notices",
  asking: "Downloading notices …",
  reading: "Notices to skippers: not read yet.",
  missing:
    "Notices to skippers have not been downloaded yet. Check www.vaarweginformatie.nl to see if you can get through.",
  offlineOnly: "You chose offline only, so the app downloads no new ones.",
  failed: "Newer ones could not be downloaded.",
  hours:
    "The hours of the day for which it applies are not included. Read the notice at www.vaarweginformatie.nl.",
  show: "Show on the map",
  unsearched: "It was not checked whether any notices are on your route.",
  unplaced: "No name",
} satisfies Words<typeof nl.noticeTexts>;

export const noticeKinds = {
  blocked: "closed to navigation",
  "no-service": "no service",
  partly: "partly obstructed",
  height: "limited height",
  width: "limited width",
  length: "limited length",
  depth: "limited depth",
  service: "changed operating hours",
  delay: "delay",
  caution: "special caution",
  other: "other notice",
} satisfies Words<typeof nl.noticeKinds>;

export const noticeWords = {
  fresh: (moment) => `Notices as of ${moment}.`,
  old: (moment) => `The notices are from ${moment}, more than a day old. There may be new ones.`,
  ahead: (moment) =>
    `The notices are from ${moment}, later than your clock. Their age is not known.`,
  by: (kind, moment) => `${kind} according to the notices of ${moment}`,
  period: (start, end) => `from ${start} to ${end}`,
  periodOpen: (start) => `from ${start} until further notice`,
  onRoute: (count) =>
    plural(count, { one: "# notice on your route", other: "# notices on your route" }),
  noneOnRoute: "No notices with a place are on your route.",
  later: (day) => `Notices that begin after ${day} have not been downloaded yet.`,
  leftOut: (count) =>
    plural(count, {
      one: "# notice without a readable place is not included.",
      other: "# notices without a readable place are not included.",
    }),
} satisfies Words<typeof nl.noticeWords>;

export const tideWords = {
  high: (clock, height) => `high ${clock} ${height}`,
  low: (clock, height) => `low ${clock} ${height}`,
  turn: (clock, height) => `${clock} ${height}`,
  tides: (tides) => `${tides} relative to NAP, without wind`,
  station: (name, distance) => `${name}, ${distance} away`,
  level: (height, name, clock, distance) =>
    `${height} relative to NAP at ${name} (${distance}), measured ${clock}`,
  depths: (highest, others) =>
    `If the depth ${highest} is as entered: ${others}. Calculated tide, without wind.`,
  deep: (moment, depth) => `${moment} about ${depth}`,
  dry: (moment) => `${moment} dry`,
  now: "now",
  at: (clock) => `at ${clock}`,
  outside: "There is no calculated tide for the next 24 hours.",
} satisfies Words<typeof nl.tideWords>;

export const tideTexts = {
  tide: "Tide",
  level: "Level",
  count: "Take the tide into account",
  countHint: "Only on water that rises and falls with the sea.",
  notApplied: "Not applied to the clearance: the data do not say which level it counts from.",
  missing: "The tide has not been downloaded yet.",
  far: "The data have no tide station within 25 km.",
} satisfies Words<typeof nl.tideTexts>;
