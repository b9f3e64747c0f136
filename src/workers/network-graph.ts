import { createGraphRegistry } from "#storage/packs/graph-registry.ts";
import type { GraphAnswer, GraphQuestion } from "./network-graph-messages.ts";

/** Entry of the worker that keeps the planning graphs of the packs and answers from them. */

const registry = createGraphRegistry();
let answering: Promise<void> = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<GraphQuestion>) => {
  // One after another: what is asked after `put` is asked of what it put.
  answering = answering.then(async () => postMessage(await answerTo(data)));
});

/** One question that cannot be answered must not keep the next from being. */
async function answerTo(question: GraphQuestion): Promise<GraphAnswer> {
  try {
    return { answer: await askRegistry(question) };
  } catch (failure) {
    return { problem: String(failure) };
  }
}

async function askRegistry(question: GraphQuestion): Promise<unknown> {
  if (question.kind === "put") return registry.put(question.packs);
  if (question.kind === "nodesOnPost") return registry.nodesOnPost(question.identity);
  return registry.nodesNear(question.place, question.count, question.mode);
}
