import { beforeEach, describe, expect, it } from "vitest";
import { pointsOfFixes } from "#domain/recording/fix-columns.ts";
import { fixAt, TEN_MS, walk } from "#domain/recording/invent-fixes.fixture.ts";
import { MAX_TRACK_POINTS } from "#domain/tracks/track-limit.ts";
import { phone, settled } from "./phone.fixture.ts";
import type { Recorder } from "./recorder.ts";
import { LOW_ROOM_BYTES } from "./watch-room.ts";

let device: ReturnType<typeof phone>;

beforeEach(() => {
  device = phone();
});

describe("a recording", () => {
  it("becomes a track with every fix", async () => {
    const recorder = device.open();
    await recorder.start(() => "Opname");
    await device.give(walk(130, 1.4));
    expect(recorder.store.getState()).toMatchObject({ status: "recording", fixCount: 131 });
    const id = await recorder.stop();
    const track = await device.tracks.get(id ?? "");
    expect(track).toMatchObject({
      origin: "recorded",
      name: "Opname",
      pointCount: 131,
      segmentCount: 1,
    });
    expect(track?.points.lats).toHaveLength(131);
    expect(track?.lengthMeters).toBeGreaterThan(178);
    expect(recorder.store.getState().status).toBe("idle");
    expect(device.wakeLock.holders).toBe(0);
  });

  it("pauses at the maximum of a track, and says so", { tags: "thorough" }, async () => {
    const first = device.open();
    await first.start(() => "Opname");
    await device.give([fixAt(0, 0)]);
    device.kill();
    const trackId = first.store.getState().trackId ?? "";
    const count = MAX_TRACK_POINTS - 2;
    const many = { lngs: new Float64Array(count).fill(5), lats: new Float64Array(count).fill(52) };
    const segments = { segmentStarts: Uint32Array.of(0), gapsBefore: [null] };
    const block = { ...pointsOfFixes([]), ...many, ...segments, timesMs: null };
    const database = await device.connection.opened();
    await database.put("trackBlocks", { ...block, trackId, blockNumber: 0 });
    const recorder = device.open();
    await recorder.look();
    await recorder.resume();
    await device.give([fixAt(1, 3), fixAt(2, 6)]);
    const full = { status: "paused", fixCount: MAX_TRACK_POINTS, problem: "long" };
    expect(recorder.store.getState()).toMatchObject(full);
    const track = await device.tracks.get((await recorder.stop()) ?? "");
    expect(track?.points.lngs).toHaveLength(MAX_TRACK_POINTS);
  });

  it("ends without a track when it is stopped before the first fix, also after a restart", async () => {
    for (const isKilled of [false, true]) {
      const first = device.open();
      await first.start(() => "Opname");
      if (isKilled) device.kill();
      const recorder = isKilled ? device.open() : first;
      expect([await recorder.stop(), recorder.store.getState().status]).toEqual([null, "idle"]);
      expect(await (await device.connection.opened()).count("tracks")).toBe(0);
    }
  });

  it("keeps the screen on and reports it", async () => {
    const recorder = device.open();
    await recorder.start(() => "Opname");
    expect(recorder.store.getState().isScreenKeptOn).toBe(true);
    await recorder.pause();
    expect(recorder.store.getState().isScreenKeptOn).toBe(false);
  });

  it("ignores fixes while paused, and leaves a gap", async () => {
    const recorder = device.open();
    await recorder.start(() => "Opname");
    await device.give([fixAt(0, 0), fixAt(1, 3)]);
    await recorder.pause();
    await device.give([fixAt(2, 100)]);
    await recorder.resume();
    await device.give([fixAt(3, 6), fixAt(4, 9)]);
    const id = await recorder.stop();
    const track = await device.tracks.get(id ?? "");
    expect([...(track?.points.segmentStarts ?? [])]).toEqual([0, 2]);
    expect(track?.points.gapsBefore).toEqual([null, "paused"]);
  });

  it("marks a gap while the page was hidden", async () => {
    const recorder = device.open();
    await recorder.start(() => "Opname");
    await device.give([fixAt(0, 0)]);
    recorder.tab.leave();
    await device.give([fixAt(20, 20)]);
    expect(recorder.points()?.gapsBefore).toEqual([null, "page-hidden"]);
  });

  it("marks a gap when the permission was withdrawn, however briefly", async () => {
    const recorder = device.open();
    await recorder.start(() => "Opname");
    await device.give([fixAt(0, 0), fixAt(1, 3)]);
    device.refuse();
    await device.give([fixAt(3, 6), fixAt(4, 9)]);
    expect(recorder.store.getState()).toMatchObject({ status: "recording", fixCount: 4 });
    const id = await recorder.stop();
    const track = await device.tracks.get(id ?? "");
    expect(track?.points.gapsBefore).toEqual([null, "position-refused"]);
    expect([...(track?.points.segmentStarts ?? [])]).toEqual([0, 2]);
  });

  it("does not begin where no position will come", async () => {
    const recorder = device.open();
    device.options.isPositionImpossible = true;
    await recorder.start(() => "Opname");
    expect(recorder.store.getState()).toMatchObject({ status: "idle", startedAtMs: null });
    expect(await device.tracks.all()).toEqual([]);
    device.options.isPositionImpossible = false;
    await recorder.start(() => "Opname");
    expect(recorder.store.getState().status).toBe("recording");
  });

  it("ends without a track when the position is refused before the first fix", async () => {
    const recorder = device.open();
    await recorder.start(() => "Opname");
    device.refuse();
    await settled();
    expect(recorder.store.getState()).toMatchObject({ status: "idle", startedAtMs: null });
    expect(device.wakeLock.holders).toBe(0);
    expect(await device.tracks.all()).toEqual([]);
    device.kill();
    const later = device.open();
    await later.look();
    expect(later.store.getState().status).toBe("idle");
    await later.start(() => "Opname");
    await device.give([fixAt(0, 0)]);
    expect(later.store.getState()).toMatchObject({ status: "recording", fixCount: 1 });
  });

  it("counts the time correctly when the clock is set back, also over a restart", async () => {
    const recorder = device.open();
    await recorder.start(() => "Opname");
    await device.give(walk(60, 1.4));
    device.clock.setForward(-3_600_000);
    await device.give(walk(120, 1.4).slice(61));
    const { elapsedMs, movingMs } = recorder.store.getState();
    expect(elapsedMs).toBe(120_000);
    expect(recorder.points()?.gapsBefore).toEqual([null]);
    device.kill();
    const second = device.open();
    await second.look();
    expect(second.store.getState()).toMatchObject({ status: "interrupted", elapsedMs, movingMs });
    device.clock.pass(130_000);
    await second.resume();
    // Its time of day is 58 minutes before that of the last fix.
    await device.give([fixAt(130, 175), fixAt(131, 176)]);
    expect(second.store.getState()).toMatchObject({ fixCount: 123, elapsedMs: 121_000 });
    const track = await device.tracks.get((await second.stop()) ?? "");
    expect(track?.points.gapsBefore).toEqual([null, "app-ended"]);
  });

  it("does not store a fix again when both clocks differ by rounding after a restart", async () => {
    const recorder = device.open();
    await recorder.start(() => "Opname");
    await device.give(walk(3, 1.4));
    device.kill();
    device.clock.pass(3_000);
    device.clock.setForward(-1);
    const second = device.open();
    await second.look();
    await second.resume();
    await device.give([fixAt(3, 4.2), fixAt(4, 5.6)]);
    expect(second.store.getState().fixCount).toBe(5);
    await second.stop();
  });

  it("returns the points since a fix, also those that have moved into a block", async () => {
    const [recorder, other] = [device.open(), device.open()];
    await other.look();
    await recorder.start(() => "Opname");
    await device.give(walk(129, 1.4));
    const seconds = (one: Recorder, fixNumber: number) =>
      [...(one.since(fixNumber)?.timesMs ?? [])].map((timeMs) => (timeMs - TEN_MS) / 1000);
    for (const one of [recorder, other]) {
      expect(seconds(one, 125)).toEqual([125, 126, 127, 128, 129]);
    }
    expect(seconds(recorder, 60)).toHaveLength(70);
    expect(recorder.since(60)?.segmentStarts).toHaveLength(0);
    expect(recorder.since(59)).toBeNull();
  });

  it("pauses automatically if the user wants that, and continues when the user moves", async () => {
    device.options.pausesByItself = true;
    const recorder = device.open();
    await recorder.start(() => "Opname");
    await device.give([fixAt(0, 0), fixAt(30, 1), fixAt(59, 1), fixAt(61, 1)]);
    expect(recorder.store.getState()).toMatchObject({
      isStandingStill: true,
      fixCount: 3,
      elapsedMs: 61_000,
      lastFixAtMs: fixAt(61, 1).timeMs,
    });
    await device.give([fixAt(62, 40)]);
    expect(recorder.store.getState()).toMatchObject({ isStandingStill: false, fixCount: 4 });
    expect(recorder.points()?.gapsBefore).toEqual([null, "paused"]);
  });
});

describe("after the app was closed", () => {
  it.each([1, 59, 60, 61, 200])("%i fixes are there to resume", async (count) => {
    const first = device.open();
    await first.start(() => "Opname");
    const fixes = walk(count - 1, 1.4);
    await device.give(fixes);
    device.kill();

    const second = device.open();
    await second.look();
    expect(second.store.getState()).toMatchObject({
      status: "interrupted",
      fixCount: count,
      startedAtMs: TEN_MS,
    });
    const { distanceMeters } = first.store.getState();
    expect(second.store.getState().distanceMeters).toBeCloseTo(distanceMeters, 6);
    await second.resume();
    await device.give([fixAt(count + 5, count * 1.4)]);
    const id = await second.stop();
    const track = await device.tracks.get(id ?? "");
    expect([...(track?.points.lats ?? [])]).toEqual([
      ...fixes.map(({ lat }) => lat),
      fixAt(0, count * 1.4).lat,
    ]);
    expect(track?.points.gapsBefore).toEqual([null, "app-ended"]);
  });

  it("the recording can be finished as it was", async () => {
    const first = device.open();
    await first.start(() => "Opname");
    await device.give(walk(70, 1));
    device.kill();
    const second = device.open();
    await second.look();
    const id = await second.stop();
    expect((await device.tracks.get(id ?? ""))?.points.lats).toHaveLength(71);
    const third = device.open();
    await third.look();
    expect(third.store.getState().status).toBe("idle");
  });

  it("at most the last fix is lost, whichever write was the last", async () => {
    for (const writes of [2, 3, 30, 61, 62, 63, 64, 90, 125]) {
      device = phone();
      const first = device.open();
      await first.start(() => "Opname");
      device.connection.writesLeft = writes;
      const fixes = walk(150, 1.4);
      await device.give(fixes);
      const written = first.store.getState().fixCount;
      expect(written).toBe(151);
      device.kill();
      device.connection.writesLeft = Number.POSITIVE_INFINITY;
      const second = device.open();
      await second.look();
      const settles = Math.floor(writes / 61);
      expect(second.store.getState().fixCount).toBe(writes - settles);
    }
  });
});

describe("a storage problem", () => {
  it("is reported, and everything is stored when there is room again", async () => {
    const recorder = device.open();
    await recorder.start(() => "Opname");
    await device.give(walk(10, 1.4));
    device.connection.failure = "full";
    await device.give([fixAt(11, 16)]);
    expect(recorder.store.getState()).toMatchObject({ problem: "full", fixCount: 12 });
    expect(await recorder.stop()).toBeNull();
    expect(recorder.store.getState()).toMatchObject({ status: "paused", fixCount: 12 });
    device.connection.failure = null;
    device.clock.pass(5_000);
    await settled();
    expect(recorder.store.getState().problem).toBeNull();
    const id = await recorder.stop();
    expect((await device.tracks.get(id ?? ""))?.points.lats).toHaveLength(12);
  });

  it("is announced while little room is left, also before the start, and cleared when there is more", async () => {
    device.room.freeBytes = LOW_ROOM_BYTES - 1;
    const recorder = device.open();
    await recorder.start(() => "Opname");
    const problem = () => recorder.store.getState().problem;
    await device.give(walk(3, 1.4));
    expect(problem()).toBe("low");
    device.connection.failure = "full";
    await device.give([fixAt(4, 8)]);
    expect(problem()).toBe("full");
    device.connection.failure = null;
    await device.give([fixAt(5, 12)]);
    expect(problem()).toBe("low");
    device.room.freeBytes = LOW_ROOM_BYTES;
    device.clock.pass(60_000);
    await settled();
    expect(problem()).toBeNull();
    device.room.freeBytes = 0;
    device.clock.pass(60_000);
    // Before the response arrives.
    await recorder.pause();
    await settled();
    expect(problem()).toBeNull();
  });

  it("is made less likely by asking the browser for persistent storage", async () => {
    const recorder = device.open();
    await recorder.start(() => "Opname");
    expect(device.quota.askCount).toBe(1);
  });

  it("does not prevent recording in memory without a database", async () => {
    device.connection.failure = "absent";
    const recorder = device.open();
    await recorder.start(() => "Opname");
    await device.give(walk(3, 1.4));
    expect(recorder.store.getState()).toMatchObject({
      status: "recording",
      problem: "failed",
      fixCount: 4,
    });
    device.connection.failure = null;
    await device.give([fixAt(5, 7)]);
    const id = await recorder.stop();
    expect((await device.tracks.get(id ?? ""))?.points.lats).toHaveLength(5);
  });

  it("of cleared storage is reported after everything was stored again", async () => {
    const recorder = device.open();
    await recorder.start(() => "Opname");
    await device.give(walk(70, 1.4));
    const database = await device.connection.opened();
    for (const store of ["tracks", "trackBlocks", "recordings", "recordedFixes"] as const) {
      await database.clear(store);
    }
    await device.give([fixAt(71, 100)]);
    expect(recorder.store.getState().problem).toBe("rewritten");
    const id = await recorder.stop();
    expect((await device.tracks.get(id ?? ""))?.points.lats).toHaveLength(72);
  });
});

describe("two tabs", () => {
  it("share one recording: one makes it, the other shows it", async () => {
    const [one, other] = [device.open(), device.open()];
    await other.look();
    await one.start(() => "Opname");
    await device.give(walk(65, 1.4));
    expect(other.store.getState()).toMatchObject({ status: "elsewhere", fixCount: 66 });
    expect(other.points()?.lats).toHaveLength(66);
    await other.start(() => "Opname");
    expect(other.store.getState().status).toBe("elsewhere");
    await one.stop();
    await settled();
    expect(other.store.getState().status).toBe("idle");
  });

  it("offer the recording in the other as soon as its tab is closed, as the same track with a gap", async () => {
    const [one, other] = [device.open(), device.open()];
    await other.look();
    await one.start(() => "Opname");
    await device.give(walk(65, 1.4));
    const { trackId } = one.store.getState();
    device.kill();
    await settled();
    expect(other.store.getState()).toMatchObject({ status: "interrupted", trackId, fixCount: 66 });
    await other.resume();
    await device.give([fixAt(70, 95), fixAt(71, 97)]);
    expect(other.store.getState()).toMatchObject({ status: "recording", trackId, fixCount: 68 });
    const track = await device.tracks.get((await other.stop()) ?? "");
    expect(track).toMatchObject({ id: trackId, name: "Opname", pointCount: 68 });
    expect(track?.points.gapsBefore).toEqual([null, "app-ended"]);
  });

  it("offer it in all others; one resumes and the rest wait for it", async () => {
    const [one, two, three] = [device.open(), device.open(), device.open()];
    await Promise.all([two.look(), three.look()]);
    await one.start(() => "Opname");
    await device.give(walk(3, 1.4));
    const statuses = () => [two, three].map(({ store }) => store.getState().status);
    expect(statuses()).toEqual(["elsewhere", "elsewhere"]);
    device.kill();
    await settled();
    expect(statuses()).toEqual(["interrupted", "interrupted"]);
    await two.resume();
    await device.give([fixAt(9, 9)]);
    expect(statuses()).toEqual(["recording", "elsewhere"]);
    device.kill();
    await settled();
    expect(three.store.getState()).toMatchObject({ status: "interrupted", fixCount: 5 });
  });
});
