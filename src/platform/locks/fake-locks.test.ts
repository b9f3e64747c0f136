import { describe, expect, it, vi } from "vitest";
import { fakeLocks } from "./fake-locks.ts";

/** Holds a name until the returned function is called. */
function held(locks: ReturnType<typeof fakeLocks>, name: string): () => void {
  let release = (): void => {};
  void locks.hold(name, () => new Promise<void>((resolve) => (release = resolve)));
  return () => release();
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("a listener that waits for a free name", () => {
  it("is called once when the holder lets go, together with all others, and holds nothing", async () => {
    const locks = fakeLocks();
    const release = held(locks, "recording");
    const [one, other] = [vi.fn(), vi.fn()];
    locks.whenFree("recording", one);
    locks.whenFree("recording", other);
    await turn();
    expect(one).not.toHaveBeenCalled();
    release();
    await turn();
    expect(await locks.hold("recording", async () => "mine")).toBe("mine");
    await turn();
    expect(one).toHaveBeenCalledOnce();
    expect(other).toHaveBeenCalledOnce();
  });

  it("is called when the holding tab dies, and takes nothing from a living one", async () => {
    const locks = fakeLocks();
    held(locks, "recording");
    const listener = vi.fn();
    locks.whenFree("recording", listener);
    expect(await locks.hold("recording", async () => "mine")).toBe("taken");
    locks.killHolders();
    await turn();
    expect(listener).toHaveBeenCalledOnce();
    expect((await locks.held()).size).toBe(0);
  });

  it("is called at once for a name that nobody holds", async () => {
    const listener = vi.fn();
    fakeLocks().whenFree("recording", listener);
    await turn();
    expect(listener).toHaveBeenCalledOnce();
  });

  it("is not called after it stopped waiting", async () => {
    const locks = fakeLocks();
    const release = held(locks, "recording");
    const listener = vi.fn();
    locks.whenFree("recording", listener)();
    locks.whenFree("other", listener)();
    release();
    await turn();
    expect(listener).not.toHaveBeenCalled();
  });
});
