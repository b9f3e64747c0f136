import type * as nl from "../../nl/plan/named-routes.ts";
import type { Words } from "../../words.ts";
import { plural } from "../locale.ts";

export const namedRouteTexts = {
  heading: "Signed routes",
  hint: "Long-distance paths, national cycle routes and other routes in your map packs",
  filter: "Search by name or number",
  none: "Your map packs have no signed routes. Only packs made recently have them.",
  noMatch: "No route with that name or number.",
  loading: "Looking up routes …",
  failed: "The routes cannot be looked up now.",
  gone: "This route is no longer in your map packs.",
  onLine: "Several routes along this line",
  beyond: "Continues outside your map packs.",
  follow: "Follow",
  followBack: "Follow the other way",
  plan: "Make it a plan",
  openPlan: "Open the plan",
  partOf: "This part",
  planning: "Making the plan …",
  noPlan: "Your map packs have no paths here to make a plan of. You can still follow it.",
  planFailed: "A plan cannot be made now. Try again.",
  part: "Choose a part",
  partStart: "Tap the route where you start, or move the cross onto it.",
  partEnd: "Now tap where you finish.",
  beginHere: "Start here",
  endHere: "Finish here",
  again: "Start over",
  partNone: "The route does not run on between these places. Choose two places on one piece.",
  stages: "Stages",
  modes: { walk: "Walking route", cycle: "Cycle route" },
  showAll: "Show them on the map",
} satisfies Words<typeof nl.namedRouteTexts>;

export const namedRouteWords = {
  inPacks: (kind, length) => `${kind} · ${length} in your packs`,
  fromTo: (from, to) => `From ${from} to ${to}`,
  pieces: (count, length) =>
    `${plural(count, { one: "In # piece", other: "In # pieces" })}; you can follow ${length}.`,
  sides: (count, length) =>
    `${plural(count, { one: "With # side path or alternative", other: "With # side paths and alternatives" })}, ${length} in all.`,
  gaps: (length) => `Over a gap of ${length} the line is straight.`,
  partLength: (name, length) => `${name}: ${length}`,
  more: (count) =>
    `${plural(count, { one: "There is # more route", other: "There are # more routes" })}. Search by name or number.`,
  off: (length) => `One of the places is ${length} from the route.`,
  strays: (length) => `For ${length} the plan leaves the route.`,
} satisfies Words<typeof nl.namedRouteWords>;
