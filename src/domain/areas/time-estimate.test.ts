import { describe, expect, test } from "vitest";
import { landOf } from "./invented-land.fixture.ts";
import { sizeEstimate } from "./size-estimate.ts";
import { type NumberedTile, runsOfBoxes, tilesOfRuns } from "./tile-runs.ts";
import { remainingMs, type TimedTile } from "./time-estimate.ts";

const AT_ONCE = 6;
const PROVINCE = tilesOfRuns(runsOfBoxes([[4.1, 51.8, 4.9, 52.25]]));

interface Network {
  readonly latencyMs: number;
  /** Shared by the requests that are on their way. */
  readonly bytesPerMs: number;
}

/** Fetches tiles over a network, six at a time, and returns the milliseconds that it takes. */
function fetchOver(
  { latencyMs, bytesPerMs }: Network,
  next: () => NumberedTile | null,
  sizeOf: (tile: NumberedTile) => number,
  onTile: (tile: NumberedTile, durationMs: number) => void = () => {},
): number {
  let nowMs = 0;
  let asked: { tile: NumberedTile; atMs: number; waitMs: number; bytes: number }[] = [];
  for (;;) {
    while (asked.length < AT_ONCE) {
      const tile = next();
      if (!tile) break;
      asked.push({ tile, atMs: nowMs, waitMs: latencyMs, bytes: sizeOf(tile) });
    }
    if (asked.length === 0) return nowMs;
    const coming = asked.filter(({ waitMs }) => waitMs <= 0).length;
    const rate = bytesPerMs / Math.max(1, coming);
    const stepMs = Math.min(...asked.map(({ waitMs, bytes }) => waitMs || bytes / rate));
    nowMs += stepMs;
    for (const request of asked) {
      if (request.waitMs > 0) request.waitMs = Math.max(0, request.waitMs - stepMs);
      else request.bytes -= rate * stepMs;
    }
    const isDone = (request: { waitMs: number; bytes: number }) =>
      request.waitMs === 0 && request.bytes < 0.01;
    for (const { tile, atMs } of asked.filter(isDone)) onTile(tile, nowMs - atMs);
    asked = asked.filter((request) => !isDone(request));
  }
}

/** Returns how far the estimate is off, as a part of the time that the rest then takes. */
function offBy(network: Network, sizeOf: (tile: NumberedTile) => number): number {
  const estimate = sizeEstimate(PROVINCE);
  const timed: TimedTile[] = [];
  const known = new Set<NumberedTile>();
  const elapsedMs = fetchOver(network, estimate.next, sizeOf, (tile, durationMs) => {
    const bytes = sizeOf(tile);
    estimate.note(tile, bytes);
    timed.push({ bytes, durationMs });
    known.add(tile);
  });
  const rest = PROVINCE.filter((tile) => !known.has(tile));
  const bytes = estimate.totalBytes() - timed.reduce((sum, tile) => sum + tile.bytes, 0);
  const estimatedMs = remainingMs(
    { tiles: timed, atOnce: AT_ONCE, elapsedMs },
    { tiles: rest.length, bytes },
  );
  const tiles = rest.values();
  return estimatedMs / fetchOver(network, () => tiles.next().value ?? null, sizeOf) - 1;
}

describe("the estimate of the time to fetch an area", () => {
  test.each([
    { what: "near and fast", latencyMs: 15, bytesPerMs: 12_500 },
    { what: "far away", latencyMs: 150, bytesPerMs: 6000 },
    { what: "a phone's", latencyMs: 60, bytesPerMs: 2000 },
    { what: "slow", latencyMs: 80, bytesPerMs: 500 },
  ])("is within 30 % in ten lands over a network that is $what", (network) => {
    const off = Array.from({ length: 10 }, (_, seed) => offBy(network, landOf(seed + 1)));
    expect(Math.max(...off.map(Math.abs)), off.join(" ")).toBeLessThan(0.3);
  });

  test("counts tiles where only their number matters", () => {
    const tiles = Array.from({ length: 60 }, () => ({ bytes: 1000, durationMs: 1500 }));
    const elapsedMs = 60 * 250;
    expect(
      remainingMs({ tiles, atOnce: AT_ONCE, elapsedMs }, { tiles: 400, bytes: 9e9 }),
    ).toBeCloseTo(100_000);
  });

  test("without tiles, or of empty ones, is no more than their latency", () => {
    const none = { tiles: [], atOnce: AT_ONCE, elapsedMs: 0 };
    expect(remainingMs(none, { tiles: 10, bytes: 10 })).toBe(0);
    const empty = { ...none, tiles: [{ bytes: 0, durationMs: 60 }], elapsedMs: 60 };
    expect(remainingMs(empty, { tiles: 10, bytes: 10 })).toBeCloseTo(100);
  });
});
