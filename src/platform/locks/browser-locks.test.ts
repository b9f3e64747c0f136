import { expect, it, vi } from "vitest";
import { browserLocks } from "./browser-locks.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** The part of the Web Locks API that the code uses; requests wait until the test grants them. */
function stubLocks(held: readonly LockInfo[] = []) {
  const grants: (() => void)[] = [];
  const request = vi.fn((_name: string, { signal }: LockOptions, callback: () => unknown) => {
    return new Promise((resolve, reject) => {
      grants.push(() => resolve(callback()));
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
  });
  vi.stubGlobal("navigator", { locks: { request, query: async () => ({ held, pending: [] }) } });
  return { request, grant: () => grants.shift()?.() };
}

it("waits with a shared request and never steals the lock", async () => {
  const { request, grant } = stubLocks();
  const listener = vi.fn();
  browserLocks().whenFree("recording", listener);
  const [name, options] = request.mock.lastCall ?? [];
  expect([name, options]).toEqual(["recording", { mode: "shared", signal: expect.anything() }]);
  await turn();
  expect(listener).not.toHaveBeenCalled();
  grant();
  await turn();
  expect(listener).toHaveBeenCalledOnce();
});

it("withdraws its request silently, even when it has just been granted", async () => {
  const { request, grant } = stubLocks();
  const listener = vi.fn();
  const stop = browserLocks().whenFree("recording", listener);
  const stopGranted = browserLocks().whenFree("recording", listener);
  stop();
  expect(request.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  grant();
  grant();
  stopGranted();
  await turn();
  expect(listener).not.toHaveBeenCalled();
});

it("counts a name with only waiting requests as free", async () => {
  stubLocks([
    { name: "recording", mode: "shared" },
    { name: "guidance", mode: "exclusive" },
  ]);
  expect([...(await browserLocks().held())]).toEqual(["guidance"]);
});

it("never calls back in a browser without locks", async () => {
  vi.stubGlobal("navigator", {});
  const listener = vi.fn();
  browserLocks().whenFree("recording", listener)();
  await turn();
  expect(listener).not.toHaveBeenCalled();
});
