import { remembered } from "#domain/async/remembered.ts";
import { type CallFunctions, callFunctions } from "#rpc/call-functions.ts";
import { RemoteWorker } from "#rpc/remote-worker.ts";
import type { FairwayCalls } from "./fairway-calls.ts";

/** The lookup of bridges, locks and marks, with a function per question. */
export type Fairways = CallFunctions<Omit<FairwayCalls, "put">>;

/** The calls that need the waters of the map and not the file. */
const WITHOUT_FILE: readonly (keyof FairwayCalls)[] = ["legBetween", "roomOnWater", "watersAt"];

/**
 * Looks up bridges, locks and marks in a worker, which starts with the first question and restarts after a
 * failure.
 * @param readFile returns a copy of the file, which is transferred to the worker before the first question
 * that needs it; its error rejects that question
 */
export function openFairways(
  readFile: () => Promise<ArrayBuffer>,
  startWorker: () => Worker = startFairwayWorker,
): Fairways {
  const worker = new RemoteWorker<FairwayCalls>(startWorker, () => put.forget());
  const put = remembered(async (): Promise<void> => worker.call("put", await readFile()));
  const call: RemoteWorker<FairwayCalls>["call"] = async (name, input, options) => {
    if (!WITHOUT_FILE.includes(name)) await put();
    return worker.call(name, input, options);
  };
  return callFunctions<FairwayCalls>({ call });
}

function startFairwayWorker(): Worker {
  return new Worker(new URL("./fairway-worker.ts", import.meta.url), { name: "fairway" });
}
