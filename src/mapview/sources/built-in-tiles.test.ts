import { afterEach, describe, expect, it, vi } from "vitest";
import { BuiltInTiles } from "./built-in-tiles.ts";
import type { TileResolver } from "./tile-resolver.ts";

const FAR = { z: 8, x: 131, y: 84 };
const NEAR = { z: 11, x: 1050, y: 676 };
const NEAREST = { z: 13, x: 4200, y: 2704 };
const signal = new AbortController().signal;

afterEach(() => void vi.useRealTimers());

/** A resolver that answers with its name up to this zoom. */
function archive(name: string, maxZoom: number): TileResolver {
  return {
    name,
    resolve: async ({ z }) =>
      z > maxZoom ? null : (new TextEncoder().encode(name).buffer as ArrayBuffer),
  };
}

function builtIn(openWaters: () => Promise<TileResolver>, onLate = () => {}) {
  const tiles = new BuiltInTiles({ overview: archive("overview", 10), openWaters, onLate });
  return async (tile: typeof FAR) => {
    const bytes = await tiles.resolve(tile, signal);
    return bytes && new TextDecoder().decode(bytes);
  };
}

describe("BuiltInTiles", () => {
  it("opens the waters once, at the first close view and not for the whole country", async () => {
    const open = vi.fn(async () => archive("waters", 12));
    const answer = builtIn(open);
    expect(await answer(FAR)).toBe("overview");
    expect(open).not.toHaveBeenCalled();
    expect(await answer(NEAR)).toBe("waters");
    expect(await answer({ ...NEAR, z: 9 })).toBe("waters");
    expect(open).toHaveBeenCalledOnce();
  });

  it("has nothing closer, where the map cuts from the waters", async () => {
    expect(await builtIn(async () => archive("waters", 12))(NEAREST)).toBeNull();
  });

  it("serves the overview where the waters end", async () => {
    const answer = builtIn(async () => archive("waters", -1));
    expect(await answer({ ...FAR, z: 9 })).toBe("overview");
  });

  it("serves the overview while the waters load, and reports when they are ready", async () => {
    vi.useFakeTimers();
    let arrive: (waters: TileResolver) => void = () => {};
    const onLate = vi.fn();
    const coming = new Promise<TileResolver>((resolve) => {
      arrive = resolve;
    });
    const answer = builtIn(() => coming, onLate);
    const first = answer({ ...FAR, z: 10 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await first).toBe("overview");
    expect(onLate).not.toHaveBeenCalled();
    arrive(archive("waters", 12));
    await vi.advanceTimersByTimeAsync(1);
    expect(onLate).toHaveBeenCalledOnce();
    expect(await answer(NEAR)).toBe("waters");
  });

  it("works without waters that fail to load, and retries", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const open = vi.fn(async () => archive("waters", 12)).mockRejectedValueOnce(new Error("gone"));
    const answer = builtIn(open);
    expect(await answer({ ...FAR, z: 10 })).toBe("overview");
    expect(warn).toHaveBeenCalledOnce();
    expect(await answer(NEAR)).toBe("waters");
  });
});
