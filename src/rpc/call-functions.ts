import type { Calls } from "./procedure.ts";
import type { RemoteWorker } from "./remote-worker.ts";

/** Calls of a worker as functions. Each rejects with a `RemoteCallError`; aborting `signal` cancels the call. */
export type CallFunctions<Api extends Calls<Api>, Name extends keyof Api = keyof Api> = {
  readonly [Key in Name]: (
    input: Api[Key]["input"],
    signal?: AbortSignal,
  ) => Promise<Api[Key]["output"]>;
};

/** Returns the named calls of a worker as functions. */
export function callFunctions<Api extends Calls<Api>, Name extends keyof Api & string>(
  worker: Pick<RemoteWorker<Api>, "call">,
  names: readonly Name[],
): CallFunctions<Api, Name> {
  const functions = names.map((name) => [
    name,
    (input: Api[Name]["input"], signal?: AbortSignal) => worker.call(name, input, { signal }),
  ]);
  return Object.fromEntries(functions) as CallFunctions<Api, Name>;
}
