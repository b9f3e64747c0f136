import { afterEach, expect, test, vi } from "vitest";
import type { GraphQuestion } from "./network-graph-messages.ts";

afterEach(() => vi.unstubAllGlobals());

test("a question that cannot be answered says so, and the next one is answered", async () => {
  const scope = new EventTarget();
  const answers: unknown[] = [];
  vi.stubGlobal("addEventListener", scope.addEventListener.bind(scope));
  vi.stubGlobal("postMessage", (answer: unknown) => answers.push(answer));
  await import("./network-graph.ts");
  const ask = (data: unknown) => scope.dispatchEvent(new MessageEvent("message", { data }));
  ask({ kind: "put", packs: null });
  ask({ kind: "nodesOnPost", identity: { mode: "walk", osmId: 1 } } satisfies GraphQuestion);
  await expect.poll(() => answers).toHaveLength(2);
  expect(answers).toEqual([{ problem: expect.stringContaining("TypeError") }, { answer: [] }]);
});
