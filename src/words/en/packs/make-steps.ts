import type * as nl from "../../nl/packs/make-steps.ts";
import type { Words } from "../../words.ts";

/** The steps of making a pack, in the order in which they are done. */
export const makeSteps = {
  queued: "waiting for the server",
  cutting: "the server is extracting the area",
  receiving: "downloading",
  index: "indexing the file",
  relations: "finding routes",
  ways: "reading paths",
  nodes: "reading nodes",
  routes: "building the network",
  tiles: "drawing the network",
} satisfies Words<typeof nl.makeSteps>;

/** The step that is going on. */
export const makeWords = {
  step: (number, count, step) => `Step ${number} of ${count}: ${step}`,
  received: (step, done, total) => `${step}, ${done} of ${total}`,
} satisfies Words<typeof nl.makeWords>;
