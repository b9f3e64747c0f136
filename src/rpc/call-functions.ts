import type { Calls } from "./procedure.ts";
import type { RemoteWorker } from "./remote-worker.ts";

/** Calls of a worker as functions. Each rejects with a `RemoteCallError`; aborting `signal` cancels the call. */
export type CallFunctions<Api extends Calls<Api>, Name extends keyof Api = keyof Api> = {
  readonly [Key in Name]: (
    input: Api[Key]["input"],
    signal?: AbortSignal,
  ) => Promise<Api[Key]["output"]>;
};

/**
 * Returns the calls of a worker as functions. They are made when they are read, so that a new call needs no line here:
 * the object cannot be spread, but functions can be added to it with `Object.assign`.
 */
export function callFunctions<Api extends Calls<Api>>(
  worker: Pick<RemoteWorker<Api>, "call">,
): CallFunctions<Api> {
  return new Proxy({} as CallFunctions<Api>, {
    get(added, name) {
      if (name in added) return Reflect.get(added, name);
      // An object with `then` would be taken for a promise by `await`.
      if (typeof name !== "string" || name === "then") return undefined;
      return (input: Api[keyof Api]["input"], signal?: AbortSignal) =>
        worker.call(name as keyof Api & string, input, { signal });
    },
  });
}
