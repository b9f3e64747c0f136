import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GraphAnswer } from "./network-graph-messages.ts";
import { openNetworkGraph } from "./open-network-graph.ts";

const POST_9 = { mode: "walk", osmId: 1 } as const;

/** A worker that says what the test lets it say. */
class FakeWorker extends EventTarget {
  static last: FakeWorker;
  isEnded = false;

  constructor() {
    super();
    FakeWorker.last = this;
  }

  postMessage(question: unknown): void {
    structuredClone(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(data: GraphAnswer): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

beforeEach(() => vi.stubGlobal("Worker", FakeWorker));
afterEach(() => vi.unstubAllGlobals());

test("answers go to those who ask, in turn, and so does what cannot be answered", async () => {
  const graphs = openNetworkGraph(() => {});
  const asked = [graphs.nodesOnPost(POST_9), graphs.nodesOnPost(POST_9)];
  FakeWorker.last.answer({ problem: "no such thing" });
  FakeWorker.last.answer({ answer: [] });
  await expect(asked[0]).rejects.toThrow("no such thing");
  await expect(asked[1]).resolves.toEqual([]);
});

test("a question that cannot be sent takes the answer of no other", async () => {
  const graphs = openNetworkGraph(() => {});
  const unsent = graphs.put([{ id: "a", bytes: { size: 0, slice: () => new Blob() } }]);
  await expect(unsent).rejects.toThrow("could not be cloned");
  const asked = graphs.nodesOnPost(POST_9);
  FakeWorker.last.answer({ answer: [] });
  await expect(asked).resolves.toEqual([]);
});

test("a worker that fails is ended and told of, and all who wait are refused", async () => {
  let failures = 0;
  const graphs = openNetworkGraph(() => {
    failures += 1;
  });
  const asked = graphs.nodesOnPost(POST_9);
  FakeWorker.last.dispatchEvent(Object.assign(new Event("error"), { message: "not loaded" }));
  await expect(asked).rejects.toThrow("not loaded");
  expect(FakeWorker.last.isEnded).toBe(true);
  expect(failures).toBe(1);
});
