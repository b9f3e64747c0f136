import type * as nl from "../../nl/plan/route-search.ts";
import type { Words } from "../../words.ts";
import { inSentence, plural } from "../locale.ts";

export const routeSearchTexts = {
  more: "More",
  back: "Back to the plan",
  loops: "Loop",
  menuLoops: "Make a loop",
  findLoop: "Or make a loop",
  alternatives: "Another way",
  reach: "How far can I get?",
  snap: "Convert a track to nodes",
  length: "Length",
  distance: "Distance",
  from: "From",
  own: "My location",
  center: "Centre of the map",
  tapHint: " (or tap a node)",
  looking: "Searching…",
  stop: "Stop",
  stopped: "Stopped.",
  again: "Search again",
  failed: "The search didn't work.",
  noLoop: "There's no loop on the network from here. Start somewhere else.",
  takeLoop: "Use this loop",
  loopChoice: "Which loop?",
  whichStretch: "Which section?",
  whole: "Whole plan",
  noAlternative: "All other routes to this point are much longer.",
  reachEmpty: "There are no nodes for this area on this device. Add a map pack in Settings.",
  reachAlone: "There are no other nodes within this distance.",
  takeSnapped: "Turn it into a plan",
  stretches: "From node to node",
  snapNothing:
    "This track doesn't follow the network on this device. Choose another way of travelling, or add a map pack in Settings.",
  snapGone: "This track isn't on this device any more.",
} satisfies Words<typeof nl.routeSearchTexts>;

/** "Node 34". */
export const nodeWords = ((number) => `Node ${number}`) satisfies Words<typeof nl.nodeWords>;

export const noNetworkHereText = ((label) =>
  `The ${inSentence(label)} for this area isn't on this device yet.`) satisfies Words<
  typeof nl.noNetworkHereText
>;

export const searchWords = {
  length: (label, unit, min, max) => `${label} in ${unit}, ${min} to ${max}`,
  notAsLong: (wanted, length) =>
    `The network here doesn't have a loop of about ${wanted}. The closest is ${length}.`,
  twice: (length) => `${length} covered twice`,
  beginsAt: (number) => `starts at ${number}`,
  beginsAway: (number, distance) => `starts at ${number}, ${distance} from here`,
  asLong: "just as long",
  longer: (length) => `${length} longer`,
  shorter: (length) => `${length} shorter`,
  reached: (count, distance, from) =>
    `${plural(count, { one: "# node", other: "# nodes" })} within ${distance} of ${from} along the network.`,
  andMore: (count) => `And ${count.shown} more, further away. The map shows them all.`,
  unconnected: "not in the plan, because it doesn't connect to the rest",
  part: "on a route, but doesn't reach a node",
  off: "not on the network",
  notInPlan: "not in the plan",
  inPlan: (length) => `${length} along the network in the plan`,
  snapped: (on, length) => `${on} of ${length} follows the network from node to node.`,
} satisfies Words<typeof nl.searchWords>;
