import type * as nl from "../../nl/plan/free-plan.ts";
import type { Words } from "../../words.ts";

export const freePlanTexts = {
  free: "Free",
  freeHint: "Along all roads and paths, without nodes.",
  heading: "Free plan",
  numbers: "Points of the plan",
  strip: "From point to point",
  start: "Tap the map to begin.",
  goOn: "Tap the next place.",
  tapHint: " (or tap the map)",
  farFromWays:
    "There's no road or path on this device within 300 m. Start somewhere else, or add a map pack in Settings.",
  damaged: "Some of the roads and paths here can't be read.",
  noLoop:
    "No loop of this length was found from here. Choose another length, or start somewhere else.",
  farthest: "Farthest in each direction",
} satisfies Words<typeof nl.freePlanTexts>;

export const freePlanWords = {
  notAsLong: (wanted, length) =>
    `There's no loop of about ${wanted} here. The closest is ${length}.`,
  reached: (distance, length) =>
    `There are ${length} of roads and paths within ${distance}, as far as the packs on this device go.`,
  asTheCrowFlies: (distance) => `${distance} as the crow flies`,
} satisfies Words<typeof nl.freePlanWords>;
