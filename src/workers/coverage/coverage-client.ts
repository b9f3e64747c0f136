import { type CallFunctions, callFunctions } from "#rpc/call-functions.ts";
import { RemoteWorker } from "#rpc/remote-worker.ts";
import type { CoverageCalls } from "./coverage-calls.ts";

/** Opens the worker that reads the archives of packs, which starts at the first question. */
export function openCoverage(): CallFunctions<CoverageCalls> {
  const start = (): Worker =>
    new Worker(new URL("./coverage-worker.ts", import.meta.url), { name: "coverage" });
  return callFunctions(new RemoteWorker<CoverageCalls>(start));
}
