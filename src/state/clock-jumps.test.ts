import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { guidanceView } from "#domain/guidance/guidance-view.ts";
import { planOver, walkOver } from "#domain/guidance/simulated-walk.fixture.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { fakePositionSource } from "#platform/geolocation/fake-position-source.ts";
import { fakeLocks } from "#platform/locks/fake-locks.ts";
import { fakeCompass } from "#platform/orientation/fake-compass.ts";
import { fakeSound } from "#platform/sound/fake-sound.ts";
import { fakeSpeech } from "#platform/speech/fake-speech.ts";
import { fakeStorageQuota } from "#platform/storage-quota/fake-storage-quota.ts";
import { fakeStorageRoom } from "#platform/storage-quota/fake-storage-room.ts";
import { type FakeTab, fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { fakeVibration } from "#platform/vibration/fake-vibration.ts";
import { fakeWakeLock } from "#platform/wake-lock/fake-wake-lock.ts";
import { createAnchor } from "#state/boating/anchor.ts";
import { createManOverboard } from "#state/boating/man-overboard.ts";
import { createSteering } from "#state/boating/steering.ts";
import { createClockStore } from "#state/clock/clock-store.ts";
import { createGuidance } from "#state/guidance/guidance.ts";
import { fixStream } from "#state/position/fixes.ts";
import { ownPositionAt } from "#state/position/own-position.ts";
import { createPosition } from "#state/position/position.ts";
import { createTrip } from "#state/position/trip.ts";
import { createRecorder } from "#state/recording/recorder.ts";
import { createEdits } from "#state/records/edits.ts";
import { createPractice } from "#state/scouting/practice.ts";
import { createWatchReadings } from "#state/watches/watch-readings.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { recordingStorage } from "#storage/recordings/recording-storage.ts";
import { trackStorage } from "#storage/records/tracks/track-storage.ts";

/** The fixes of a walk in a straight line, one per second, at 1.5 m/s. */
const WALK = walkOver([
  [0, 0],
  [1000, 0],
]);
const HOME = WALK[0] as (typeof WALK)[number];
const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const JUMPS_MS = [-24, -1, 1, 24]
  .map((hours) => hours * HOUR_MS)
  .concat(-10 * SECOND_MS, 10 * SECOND_MS);

beforeEach(emptyIndexedDb);

/** A phone with the real position store, and a receiver and a clock that the test controls. */
function phone() {
  const [clock, source, compass] = [fakeClock(), fakePositionSource(), fakeCompass()];
  const tabs = fakeTabs(1)[0] as FakeTab;
  const position = createPosition({ position: source, compass, clock, tabs });
  position.startWatchingPosition();
  const connection = databaseConnection();
  const onFix = fixStream(position.store, clock);
  const device = {
    clock,
    tabs,
    compass,
    source,
    position,
    connection,
    onFix,
    locks: fakeLocks(),
    readings: createWatchReadings(),
    wakeLock: fakeWakeLock(),
    vibration: fakeVibration(),
    sound: fakeSound(),
    speech: fakeSpeech(),
    texts: fakeTextStore(),
    quota: fakeStorageQuota(),
    room: fakeStorageRoom(),
    randomId: () => "one",
    lastFix: () => position.store.getState().fix,
  };
  let [step, receiverMs] = [0, 0];
  return {
    ...device,
    /** Sets the clock; `isAlong`: the receiver reports the time of the device, not that of the satellites. */
    set(jumpMs: number, isAlong: boolean): void {
      clock.setForward(jumpMs);
      if (isAlong) receiverMs += jumpMs;
    },
    walk(seconds: number): void {
      for (let second = 0; second < seconds; second += 1) {
        clock.pass(SECOND_MS);
        const { lat, lng, accuracyMeters } = WALK[step] as (typeof WALK)[number];
        step += 1;
        source.give({ lat, lng, accuracyMeters, timeMs: clock.steadyMs() + receiverMs });
      }
    },
    /** Reports a fix with this time, by the clock of the satellites. */
    report(fix: Partial<PositionFix>): void {
      source.give(fix);
    },
  };
}

type Phone = ReturnType<typeof phone>;

/** A consumer of fixes: what is right after a walk of a minute, and after another minute without fixes. */
interface Watching {
  walked(): void | Promise<void>;
  silent?(): void | Promise<void>;
}

const recorderOn = (device: Phone) =>
  createRecorder({
    ...device,
    storage: recordingStorage(device.connection),
    isPositionImpossible: () => false,
    onRefused: () => () => {},
    isPositionAllowed: async () => false,
    pausesByItself: () => false,
    onTracksChanged: () => {},
  });
const anchorOn = (device: Phone) =>
  createAnchor({ ...device, edits: createEdits(device.connection, device.tabs) });

/** Every consumer of fixes in this room; each starts before the clock is set. */
const CONSUMERS: Readonly<Record<string, (device: Phone) => Watching | Promise<Watching>>> = {
  "the own position": ({ position, clock }) => {
    const now = () => {
      const reading = { nowMs: clock.nowMs(), steadyMs: clock.steadyMs() };
      return ownPositionAt(position.store.getState().fix, reading, false);
    };
    return {
      walked: () => expect(now()).toMatchObject({ ageMs: 0, isStale: false, lng: WALK[59]?.lng }),
      silent: () => expect(now()).toMatchObject({ ageMs: 65_000, isStale: true }),
    };
  },
  "the clock of the screens": ({ clock }) => {
    const store = createClockStore(clock);
    return {
      walked: () => expect(store.getState().steadyMs).toBe(clock.steadyMs()),
      silent: () => expect(store.getState().nowMs).toBe(clock.nowMs()),
    };
  },
  "a late subscriber": ({ onFix }) => {
    const heard = () => {
      const fixes: PositionFix[] = [];
      onFix((fix) => fixes.push(fix))();
      return fixes.length;
    };
    return { walked: () => expect(heard()).toBe(1), silent: () => expect(heard()).toBe(0) };
  },
  "the speed from positions": ({ position }) => ({
    walked: () => expect(position.motionStore.getState().speedMps).toBeCloseTo(1.5, 1),
  }),
  "the heading": ({ position, compass }) => {
    const origin = () => {
      compass.point(200);
      return position.headingStore.getState().origin;
    };
    return {
      walked: () => expect(origin()).toBe("course"),
      silent: () => expect(origin()).toBe("compass"),
    };
  },
  "the watch of the position": ({ source, tabs }) => {
    const watchCount = () => {
      tabs.comeBack();
      return source.watchCount;
    };
    return {
      walked: () => expect(watchCount()).toBe(1),
      silent: () => expect(watchCount()).toBe(2),
    };
  },
  "the trip": ({ clock, onFix }) => {
    const trip = createTrip(clock, clock.steadyMs(), onFix);
    trip.start();
    return {
      walked() {
        const { startedAtMs, progress } = trip.store.getState().trip;
        expect(clock.steadyMs() - startedAtMs).toBe(60_000);
        expect(progress.totals.distanceMeters).toBeGreaterThan(80);
        expect(progress.totals.movingMs).toBeGreaterThanOrEqual(55_000);
      },
    };
  },
  "the recorder": async (device) => {
    const recorder = recorderOn(device);
    await recorder.start(() => "Opname");
    return {
      walked() {
        const { fixCount, distanceMeters, elapsedMs } = recorder.store.getState();
        expect({ fixCount, elapsedMs }).toEqual({ fixCount: 60, elapsedMs: 60_000 });
        expect(distanceMeters).toBeGreaterThan(80);
        expect(recorder.points()?.gapsBefore).toEqual([null]);
      },
      silent() {
        const { elapsedAtMs } = recorder.store.getState();
        expect(device.clock.steadyMs() - (elapsedAtMs ?? 0)).toBe(65_000);
      },
    };
  },
  "the guidance": (device) => {
    const { clock } = device;
    const create = () =>
      createGuidance({
        ...device,
        warnings: () => ({ vibrates: false, sounds: false, speaks: false, meters: 80 }),
      });
    const line = planOver([
      [0, 0],
      [1000, 0],
    ]);
    const guidance = create();
    guidance.start({ kind: "track", name: "", mode: "walk", line });
    const view = (of = guidance) => {
      const { following } = of.store.getState();
      return following && guidanceView(following.state, line, clock.steadyMs());
    };
    return {
      walked() {
        expect(view()).toMatchObject({ status: "on", problem: null, coveredMs: 59_000 });
        expect(view()?.alongMeters).toBeCloseTo(59 * 1.5, 0);
        const reloaded = create();
        reloaded.resume();
        expect(view(reloaded)).toEqual(view());
      },
      silent: () => expect(view()).toMatchObject({ status: "stale", problem: "no-signal" }),
    };
  },
  "an anchor that drags": async (device) => {
    const anchor = anchorOn(device);
    await anchor.drop({ ...HOME, radiusMeters: 40 });
    return {
      walked: () => expect(anchor.store.getState().anchored?.state.alarm?.reason).toBe("dragging"),
    };
  },
  "an anchor that holds": async (device) => {
    const anchor = anchorOn(device);
    await anchor.drop({ ...HOME, radiusMeters: 400 });
    const alarm = () => anchor.store.getState().anchored?.state.alarm ?? null;
    return {
      async walked() {
        expect(alarm()).toBeNull();
        // Stores the state, from which a reloaded page resumes.
        await anchor.setRadius(300);
        const reloaded = anchorOn(device);
        await reloaded.look();
        expect(reloaded.store.getState().anchored?.state.alarm).toBeNull();
      },
      silent: () => expect(alarm()?.reason).toBe("lost"),
    };
  },
  "a man overboard": async (device) => {
    const edits = createEdits(device.connection, device.tabs);
    const overboard = createManOverboard({ ...device, edits });
    await overboard.mark();
    const first = () => overboard.store.getState().marks[0];
    return {
      async walked() {
        const mark = first();
        expect(device.clock.steadyMs() - (mark?.atMs ?? 0)).toBe(60_000);
        // The receiver had no position yet.
        expect((mark?.fix?.timeMs ?? 0) - (mark?.atMs ?? 0)).toBe(SECOND_MS);
        await overboard.end();
        await overboard.mark();
        const atMs = device.clock.steadyMs();
        expect(first()).toMatchObject({ atMs, fix: { timeMs: atMs } });
        const reloaded = createManOverboard({ ...device, edits });
        await reloaded.look();
        expect(reloaded.store.getState().marks).toEqual([first()]);
      },
    };
  },
  "steering to a mark": (device) => {
    const steering = createSteering({
      ...device,
      edits: createEdits(device.connection, device.tabs),
    });
    const begun = () => {
      void steering.steerTo({ lat: 53, lng: 6 }, "");
      return steering.store.getState().target?.from ?? null;
    };
    return {
      walked: () => expect(begun()?.lng).toBe(WALK[59]?.lng),
      silent: () => expect(begun()).toBeNull(),
    };
  },
  "practice in map reading": async (device) => {
    const edits = createEdits(device.connection, device.tabs);
    const practice = createPractice({ ...device, edits, hidePosition: () => {} });
    await practice.begin();
    return {
      walked: async () => expect(await practice.pin(HOME)).toBe(true),
      silent: async () => expect(await practice.pin(HOME)).toBe(false),
    };
  },
};

describe.each(Object.entries(CONSUMERS))("%s", (_name, start) => {
  it.each(
    [0, ...JUMPS_MS].flatMap((jumpMs) => [
      { jumpMs, isAlong: true },
      { jumpMs, isAlong: false },
    ]),
  )("is right when the clock is set by $jumpMs ms, receiver along: $isAlong", async (set) => {
    const device = phone();
    const { walked, silent } = await start(device);
    device.walk(30);
    device.set(set.jumpMs, set.isAlong);
    device.walk(30);
    await walked();
    device.clock.pass(60_000);
    device.set(-set.jumpMs, set.isAlong);
    device.clock.pass(5_000);
    await silent?.();
  });
});

type Reported = readonly [number, number, number, number, number];

function fixesIn(name: "late-times" | "one-old-fix") {
  return JSON.parse(readFileSync(`tools/corpus/fixes/${name}.json`, "utf8"));
}

it("shows a position and holds the anchor while the clock of the device is 90 s fast", async () => {
  const device = phone();
  const { startedAtMs, reported }: { startedAtMs: number; reported: readonly Reported[] } =
    fixesIn("late-times");
  const { clock } = device;
  clock.pass(startedAtMs - clock.steadyMs());
  const anchor = anchorOn(device);
  await anchor.drop({ lat: 52.6, lng: 5.2, radiusMeters: 40 });
  const ages: number[] = [];
  for (const [nowMs, timeMs, lat, lng, accuracyMeters] of reported) {
    clock.pass(nowMs - clock.steadyMs());
    device.report({ lat, lng, accuracyMeters, timeMs });
    ages.push(clock.steadyMs() - (device.lastFix()?.timeMs ?? 0));
  }
  expect(ages.slice(2).every((ageMs) => ageMs === 0)).toBe(true);
  expect(anchor.store.getState().anchored?.state.alarm).toBeNull();
});

it("leaves one old fix out of a recording, its area and the position", async () => {
  const device = phone();
  const { startedAtMs, fixes }: { startedAtMs: number; fixes: readonly Reported[] } =
    fixesIn("one-old-fix");
  const { clock } = device;
  clock.pass(startedAtMs - clock.steadyMs());
  const recorder = recorderOn(device);
  await recorder.start(() => "Opname");
  const farthest = { lat: 0 };
  device.position.store.subscribe(({ lat }) => {
    farthest.lat = Math.max(farthest.lat, lat);
  });
  for (const [index, [timeMs, lat, lng, accuracyMeters]] of fixes.entries()) {
    clock.pass(startedAtMs + index * SECOND_MS - clock.steadyMs());
    device.report({ lat, lng, accuracyMeters, timeMs });
  }
  const { elapsedMs, distanceMeters } = recorder.store.getState();
  expect(elapsedMs).toBe(599_000);
  expect(distanceMeters / 1000).toBeCloseTo(0.83, 2);
  const id = await recorder.stop();
  const track = await trackStorage(device.connection).get(id ?? "");
  expect(track?.bounds).toEqual([5.2, 52.1, 5.2, farthest.lat]);
  expect(farthest.lat).toBeLessThan(52.2);
});
