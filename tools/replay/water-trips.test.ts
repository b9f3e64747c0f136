import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { answerAfloat } from "../plan/answer-afloat.ts";
import { playFixes } from "./play-fixes.ts";
import {
  HAS_RAW_BRIDGES,
  metersBeside,
  type RawBoat,
  rawBridges,
  rawBridgesBeside,
  rawPassage,
} from "./raw-bridges.fixture.ts";
import { replayOfFile } from "./replay-input.ts";

type Place = readonly [lat: number, lng: number];

interface Trip {
  readonly name: string;
  readonly from: Place;
  readonly to: Place;
  readonly boat: RawBoat;
}

const DELFT_ROTTERDAM: Trip = {
  name: "from Delft to Rotterdam with a sloop",
  from: [52.00165, 4.3636],
  to: [51.9085, 4.4485],
  boat: { height: 1.8, width: 2.2, length: 6 },
};
const KAAG_SNEEK: Trip = {
  name: "from the Kaag to Sneek with a mast of 14 m",
  from: [52.2155, 4.5573],
  to: [53.02, 5.7],
  boat: { height: 14.2, width: 3.2, length: 10 },
};

async function planned({ from, to, boat }: Trip) {
  const answer = await answerAfloat("motorboat", { from, to, shortest: false, ...boat });
  if (!("line" in answer)) throw new Error(answer.problem);
  return { ...answer, line: answer.line.map(([lng, lat]): Place => [lat, lng]) };
}

const FIX_SECONDS = 10;
const SPEED_MPS = 3;

/** Writes the fixes of a boat on a line, some metres beside it, with the line to follow. */
function writeTrip(path: string, line: readonly Place[]): void {
  const startMs = Date.UTC(2026, 5, 1, 7);
  const fixes: number[][] = [];
  let leftMeters = 0;
  for (const [at, [lat, lng]] of line.slice(0, -1).entries()) {
    const [nextLat, nextLng] = line[at + 1] as Place;
    const meters = distanceMeters({ lat, lng }, { lat: nextLat, lng: nextLng });
    for (; leftMeters < meters; leftMeters += SPEED_MPS * FIX_SECONDS) {
      const part = leftMeters / meters;
      const [y, x] = [lat + part * (nextLat - lat), lng + part * (nextLng - lng)];
      const aside = (fixes.length % 7) * 0.00001;
      fixes.push([startMs + fixes.length * FIX_SECONDS * 1000, y + aside, x - aside, 6]);
    }
    leftMeters -= meters;
  }
  const [endLat, endLng] = line.at(-1) as Place;
  for (let wait = 0; wait < 6; wait++) {
    fixes.push([startMs + fixes.length * FIX_SECONDS * 1000, endLat, endLng, 6]);
  }
  writeFileSync(path, JSON.stringify({ mode: "motorboat", fixes, line }));
}

async function expectSailed(trip: Trip): Promise<void> {
  const { line, meters } = await planned(trip);
  const folder = mkdtempSync(join(tmpdir(), "water-trip-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "trip.json");
  writeTrip(path, line);
  // Nothing may be asked of a network on the way.
  const fetched = vi.spyOn(globalThis, "fetch");
  const { played, events } = await playFixes(replayOfFile(path));
  expect(fetched).not.toHaveBeenCalled();
  expect(played.guidance).toEqual({ state: "arrived", leftMeters: 0, arrived: true });
  expect(played.stale).toBe(0);
  expect(Math.abs(played.recording.distanceMeters - meters) / meters).toBeLessThan(0.02);
  expect(events.filter(({ event }) => event.kind === "off")).toEqual([]);
  expect(played.log?.[0]).toBe("departure");
}

describe("a boat trip that is planned and sailed without a network arrives", () => {
  test(DELFT_ROTTERDAM.name, () => expectSailed(DELFT_ROTTERDAM), 30_000);
  test(KAAG_SNEEK.name, { tags: "thorough", timeout: 300_000 }, () => expectSailed(KAAG_SNEEK));
});

const STATES = { passes: "fits", opens: "opens", blocked: "never", unknown: "unknown" } as const;

describe.skipIf(!HAS_RAW_BRIDGES)(
  "every bridge and lock of a trip agrees with the records of the source",
  () => {
    test.each([DELFT_ROTTERDAM, KAAG_SNEEK])("$name", async (trip) => {
      const { line, passed } = await planned(trip);
      const all = rawBridges();
      const beside = rawBridgesBeside(line, all);
      const found = new Map(passed.map(({ id, state }) => [id, state && STATES[state]]));
      const decided = beside.map((bridge) => [bridge.n, rawPassage(bridge, trip.boat)]);
      expect(beside.map(({ n, id }) => [n, found.get(id)])).toEqual(decided);
      expect(decided.length).toBeGreaterThan(10);
      // The plan names others only where half the width of the passage reaches the line.
      for (const id of found.keys()) {
        const bridge = all.find((one) => one.id === id);
        if (!bridge) throw new Error(`${id} is no record`);
        const reach = 30 + Math.max(bridge.w ?? 0, bridge.wm ?? 0) / 2;
        expect(metersBeside(line, bridge)).toBeLessThan(reach + 0.5);
        expect([bridge.n, found.get(id)]).toEqual([bridge.n, rawPassage(bridge, trip.boat)]);
      }
    });
  },
);
