import { serialize } from "node:v8";
import { beforeEach, expect, it, vi } from "vitest";
import { walk } from "#domain/recording/invent-fixes.fixture.ts";
import { NO_PROGRESS, takeFix } from "#domain/recording/take-fix.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { recordingStorage } from "#storage/recordings/recording-storage.ts";
import { recordedPoints } from "./recorded-points.ts";
import { FIXES_PER_BLOCK, recordingWriter } from "./recording-writer.ts";

const MINUTES = 12;
const STARTED_AT_MS = 1;
const FACTS = { pointCount: 0, segmentCount: 0, lengthMeters: 0, bounds: [0, 0, 0, 0] } as const;
const SUMMARY = {
  ...({ id: "walk", kind: "track", origin: "recorded", name: "Opname", isVisible: true } as const),
  addedAtMs: STARTED_AT_MS,
  ...FACTS,
};
const RECORDING = {
  format: 1,
  trackId: "walk",
  startedAtMs: STARTED_AT_MS,
  isPaused: false,
} as const;

/** The requests to IndexedDB. */
interface PendingAnswer {
  readonly what: string;
  readonly store: string;
  readonly bytes: number;
  readonly database: IDBDatabase;
}

let asked: PendingAnswer[];

beforeEach(() => {
  emptyIndexedDb();
  asked = [];
  for (const what of ["put", "add", "get", "getAll", "openCursor", "clear"] as const) {
    const method = IDBObjectStore.prototype[what] as (...given: unknown[]) => never;
    vi.spyOn(IDBObjectStore.prototype, what).mockImplementation(function (
      this: IDBObjectStore,
      ...given: unknown[]
    ) {
      const isWrite = what === "put" || what === "add";
      const bytes = isWrite ? serialize(given[0]).length : 0;
      asked.push({ what, store: this.name, bytes, database: this.transaction.db });
      return Reflect.apply(method, this, given);
    });
  }
});

it("writes equally much per fix after many fixes as after few, and reads nothing back", async () => {
  const storage = recordingStorage(databaseConnection());
  const points = recordedPoints(null, []);
  const writer = recordingWriter({
    storage,
    points,
    stored: { fixCount: 0, blockCount: 0 },
    recording: () => RECORDING,
    summary: () => ({ ...SUMMARY, ...points.facts(1000) }),
    onRewritten: () => {},
  });
  await storage.begin(RECORDING, SUMMARY);
  // On a busy machine an earlier test may still write to its own database.
  const own = asked.find(({ bytes }) => bytes === serialize(RECORDING).length)?.database;
  expect(own).toBeDefined();
  const ofMinutes: (readonly PendingAnswer[])[] = [];
  let progress = NO_PROGRESS;
  asked = [];
  for (const [index, fix] of walk(MINUTES * FIXES_PER_BLOCK - 1, 1.4).entries()) {
    const taken = takeFix(progress, fix);
    if (!taken) throw new Error("a fix was passed over");
    progress = taken.progress;
    points.add(taken.recorded);
    expect(await writer.write()).toBe("stored");
    if ((index + 1) % FIXES_PER_BLOCK > 0) continue;
    ofMinutes.push(asked.filter(({ database }) => database === own));
    asked = [];
  }
  const bytes = ofMinutes.map((minute) => minute.reduce((sum, one) => sum + one.bytes, 0));
  // Larger numbers take a few bytes more.
  expect(Math.max(...bytes) / Math.min(...bytes)).toBeLessThan(1.01);
  for (const minute of ofMinutes) {
    const count = (what: string, store: string) =>
      minute.filter((one) => one.what === what && one.store === store).length;
    expect(count("put", "recordedFixes")).toBe(FIXES_PER_BLOCK);
    expect(count("put", "trackBlocks")).toBe(1);
    expect(minute).toHaveLength(FIXES_PER_BLOCK + 3);
  }
  const [stored] = await storage.unfinished();
  expect(stored).toMatchObject({ blockCount: MINUTES, fixes: [] });
  expect(stored?.settled.lngs).toHaveLength(MINUTES * FIXES_PER_BLOCK);
});

it("stores all fixes that arrived during a write in the next one", async () => {
  const storage = recordingStorage(databaseConnection());
  const append = vi.spyOn(storage, "append");
  const points = recordedPoints(null, []);
  const writer = recordingWriter({
    storage,
    points,
    stored: { fixCount: 0, blockCount: 0 },
    recording: () => RECORDING,
    summary: () => ({ ...SUMMARY, ...points.facts(1000) }),
    onRewritten: () => {},
  });
  await storage.begin(RECORDING, SUMMARY);
  let progress = NO_PROGRESS;
  const writes = walk(19, 1.4).map((fix) => {
    const taken = takeFix(progress, fix);
    if (!taken) throw new Error("a fix was passed over");
    progress = taken.progress;
    points.add(taken.recorded);
    return writer.write();
  });
  await Promise.all(writes);
  expect(append.mock.calls.map(([, first, fixes]) => [first, fixes.length])).toEqual([
    [0, 1],
    [1, 19],
  ]);
  const { fixes } = await storage.grown("walk", 0);
  expect(fixes.map(({ fixNumber, fix }) => [fixNumber, fix.lat])).toEqual(
    points.tail.map(({ lat }, place) => [place, lat]),
  );
});
