import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { RemoteWorker } from "#rpc/remote-worker.ts";
import {
  ANSWERS_WITHOUT_NETWORKS,
  type GraphQuestions,
  type NetworkGraphCalls,
} from "./graph-calls.ts";

/**
 * The planning graphs of the packs, a function per question of `GraphQuestions`. A question rejects with
 * a `RemoteCallError` when the worker fails, or when `signal` is aborted.
 */
export type NetworkGraphs = {
  readonly [Name in keyof GraphQuestions]: (
    question: GraphQuestions[Name]["input"],
    signal?: AbortSignal,
  ) => Promise<GraphQuestions[Name]["output"]>;
};

/** The part of a pack that is read here. */
type PackWithGraph = Pick<PackOnDevice, "id" | "graph">;

/**
 * Asks the graphs of the current packs in a worker that starts with the first question, and again with
 * the next one after it failed.
 * @param currentPacks gives the same array as long as the packs are the same
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

  /** Whether there are networks to ask: the worker knows the current packs then. */
  async function isReady(): Promise<boolean> {
    const packs = await currentPacks();
    const graphs = packs.flatMap(({ id, graph }) => (graph ? [{ id, bytes: graph }] : []));
    if (graphs.length === 0 && !worker.isRunning) return false;
    // Calls are answered in order: the next one may be made at once.
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
