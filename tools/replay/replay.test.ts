import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { playFixes } from "./play-fixes.ts";
import { replayOfFile, replayOfTrack } from "./replay-input.ts";

vi.setConfig({ testTimeout: 30_000 });

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "replay-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const playedOf = async (name: string) =>
  (await playFixes(replayOfFile(`tools/corpus/fixes/${name}.json`))).played;

test("one old fix counts for nothing", async () => {
  const { recording, guidance, stale } = await playedOf("one-old-fix");
  expect(recording.elapsedSeconds).toBe(599);
  expect(recording.distanceMeters / 1000).toBeCloseTo(0.83, 2);
  expect([guidance, stale]).toEqual([null, 0]);
});

test("twenty minutes beside a building are no distance", { tags: "long" }, async () => {
  const { recording } = await playedOf("standing-still");
  expect(recording.elapsedSeconds).toBe(1199);
  expect(recording.distanceMeters).toBeLessThan(100);
});

test("fixes of a device whose clock is fast are usable, and give no alarm", async () => {
  const { anchor, stale } = await playedOf("late-times");
  expect(anchor.alarm).toBeNull();
  expect(stale).toBeLessThan(3);
});

test.each(["turned-early", "passed-the-end-aside"])(
  "%s arrives",
  { tags: "thorough" },
  async (name) => {
    const { guidance } = await playedOf(name);
    expect(guidance).toEqual({ state: "arrived", leftMeters: 0, arrived: true });
  },
);

test("the distance left is shown while the walker is on the way home", async () => {
  const replay = replayOfFile("tools/corpus/fixes/turned-early.json");
  const { played } = await playFixes({ ...replay, fixes: replay.fixes.slice(0, 1070) });
  expect(played.guidance).toMatchObject({ state: "on", arrived: false });
  expect(played.guidance?.leftMeters).toBeGreaterThan(450);
  expect(played.guidance?.leftMeters).toBeLessThan(550);
});

function gpxOf(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, `<gpx>${content}</gpx>`);
  return path;
}

/** A walk of 600 m to the east, a fix every 2 s. */
const trackFile = () => {
  const points = Array.from({ length: 200 }, (_, at) => {
    const time = new Date(1_790_000_000_000 + at * 2000).toISOString();
    return `<trkpt lat="52" lon="${5 + at * 0.000_043_8}"><time>${time}</time></trkpt>`;
  });
  return gpxOf("walk.gpx", `<trk><trkseg>${points.join("")}</trkseg></trk>`);
};
const routeFile = () =>
  gpxOf(
    "route.gpx",
    '<rte><rtept lat="52" lon="5"><name>12</name></rtept><rtept lat="52" lon="5.0044"><name>14</name></rtept><rtept lat="52" lon="5.0087"/></rte>',
  );

test("a track is played along a route, with its announcements", async () => {
  const { events, played } = await playFixes(replayOfTrack(trackFile(), routeFile(), "walk"));
  const words = events.map(({ event }) =>
    "node" in event ? `${event.kind} ${event.node.label}` : event.kind,
  );
  expect(words).toEqual(["at 12", "near 14", "at 14", "arrived"]);
  expect(played.guidance?.arrived).toBe(true);
});

// A process takes a second of a core.
test.skipIf(inject("isQuick"))(
  "the command prints lines of JSON, or says what is wrong",
  () => {
    const run = (...args: string[]) => {
      const all = ["node_modules/tsx/dist/cli.mjs", "tools/replay/replay.ts", ...args];
      return spawnSync(process.execPath, all, { encoding: "utf8" });
    };
    const { stdout, status } = run("--track", trackFile(), "--route", routeFile());
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(status).toBe(0);
    expect(lines[1]).toMatchObject({ event: "near", node: "14", meters: expect.any(Number) });
    expect(Object.keys(lines.at(-1))).toEqual(["recording", "guidance", "anchor", "stale"]);
    expect(run(join(folder, "missing.json"))).toMatchObject({ status: 1, stdout: "" });
  },
  120_000,
);

/** Marks from Rotterdam to Dordrecht: the Nieuwe Maas, the Noord and the Beneden Merwede, lat and lng. */
const MARKS = [
  ["Veerhaven", 51.9047, 4.4827],
  ["Erasmusbrug", 51.9091, 4.4868],
  ["Van Brienenoordbrug", 51.9043, 4.5431],
  ["Kinderdijk", 51.8877, 4.6312],
  ["Alblasserdam", 51.8628, 4.6533],
  ["Papendrecht", 51.8283, 4.6707],
  ["Dordrecht", 51.8192, 4.6682],
] as const;

test("a boat from Rotterdam to Dordrecht logs its departure, each mark, each hour and its arrival", {
  tags: "thorough",
}, async () => {
  const points = MARKS.map(
    ([name, lat, lng]) => `<rtept lat="${lat}" lon="${lng}"><name>${name}</name></rtept>`,
  );
  const route = gpxOf("marks.gpx", `<rte>${points.join("")}</rte>`);
  // Six knots, a fix every five seconds, from 9:30 on; 20 m to starboard of the line, as a boat keeps.
  const startMs = Date.UTC(2026, 5, 1, 7, 30);
  const track: string[] = [];
  for (const [at, [, lat, lng]] of MARKS.entries()) {
    const [, nextLat, nextLng] = MARKS[at + 1] ?? MARKS[at] ?? ["", lat, lng];
    const meters = Math.hypot((nextLat - lat) * 111_320, (nextLng - lng) * 68_700);
    const steps = Math.ceil(meters / 15.4);
    for (let step = 0; step < steps; step++) {
      const time = new Date(startMs + track.length * 5000).toISOString();
      const [y, x] = [
        lat + ((nextLat - lat) * step) / steps,
        lng + ((nextLng - lng) * step) / steps,
      ];
      track.push(`<trkpt lat="${y - 0.0001}" lon="${x + 0.0002}"><time>${time}</time></trkpt>`);
    }
  }
  const path = gpxOf("trip.gpx", `<trk><trkseg>${track.join("")}</trkseg></trk>`);
  const { played } = await playFixes(replayOfTrack(path, route, "motorboat"));
  const { log = [] } = played;
  const named = log.filter((line) => line.startsWith("mark ") || line.startsWith("arrival "));
  expect(named).toEqual([
    ...MARKS.slice(1, -1).map(([name]) => `mark ${name}`),
    "arrival Dordrecht",
  ]);
  expect(log[0]).toBe("departure");
  expect(log.at(-1)).toBe("arrival");
  // Two hours under way, over 10:00 and 11:00.
  expect(log.filter((line) => line === "hour")).toHaveLength(2);
});
