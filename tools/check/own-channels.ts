import { threadId } from "node:worker_threads";

/**
 * Gives each thread of a test run its own channels. Node connects channels of one name across threads, so that a test
 * would hear the tabs of tests in another thread.
 */
export function ownChannels(): void {
  const Shared = globalThis.BroadcastChannel;
  // Test files of a thread share its globals.
  if (Shared.name === "OwnChannel") return;
  globalThis.BroadcastChannel = class OwnChannel extends Shared {
    constructor(name: string) {
      super(`${name} of thread ${threadId}`);
    }
  };
}
