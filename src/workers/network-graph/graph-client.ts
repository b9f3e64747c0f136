import { remembered } from "#domain/async/remembered.ts";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { isBoatingMode, type NetworkMode } from "#domain/network/network-mode.ts";
import type { TrackToMatch } from "#domain/network/ways/match/match-track.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { TrackOnWays } from "#domain/plans/plan-of-track.ts";
import { type CallFunctions, callFunctions } from "#rpc/call-functions.ts";
import { type CallOptions, RemoteWorker } from "#rpc/remote-worker.ts";
import {
  ANSWERS_WITHOUT_NETWORKS,
  type GraphQuestions,
  type NetworkGraphCalls,
} from "./graph-calls.ts";

/** The planning graphs of the packs, with a function per question. */
export type NetworkGraphs = CallFunctions<GraphQuestions>;

/** The question that reports its progress. */
export interface TrackMatcher {
  /** Asks `trackOnWays`; `onPart` receives the progress, from 0 to 1. */
  readonly matchTrack: (
    track: TrackToMatch,
    options: CallOptions<number>,
  ) => Promise<TrackOnWays | "too-long" | null>;
}

/** The parts of a pack that are used here. */
type PackWithGraph = Pick<PackOnDevice, "id" | "graph" | "ways" | "water" | "areas" | "dataDate">;

/**
 * Answers questions about the graphs of the current packs in a worker, which starts with the first question
 * and restarts after a failure.
 * @param currentPacks returns the same array as long as the packs are the same
 * @param readWaters returns the file of the waters of the country, which is read for the first leg of a boat; its error, or
 * eight seconds without it, leave that leg straight
 * @param readFairways returns the file of the bridges and locks, which is read for the waters of packs
 */
export function openNetworkGraphs(
  currentPacks: () => Promise<readonly PackWithGraph[]>,
  startWorker: () => Worker = startGraphWorker,
  readWaters: () => Promise<ByteSource | null> = async () => null,
  readFairways: () => Promise<ByteSource | null> = async () => null,
): NetworkGraphs & TrackMatcher {
  let known: readonly PackWithGraph[] | null = null;
  const forget = (): void => {
    known = null;
    waters.forget();
    fairways.forget();
  };
  const worker = new RemoteWorker<NetworkGraphCalls>(startWorker, forget);
  const waters = remembered(async (): Promise<void> => {
    const file = await readWaters();
    if (file) await worker.call("putWaters", file);
  });

  const fairways = remembered(async (): Promise<void> => {
    const file = await readFairways();
    if (file) await worker.call("putFairways", file);
  });

  /** Gives the worker the waters of the country, and what crosses those of packs. */
  async function getAfloat(): Promise<void> {
    const hasOwn = (await currentPacks()).some(({ water }) => water);
    const complain = (failure: unknown): void => console.warn("No waters:", failure);
    // Without the waters the answer says that they are missing; the next question asks for them again.
    await Promise.all([waters().catch(complain), hasOwn && fairways().catch(complain)]);
  }

  /** Returns whether there are networks, after which the worker has the current packs. */
  async function isReady(): Promise<boolean> {
    const packs = await currentPacks();
    const graphs = packs.flatMap(({ id, graph, ways = null, water = null, areas, dataDate }) =>
      graph || ways || water ? [{ id, bytes: graph, ways, water, areas, dataDate }] : [],
    );
    if (graphs.length === 0 && !worker.isRunning) return false;
    // Calls are answered in order, so the next one need not wait.
    if (packs !== known) void worker.call("put", graphs).catch(forget);
    known = packs;
    return true;
  }

  const call: RemoteWorker<GraphQuestions>["call"] = async (name, question, options) => {
    const afloat = isAfloat(name, question);
    if (afloat) await settledWithin(WATERS_PATIENCE_MS, getAfloat());
    // Only the worker gives the reason for a straight leg afloat.
    return (await isReady()) || afloat
      ? worker.call(name, question, options)
      : ANSWERS_WITHOUT_NETWORKS[name](question);
  };
  return Object.assign(callFunctions<GraphQuestions>({ call }), {
    matchTrack: (track: TrackToMatch, options: CallOptions<number>) =>
      call("trackOnWays", track, options),
  });
}

/** A download that hangs must not hold up a plan. It goes on meanwhile, for the questions after that. */
const WATERS_PATIENCE_MS = 8000;

async function settledWithin(patienceMs: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
}

/** Returns whether a question is about legs of a boat beside the network. */
function isAfloat(name: keyof GraphQuestions, question: unknown): boolean {
  const { mode, along } = question as { readonly mode?: NetworkMode; readonly along?: unknown };
  if (!isBoatingMode(mode)) return false;
  return name === "draftAlternatives" || name === "alongWays" || (name === "route" && !!along);
}

function startGraphWorker(): Worker {
  return new Worker(new URL("./graph-worker.ts", import.meta.url), { name: "network-graph" });
}
