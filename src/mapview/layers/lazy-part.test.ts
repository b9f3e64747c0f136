import { beforeEach, describe, expect, it, vi } from "vitest";
import { LazyPart } from "./lazy-part.ts";

/** A part that fails to load this many times, and then is "part". */
function partThatFails(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error("Loading chunk failed");
    return "part";
  });
  const onLoaded = vi.fn();
  return { load, onLoaded, part: new LazyPart({ load, onLoaded, warning: "No part:" }) };
}

describe("a lazy part", () => {
  let warn = vi.spyOn(console, "warn");
  beforeEach(() => {
    warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  });

  it("is loaded once for any number of requests", async () => {
    const { part, load, onLoaded } = partThatFails(0);
    expect(part.current).toBeNull();
    expect(await Promise.all([part.load(), part.load()])).toEqual(["part", "part"]);
    expect(part.current).toBe("part");
    expect(await part.load()).toBe("part");
    expect(load).toHaveBeenCalledOnce();
    expect(onLoaded.mock.calls).toEqual([["part"]]);
  });

  it("warns about an error instead of rejecting, and is loaded again at the next request", async () => {
    const { part, onLoaded } = partThatFails(1);
    expect(await part.load()).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    expect(onLoaded).not.toHaveBeenCalled();
    expect(part.takeError()).toBe(true);
    expect(part.takeError()).toBe(false);
    expect(await part.load()).toBe("part");
    expect(part.takeError()).toBe(false);
  });

  it("records an error of the part itself", async () => {
    const { part } = partThatFails(0);
    await part.load();
    part.fail(new Error("The worker broke"));
    expect(warn).toHaveBeenCalledOnce();
    expect(part.takeError()).toBe(true);
  });
});
