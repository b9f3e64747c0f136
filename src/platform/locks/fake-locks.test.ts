import { describe, expect, it, vi } from "vitest";
import { fakeLocks } from "./fake-locks.ts";

/** Holds a name until the function it gives back is called. */
function held(locks: ReturnType<typeof fakeLocks>, name: string): () => void {
  let release = (): void => {};
  void locks.hold(name, () => new Promise<void>((resolve) => (release = resolve)));
  return () => release();
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("who waits until a name is free", () => {
  it("is told once when its holder lets go, all at a time, and holds nothing", async () => {
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

  it("is told when the tab that held it dies, and takes nothing from one that lives", async () => {
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

  it("is told at once of a name that nobody holds", async () => {
    const listener = vi.fn();
    fakeLocks().whenFree("recording", listener);
    await turn();
    expect(listener).toHaveBeenCalledOnce();
  });

  it("hears nothing after it stopped waiting", async () => {
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
