import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { RemoteWorker } from "#rpc/remote-worker.ts";
import {
  ANSWERS_WITHOUT_NETWORKS,
  type GraphQuestions,
  type NetworkGraphCalls,
} from "./graph-calls.ts";

/**
 * The planning graphs of the packs, with a function per question of `GraphQuestions`. A question rejects with
 * a `RemoteCallError` if the worker fails or `signal` is aborted.
 */
export type NetworkGraphs = {
  readonly [Name in keyof GraphQuestions]: (
    question: GraphQuestions[Name]["input"],
    signal?: AbortSignal,
  ) => Promise<GraphQuestions[Name]["output"]>;
};

/** The parts of a pack that are used here. */
type PackWithGraph = Pick<PackOnDevice, "id" | "graph">;

/**
 * Answers questions about the graphs of the current packs in a worker, which starts with the first question
 * and restarts after a failure.
 * @param currentPacks returns the same array as long as the packs are the same
 */
export function openNetworkGraphs(
  currentPacks: () => Promise<readonly PackWithGraph[]>,
  startWorker: () => Worker = startGraphWorker,
): NetworkGraphs {
  let known: readonly PackWithGraph[] | null = null;
  const forget = (): void => {
    known = null;
  };
  const worker = new RemoteWorker<NetworkGraphCalls>(startWorker, forget);

  /** Returns whether there are networks, after which the worker has the current packs. */
  async function isReady(): Promise<boolean> {
    const packs = await currentPacks();
    const graphs = packs.flatMap(({ id, graph }) => (graph ? [{ id, bytes: graph }] : []));
    if (graphs.length === 0 && !worker.isRunning) return false;
    // Calls are answered in order, so the next one need not wait.
    if (packs !== known) void worker.call("put", graphs).catch(forget);
    known = packs;
    return true;
  }

  const asking = (name: keyof GraphQuestions) => async (question: never, signal?: AbortSignal) =>
    (await isReady()) ? worker.call(name, question, { signal }) : ANSWERS_WITHOUT_NETWORKS[name];
  const names = Object.keys(ANSWERS_WITHOUT_NETWORKS) as (keyof GraphQuestions)[];
  return Object.fromEntries(names.map((name) => [name, asking(name)])) as NetworkGraphs;
}

function startGraphWorker(): Worker {
  return new Worker(new URL("./graph-worker.ts", import.meta.url), { name: "network-graph" });
}
