import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { fakeLocks } from "#platform/locks/fake-locks.ts";
import { fakeSound } from "#platform/sound/fake-sound.ts";
import { fakeStorageQuota } from "#platform/storage-quota/fake-storage-quota.ts";
import { fakeStorageRoom } from "#platform/storage-quota/fake-storage-room.ts";
import { type FakeTab, fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { fakeVibration } from "#platform/vibration/fake-vibration.ts";
import { fakeWakeLock } from "#platform/wake-lock/fake-wake-lock.ts";
import { createAnchor } from "#state/boating/anchor.ts";
import { createBoatingStatus } from "#state/boating/boating-status.ts";
import { createManOverboard } from "#state/boating/man-overboard.ts";
import { createSteering } from "#state/boating/steering.ts";
import { createRecorder } from "#state/recording/recorder.ts";
import { createRecordingStatus } from "#state/recording/recording-status.ts";
import { createEdits } from "#state/records/edits.ts";
import { createHunt } from "#state/scouting/hunt.ts";
import { createWatchReadings, WATCHES, type Watch } from "#state/watches/watch-readings.ts";
import { type DatabaseConnection, databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb, failingConnection } from "#storage/fake-database.ts";
import { recordingStorage } from "#storage/recordings/recording-storage.ts";
import { boatingStorage } from "#storage/records/boating/boating-storage.fixture.ts";
import { visitStorage } from "#storage/visits/visit-storage.ts";

beforeEach(emptyIndexedDb);

const PLACE = { lat: 52.7, lng: 5.25 };

/** A page of a device, on a database that the test can silence. */
function page(connection: DatabaseConnection, clock = fakeClock()) {
  const device = {
    connection,
    clock,
    tabs: fakeTabs(1)[0] as FakeTab,
    locks: fakeLocks(),
    readings: createWatchReadings(),
    texts: fakeTextStore(),
    sound: fakeSound(),
    vibration: fakeVibration(),
    wakeLock: fakeWakeLock(),
    quota: fakeStorageQuota(),
    room: fakeStorageRoom(),
    randomId: () => "one",
    lastFix: () => null,
    onFix: () => () => {},
  };
  const edits = createEdits(connection, device.tabs);
  return { ...device, edits, boating: { ...device, edits, storage: boatingStorage(connection) } };
}

type Page = ReturnType<typeof page>;

/** One watch on a page: what begins it, what the start of a page reads, and whether it is going on. */
interface Watched {
  begin(): Promise<unknown>;
  look(): unknown;
  isOn(): boolean;
}

/** Every watch that is stored in the database; navigation is in localStorage, which answers at once. */
const WATCHED: Readonly<Record<Exclude<Watch, "navigation">, (page: Page) => Watched>> = {
  overboard: ({ boating }) => {
    const { mark, look, store } = createManOverboard(boating);
    return { begin: mark, look, isOn: () => store.getState().marks.length > 0 };
  },
  anchor: ({ boating }) => {
    const { drop, look, store } = createAnchor(boating);
    const begin = () => drop({ ...PLACE, radiusMeters: 40 });
    return { begin, look, isOn: () => store.getState().anchored !== null };
  },
  steering: ({ boating }) => {
    const { steerTo, look, store } = createSteering(boating);
    const begin = () => steerTo(PLACE, "S 14");
    return { begin, look, isOn: () => store.getState().target !== null };
  },
  recording: (device) => {
    const { start, look, store } = createRecorder({
      ...device,
      storage: recordingStorage(device.connection),
      isPositionImpossible: () => false,
      onRefused: () => () => {},
      isPositionAllowed: async () => false,
      pausesByItself: () => false,
      onTracksChanged: () => {},
    });
    const isOn = () => ["recording", "interrupted"].includes(store.getState().status);
    return { begin: () => start(() => "Walk"), look, isOn };
  },
  hunt: (device) => {
    const visits = visitStorage({ texts: fakeTextStore(), nowMs: device.clock.nowMs });
    const hunt = createHunt({ ...device, visits, setShown: () => {} });
    const { addCircle, look, store } = hunt;
    const isOn = () => store.getState().hunt.circles.length > 0;
    return { begin: () => addCircle(PLACE, "Post"), look, isOn };
  },
};

const names = WATCHES.filter((watch) => watch !== "navigation");

/** The ways in which a database does not answer. */
const SILENCES = {
  "no-answer": (connection: ReturnType<typeof failingConnection>) => {
    connection.failure = { kind: "no-answer" };
  },
  "other-tab": (connection: ReturnType<typeof failingConnection>) => {
    connection.failure = { kind: "other-tab" };
  },
  silent: (connection: ReturnType<typeof failingConnection>) => {
    const { opened } = connection;
    connection.opened = () =>
      connection.failure === null && isMended.has(connection) ? opened() : new Promise(() => {});
  },
};
const isMended = new WeakSet<object>();

describe.each(names)("a stored watch: %s", (watch) => {
  it.each(Object.entries(SILENCES))(
    "is unread, not absent, while the database is %s",
    async (_, silence) => {
      await WATCHED[watch](page(databaseConnection())).begin();
      const connection = failingConnection(databaseConnection());
      silence(connection);
      const reloaded = page(connection);
      const { look, isOn } = WATCHED[watch](reloaded);
      void look();
      await vi.waitFor(() => {
        reloaded.clock.pass(1_000);
        expect(reloaded.readings.store.getState().unread).toEqual([watch]);
      });
      expect(isOn()).toBe(false);
      connection.failure = null;
      isMended.add(connection);
      await vi.waitFor(() => {
        reloaded.clock.pass(1_000);
        expect(isOn()).toBe(true);
      });
      expect(reloaded.readings.store.getState().unread).toEqual([]);
    },
  );
});

it("reports what may be stored before any code of it is loaded", async () => {
  await WATCHED.anchor(page(databaseConnection())).begin();
  const connection = failingConnection(databaseConnection());
  connection.failure = { kind: "no-answer" };
  const { readings, ...device } = page(connection);
  const boating = createBoatingStatus({ ...device, readings });
  const recording = createRecordingStatus({ ...device, readings });
  void boating.look();
  void recording.look();
  await vi.waitFor(() =>
    expect(readings.store.getState().unread).toEqual([
      "overboard",
      "anchor",
      "steering",
      "recording",
    ]),
  );
  connection.failure = null;
  await vi.waitFor(() => {
    device.clock.pass(1_000);
    expect(boating.store.getState().isAnchored).toBe(true);
    expect(readings.store.getState().unread).toEqual([]);
  });
});
