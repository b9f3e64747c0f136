import type * as nl from "../../nl/packs/findings.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const findingsTexts = {
  failed: "The pack's contents can't be read right now.",
  unknown: "This version of the app can't read the pack's contents. Make the pack again.",
  newest:
    "The file doesn't have a date, so the pack uses the date of the most recent edit in the file.",
  waysTooLarge:
    "The paths of this area take too much memory: this pack only has the numbered networks. Choose a smaller area for routes along every path.",
  noWays: "It doesn't contain any roads or paths.",
  watersTooLarge:
    "The waterways of this area take too much memory: this pack does not have them. Choose a smaller area.",
  namedTooLarge:
    "The signed routes of this area take too much memory: this pack does not have them. Choose a smaller area.",
  brokenNamed: "Signed routes with a gap",
  brokenNamedHint:
    "These routes are interrupted in OpenStreetMap. Places where a route leaves the area do not count.",
  broken: "Broken routes",
  brokenHint:
    "You can't plan along these routes. This may be because of how they're mapped in OpenStreetMap, or because parts of them are outside the area.",
} satisfies Words<typeof nl.findingsTexts>;

export const brokenReasons = {
  "no-ways": "has no paths",
  "ways-not-in-extract": "lies outside this area",
  "post-missing": "is missing a node",
  "too-few-posts": "doesn't have two nodes",
  "single-post": "starts and ends at the same node",
  disconnected: "has a gap, or leads nowhere",
} satisfies Words<typeof nl.brokenReasons>;

export const findingModes = {
  walk: "walking",
  cycle: "cycling",
  canoe: "canoeing",
  motorboat: "boating",
} satisfies Words<typeof nl.findingModes>;

export const networkNodes = {
  walk: (count) => plural(count, { one: "# walking node", other: "# walking nodes" }),
  cycle: (count) => plural(count, { one: "# cycling node", other: "# cycling nodes" }),
  canoe: (count) => plural(count, { one: "# canoe node", other: "# canoe nodes" }),
  motorboat: (count) => plural(count, { one: "# boating node", other: "# boating nodes" }),
} satisfies Words<typeof nl.networkNodes>;

export const findingsWords = {
  routes: (count) => plural(count, { one: "# route", other: "# routes" }),
  broken: (found, routes) =>
    `${found}; ${plural(routes, { one: "# route is", other: "# routes are" })} broken`,
  nameless: "A route without a name",
  gap: (gaps, length) =>
    plural(gaps, { one: `has a gap of ${length}`, other: `has # gaps, the first of ${length}` }),
  brokenRoute: (name, mode, reason) => `${name} (${mode}) ${reason}`,
  more: (count, total) => `Show ${count} more of ${total}`,
} satisfies Words<typeof nl.findingsWords>;
