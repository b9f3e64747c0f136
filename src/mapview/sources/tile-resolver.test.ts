import { describe, expect, it } from "vitest";
import { MissingTileError, resolveTile, type TileResolver } from "./tile-resolver.ts";

const TILE = { z: 8, x: 131, y: 84 };
const signal = new AbortController().signal;

function having(bytes: ArrayBuffer | null): TileResolver {
  return { name: "fake", resolve: () => Promise.resolve(bytes) };
}

function failing(message: string): TileResolver {
  return { name: "fake", resolve: () => Promise.reject(new Error(message)) };
}

describe("resolveTile", () => {
  it("returns the first tile in the chain", async () => {
    const first = new ArrayBuffer(1);
    const chain = [having(null), having(first), having(new ArrayBuffer(2))];
    expect(await resolveTile(chain, TILE, signal)).toEqual({ bytes: first, from: chain[1] });
  });

  it("continues with the next resolver after an error", async () => {
    const bytes = new ArrayBuffer(3);
    expect((await resolveTile([failing("offline"), having(bytes)], TILE, signal)).bytes).toBe(
      bytes,
    );
  });

  it("gives a 404 if no resolver has the tile", async () => {
    const missing = resolveTile([having(null), having(null)], TILE, signal);
    await expect(missing).rejects.toBeInstanceOf(MissingTileError);
    await expect(missing).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining("8/131/84"),
    });
  });

  it("reports the error instead of a 404 if a resolver failed", async () => {
    const chain = [failing("broken archive"), having(null)];
    await expect(resolveTile(chain, TILE, signal)).rejects.toThrow("broken archive");
  });

  it("asks no further resolver once the map has cancelled the tile", async () => {
    const controller = new AbortController();
    let wasAsked = false;
    const aborting: TileResolver = {
      name: "aborting",
      resolve: () => {
        controller.abort();
        return Promise.reject(new Error("aborted"));
      },
    };
    const next: TileResolver = {
      name: "next",
      resolve: () => {
        wasAsked = true;
        return Promise.resolve(null);
      },
    };
    await expect(resolveTile([aborting, next], TILE, controller.signal)).rejects.toThrow();
    expect(wasAsked).toBe(false);
  });
});
