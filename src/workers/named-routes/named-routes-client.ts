import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { RemoteWorker } from "#rpc/remote-worker.ts";
import type { NamedRoutesCalls } from "./named-routes-calls.ts";

/** The named routes of the packs. */
export interface NamedRoutes {
  /** Resolves to the answer of a call; to null if no pack has named routes. */
  ask<Name extends "list" | "route" | "lines">(
    name: Name,
    input: NamedRoutesCalls[Name]["input"],
  ): Promise<NamedRoutesCalls[Name]["output"] | null>;
}

/** The parts of a pack that are used here. */
type PackWithRoutes = Pick<PackOnDevice, "id" | "namedRoutes">;

/**
 * Opens the named routes of the current packs in a worker, which starts with the first question and restarts after a
 * failure.
 * @param currentPacks returns the same array as long as the packs are the same
 */
export function openNamedRoutes(
  currentPacks: () => Promise<readonly PackWithRoutes[]>,
  startWorker: () => Worker = startRoutesWorker,
): NamedRoutes {
  let known: readonly PackWithRoutes[] | null = null;
  const forget = (): void => {
    known = null;
  };
  const worker = new RemoteWorker<NamedRoutesCalls>(startWorker, forget);
  return {
    async ask(name, input) {
      const packs = await currentPacks();
      const files = packs.flatMap(({ id, namedRoutes }) =>
        namedRoutes ? [{ id, bytes: namedRoutes }] : [],
      );
      if (files.length === 0) return null;
      // Calls are answered in order, so the next one need not wait.
      if (packs !== known) void worker.call("put", files).catch(forget);
      known = packs;
      return worker.call(name, input);
    },
  };
}

function startRoutesWorker(): Worker {
  return new Worker(new URL("./named-routes-worker.ts", import.meta.url), {
    name: "routes-in-packs",
  });
}
