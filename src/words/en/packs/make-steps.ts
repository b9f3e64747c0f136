import type * as nl from "../../nl/packs/make-steps.ts";
import type { Words } from "../../words.ts";

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

export const makeWords = {
  step: (number, count, step) => `Step ${number} of ${count}: ${step}`,
  received: (step, done, total) => `${step}, ${done} of ${total}`,
} satisfies Words<typeof nl.makeWords>;
