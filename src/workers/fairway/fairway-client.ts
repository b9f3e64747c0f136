import { remembered } from "#domain/async/remembered.ts";
import { type CallFunctions, callFunctions } from "#rpc/call-functions.ts";
import { RemoteWorker } from "#rpc/remote-worker.ts";
import type { FairwayCalls, FairwayFiles } from "./fairway-calls.ts";

/** The lookup of bridges, locks and marks, with a function per question. */
export type Fairways = CallFunctions<Omit<FairwayCalls, "put">>;

/** The calls that do not need the file. */
const WITHOUT_FILE: readonly (keyof FairwayCalls)[] = ["roomOnWater", "watersAt", "noticesOnLine"];

/**
 * Looks up bridges, locks and marks in a worker, which starts with the first question and restarts after a
 * failure.
 * @param readFiles returns the files, of which that of the app is a copy, for the worker before the first question
 * that needs them; its error rejects that question
 * @param currentPacks returns the same array as long as the packs are the same; the files are read again when it is another
 */
export function openFairways(
  readFiles: () => Promise<FairwayFiles>,
  startWorker: () => Worker = startFairwayWorker,
  currentPacks: () => Promise<unknown> = async () => null,
): Fairways {
  const worker = new RemoteWorker<FairwayCalls>(startWorker, () => put.forget());
  const put = remembered(async (): Promise<void> => worker.call("put", await readFiles()));
  let known: unknown = null;
  const putNewest = async (): Promise<void> => {
    const packs = await currentPacks();
    if (packs !== known) put.forget();
    known = packs;
    return put();
  };
  const call: RemoteWorker<FairwayCalls>["call"] = async (name, input, options) => {
    if (!WITHOUT_FILE.includes(name)) await putNewest();
    return worker.call(name, input, options);
  };
  return callFunctions<FairwayCalls>({ call });
}

function startFairwayWorker(): Worker {
  return new Worker(new URL("./fairway-worker.ts", import.meta.url), { name: "fairway" });
}
