import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { OnlineTiles } from "./online-tiles.ts";

const TILE_JSON = "https://tiles.example/planet";
const TILE = { z: 12, x: 2097, y: 1354 };
const PARENT = { z: 11, x: 1048, y: 677 };
const NEIGHBOUR = { z: 12, x: 2098, y: 1354 };
/** A tile of the start view. */
const FAR_TILE = { z: 8, x: 131, y: 84 };
const TILE_BYTES = Uint8Array.from([0x1a, 1, 0]);
const never = new AbortController().signal;

const description = () =>
  Response.json({ tiles: ["https://tiles.example/v1/{z}/{x}/{y}.pbf"], maxzoom: 14 });
const AS_TILE = { headers: { "content-type": "application/x-protobuf" } };
const tile = () => new Response(TILE_BYTES, AS_TILE);
const page = () =>
  new Response("<html>log in</html>", { headers: { "content-type": "text/html" } });

type Answer = () => Response | Promise<Response>;

/** A server with changeable responses, which records requests and reports. */
function server(answer: Answer, describeItself: Answer = description) {
  const seen = { asked: [] as string[], late: [] as TileAddress[], failing: [] as boolean[] };
  const state = { answer, describeItself, nowMs: 0, mayAsk: true };
  const tiles = new OnlineTiles({
    tileJsonUrl: TILE_JSON,
    fetchFrom: (async (url: string) => {
      seen.asked.push(url);
      return url === TILE_JSON ? state.describeItself() : state.answer();
    }) as typeof fetch,
    nowMs: () => state.nowMs,
    mayAsk: () => state.mayAsk,
    onLate: (late) => seen.late.push(late),
    onFailing: (isFailing) => seen.failing.push(isFailing),
  });
  const tilesAsked = () => seen.asked.filter((url) => url !== TILE_JSON).length;
  return { tiles, seen, state, tilesAsked };
}

/** A response that arrives when released. */
function held() {
  let release: (response: Response) => void = () => {};
  const response = new Promise<Response>((resolve) => {
    release = resolve;
  });
  return { answer: () => response, release };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a server that responds", () => {
  it("is asked for tiles at the URL in its TileJSON", async () => {
    const { tiles, seen } = server(tile);
    const bytes = await tiles.resolve(TILE, never);
    expect(new Uint8Array(bytes ?? new ArrayBuffer(0))).toEqual(TILE_BYTES);
    expect(seen.asked).toEqual([TILE_JSON, "https://tiles.example/v1/12/2097/1354.pbf"]);
  });

  it("is asked for its TileJSON once", async () => {
    const { tiles, seen } = server(tile);
    await Promise.all([tiles.resolve(TILE, never), tiles.resolve(NEIGHBOUR, never)]);
    await tiles.resolve(PARENT, never);
    expect(seen.asked.filter((url) => url === TILE_JSON)).toHaveLength(1);
  });

  it("can lack a tile or send an empty one without counting as failing", async () => {
    const { tiles, seen, state } = server(() => new Response(null, { status: 404 }));
    expect(await tiles.resolve(TILE, never)).toBeNull();
    state.answer = () => new Response(new ArrayBuffer(0));
    expect(await tiles.resolve(NEIGHBOUR, never)).toBeNull();
    expect(await tiles.resolve({ z: 15, x: 0, y: 0 }, never)).toBeNull();
    expect(seen.failing).toEqual([]);
  });
});

describe("a recent tile", () => {
  it("is served again without a request, any number of times", async () => {
    const { tiles, state, tilesAsked } = server(tile);
    const given = await tiles.resolve(TILE, never);
    // Transferred to a worker.
    structuredClone(given, { transfer: given ? [given] : [] });
    state.mayAsk = false;
    for (let times = 0; times < 2; times++) {
      const again = await tiles.resolve(TILE, never);
      expect(new Uint8Array(again ?? new ArrayBuffer(0))).toEqual(TILE_BYTES);
    }
    expect(tilesAsked()).toBe(1);
  });

  it("is served when no requests are allowed", async () => {
    const { tiles, state, seen } = server(tile);
    state.mayAsk = false;
    expect(await tiles.resolve(TILE, never)).toBeNull();
    expect(seen.asked).toEqual([]);
  });

  it("is forgotten after 48 others", async () => {
    const { tiles, tilesAsked } = server(tile);
    for (let x = 0; x <= 48; x++) await tiles.resolve({ z: 12, x, y: 0 }, never);
    expect(tilesAsked()).toBe(49);
    await tiles.resolve({ z: 12, x: 1, y: 0 }, never);
    expect(tilesAsked()).toBe(49);
    await tiles.resolve({ z: 12, x: 0, y: 0 }, never);
    expect(tilesAsked()).toBe(50);
  });
});

describe("a server that fails", () => {
  const failures: readonly (readonly [string, Answer])[] = [
    ["says 500", () => new Response(null, { status: 500 })],
    ["sends a page", page],
    ["sends a page as if it were a tile", () => new Response("<html></html>", AS_TILE)],
    ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ];
  for (const [what, answer] of failures) {
    it(`counts as failing when it ${what} twice, and is not asked for a while`, async () => {
      const { tiles, seen, tilesAsked } = server(answer);
      expect(await tiles.resolve(TILE, never)).toBeNull();
      expect(seen.failing).toEqual([]);
      expect(await tiles.resolve(NEIGHBOUR, never)).toBeNull();
      expect(seen.failing).toEqual([true]);
      await tiles.resolve(PARENT, never);
      expect(tilesAsked()).toBe(2);
    });
  }

  it("is asked again after fifteen seconds, and later after a longer pause", async () => {
    const { tiles, state, tilesAsked } = server(page);
    const askAt = async (seconds: number) => {
      state.nowMs = seconds * 1000;
      await tiles.resolve(TILE, never);
      return tilesAsked();
    };
    await askAt(0);
    await askAt(0);
    expect(await askAt(14)).toBe(2);
    expect(await askAt(16)).toBe(3);
    expect(await askAt(45)).toBe(3);
    expect(await askAt(47)).toBe(4);
  });

  it("is asked again immediately when the user retries", async () => {
    const { tiles, seen, state } = server(page);
    await tiles.resolve(TILE, never);
    await tiles.resolve(TILE, never);
    state.answer = tile;
    tiles.retry();
    expect(await tiles.resolve(TILE, never)).not.toBeNull();
    expect(seen.failing).toEqual([true, false]);
  });

  it("does not fail for a request that hung before a retry, and is asked for it again", async () => {
    let fail: (error: Error) => void = () => {};
    const hanging = new Promise<Response>((_resolve, reject) => {
      fail = reject;
    });
    const { tiles, seen, state, tilesAsked } = server(tile);
    await tiles.resolve(PARENT, never);
    state.answer = () => hanging;
    const first = [TILE, NEIGHBOUR].map((one) => tiles.resolve(one, never));
    await vi.advanceTimersByTimeAsync(700);
    expect(await Promise.all(first)).toEqual([null, null]);
    state.answer = tile;
    tiles.retry();
    expect(await tiles.resolve(TILE, never)).not.toBeNull();
    expect(tilesAsked()).toBe(4);
    fail(new TypeError("Failed to fetch"));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.failing).toEqual([]);
  });

  it("is asked for its TileJSON again if that hangs", async () => {
    let fail: (error: Error) => void = () => {};
    const hanging = new Promise<Response>((_resolve, reject) => {
      fail = reject;
    });
    const { tiles, seen, state } = server(tile, () => hanging);
    const first = tiles.resolve(TILE, never);
    await vi.advanceTimersByTimeAsync(700);
    expect(await first).toBeNull();
    state.describeItself = description;
    tiles.retry();
    expect(await tiles.resolve(TILE, never)).not.toBeNull();
    fail(new TypeError("Failed to fetch"));
    await vi.advanceTimersByTimeAsync(0);
    expect(await tiles.resolve(NEIGHBOUR, never)).not.toBeNull();
    expect(seen.asked.filter((url) => url === TILE_JSON)).toHaveLength(2);
  });

  it("is reported again on another network", async () => {
    const { tiles, seen } = server(page);
    for (const tileAsked of [TILE, NEIGHBOUR]) await tiles.resolve(tileAsked, never);
    tiles.restart();
    for (const tileAsked of [TILE, NEIGHBOUR]) await tiles.resolve(tileAsked, never);
    expect(seen.failing).toEqual([true, true]);
  });

  it("gives no tile if its TileJSON is a web page or points to another host", async () => {
    const { tiles, state, tilesAsked } = server(tile, page);
    expect(await tiles.resolve(TILE, never)).toBeNull();
    state.describeItself = () => Response.json({ tiles: ["https://elsewhere.example/{z}"] });
    expect(await tiles.resolve(TILE, never)).toBeNull();
    expect(tilesAsked()).toBe(0);
  });
});

describe("a slow server", () => {
  it("delays the map by at most 0.7 seconds, and its tile is there at the next request", async () => {
    const { answer, release } = held();
    const { tiles, seen } = server(answer);
    const first = tiles.resolve(TILE, never);
    await vi.advanceTimersByTimeAsync(700);
    expect(await first).toBeNull();
    release(tile());
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.late).toEqual([TILE]);
    expect(await tiles.resolve(TILE, never)).not.toBeNull();
  });

  it("does not delay the start where the overview has the map", async () => {
    const { answer, release } = held();
    const { tiles, seen } = server(answer);
    const first = tiles.resolve(FAR_TILE, never);
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toBeNull();
    release(tile());
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.late).toEqual([FAR_TILE]);
  });

  it("is awaited where the overview has the map, once it has responded", async () => {
    const { answer, release } = held();
    const { tiles, state } = server(tile);
    await tiles.resolve(TILE, never);
    state.answer = answer;
    const next = tiles.resolve(FAR_TILE, never);
    await vi.advanceTimersByTimeAsync(600);
    release(tile());
    expect(await next).not.toBeNull();
  });

  it("does not delay the next tile while one is overdue", async () => {
    const { tiles } = server(held().answer);
    const first = tiles.resolve(TILE, never);
    await vi.advanceTimersByTimeAsync(700);
    await first;
    const second = tiles.resolve(NEIGHBOUR, never);
    await vi.advanceTimersByTimeAsync(1);
    expect(await second).toBeNull();
  });

  it("is not asked for the ancestors of a tile that is overdue", async () => {
    const { tiles, tilesAsked } = server(held().answer);
    const first = tiles.resolve(TILE, never);
    await vi.advanceTimersByTimeAsync(700);
    await first;
    expect(await tiles.resolve(PARENT, never)).toBeNull();
    expect(tilesAsked()).toBe(1);
  });
});

it("is not asked further when the map has cancelled the tile", async () => {
  const { tiles, seen } = server(held().answer);
  const controller = new AbortController();
  const answer = tiles.resolve(TILE, controller.signal);
  const rejected = expect(answer).rejects.toThrow();
  controller.abort();
  await vi.advanceTimersByTimeAsync(700);
  await rejected;
  expect(seen.failing).toEqual([]);
});
