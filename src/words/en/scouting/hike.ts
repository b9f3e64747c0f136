import type * as nl from "../../nl/scouting/hike.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const giveHikeTexts = {
  heading: "Hand over the hike",
  hint: "One hand-over for one patrol: only what you tick, nothing about other patrols and not the solution.",
  patrol: "For",
  sheets: "This patrol's sheets",
  maps: "Maps without the route (in a file only)",
  areaMap: "The map of the area, for the phone (only in a file)",
  areaMapHint:
    "The map then works on the phone of the patrol without a network. The route is not on it.",
  noAreaMap: "No map pack on this device has a map of the whole area. Save the area first.",
  route: "The route as a line on the map",
  routeHint: "The patrol will then see where to go.",
  hunt: "The hunt, with everything in it",
  trail: "Trail of posts",
  noTrail: "None",
  trailNotReady: "This trail isn't ready yet. Complete its posts first.",
  lines: "Drawn lines and tracks",
  asCode: "As a link or code",
  asFile: "As a file",
  making: "Preparing the hike…",
  failed: "The hike can't be prepared right now. Try again.",
  tooLong: "This is too large for a link or code. Use a file, or tick less.",
  tooLarge: "This file would be too large. Tick less.",
  needsFile: "These sheets have a map on them, which only fits in a file.",
  lineTooLong: "One of the lines is too long to hand over. Untick it.",
} satisfies Words<typeof nl.giveHikeTexts>;

export const hikeTexts = {
  heading: "Hikes from the leaders",
  none: "No hikes received yet.",
  unnamed: "Hike",
  keep: "Save this hike",
  keepHint: "Everything already on this phone stays as it is.",
  gone: "This hike isn't on this device.",
  reading: "Reading the hike…",
  cameIn: "What you were given",
  onlySheets: "Only the sheets below.",
  mapCameIn: "The map of the area. ‘Before you leave’ says whether it works here.",
  areaMap: "The map of the area",
  route: "The route and lines",
  posts: "The posts",
  hunt: "The hunt on the map",
  sheets: "Sheets",
  noSheets: "No sheets were handed over.",
  previous: "Previous",
  next: "Next",
  print: "Print the sheets",
  lost: "Only open this if you're lost",
  before: "Before you leave",
  noPosts: "No posts were handed over.",
  postsReady: "The posts are on this phone and open without a network.",
  walkGone: "The posts were deleted from this phone. Look in the bin.",
  positionOk: "The app may use your position.",
  positionDenied:
    "The app isn't allowed to use your position. Allow it in the settings of your phone or browser.",
  positionUnknown: "The app hasn't asked for your position yet.",
  askPosition: "Ask for my position",
} satisfies Words<typeof nl.hikeTexts>;

export const hikeProblems = {
  "not-shared": "There's no hike or trail in this.",
  damaged: "This hike is incomplete or damaged. Ask for it again.",
  newer: "This hike was made by a newer version of the app. Update this app first.",
  "too-long": "This hike is too large to read.",
  "too-many": "This hike has more sheets or lines than the app can show.",
} satisfies Words<typeof nl.hikeProblems>;

export const hikeWords = {
  note: (patrol) => `Only for ${patrol}: open it on a phone of that patrol.`,
  incoming: (hike, patrol) => `The hike “${hike}” for ${patrol}. Save it?`,
  pages: (pages) => plural(pages, { one: "# sheet", other: "# sheets" }),
  lines: (lines) => plural(lines, { one: "# line", other: "# lines" }),
  // "Sheet 2 of 9".
  page: (page, pages) => `Sheet ${page} of ${pages}`,
  startPost: (patrol) => `First post of ${patrol}`,
  callLeaders: (phone) => `Call the leaders: ${phone}`,
} satisfies Words<typeof nl.hikeWords>;
