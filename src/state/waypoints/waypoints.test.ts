import { beforeEach, describe, expect, it } from "vitest";
import type { SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import { type FakeClock, fakeClock } from "#platform/clock/fake-clock.ts";
import { browserRandomId } from "#platform/random-id/browser-random-id.ts";
import {
  type FakeStorageQuota,
  fakeStorageQuota,
} from "#platform/storage-quota/fake-storage-quota.ts";
import { type FakeTab, fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { type FakeTextStore, fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { createEdits } from "#state/records/edits.ts";
import { databaseConnection } from "#storage/database.ts";
import {
  emptyIndexedDb,
  type FailingConnection,
  failingConnection,
} from "#storage/fake-database.ts";
import { waypointStorage } from "#storage/records/waypoints/waypoint-storage.ts";
import { setAsideStorage } from "#storage/set-aside/set-aside-storage.ts";
import { unstoredProblem } from "./unstored-problem.ts";
import { createWaypoints, type WaypointsState } from "./waypoints.ts";

const HERE = { name: "Kamp", lat: 52, lng: 5 };

let texts: FakeTextStore;
let quota: FakeStorageQuota;
let ids: number;

beforeEach(() => {
  emptyIndexedDb();
  texts = fakeTextStore();
  quota = fakeStorageQuota();
  ids = 0;
});

describe("waypoints", () => {
  it("are an empty list, not loaded, until storage was read", async () => {
    const { waypoints } = opened();
    expect(waypoints.store.getState()).toEqual({
      waypoints: [],
      setAside: [],
      isLoaded: false,
      unstored: null,
    });
    const started = waypoints.start([]);
    await waypoints.whenWaypointsLoaded();
    expect(waypoints.store.getState().isLoaded).toBe(true);
    await started;
  });

  it("can be found by id once loaded", async () => {
    texts = fakeTextStore({ waypoints: JSON.stringify([{ id: 7, ...HERE }]) });
    const { waypoints } = await started();
    expect(waypoints.waypointById("7")).toMatchObject(HERE);
    expect(waypoints.waypointById("8")).toBeUndefined();
  });

  it("are added with an id and a time, and stored when the promise resolves", async () => {
    const { waypoints } = await started();
    const result = await waypoints.addWaypoint({ ...HERE, note: "hout mee" });
    const waypoint = { id: "id-1", ...HERE, note: "hout mee", createdAtMs: 1_800_000_000_000 };
    expect(result).toEqual({ ok: true, waypoint, isDurable: true });
    expect(JSON.parse(texts.read("waypoints") ?? "")).toEqual([waypoint]);
    expect(waypoints.store.getState().waypoints).toEqual([waypoint]);
  });

  it("get the next free name when theirs is blank", async () => {
    const { waypoints } = await started();
    await waypoints.addWaypoint({ ...HERE, name: "Waypoint 4" });
    await waypoints.addWaypoint({ ...HERE, name: "  " });
    expect(waypoints.store.getState().waypoints[1]?.name).toBe("Waypoint 5");
  });

  it.each([
    [Number.NaN, 5],
    [91, 5],
    [52, -180.1],
    [52, Number.POSITIVE_INFINITY],
  ])("are refused at %d, %d", async (lat, lng) => {
    const { waypoints } = await started();
    const bad = { ok: false, reason: "bad-place" };
    expect(await waypoints.addWaypoint({ name: "x", lat, lng })).toEqual(bad);
    await waypoints.addWaypoint(HERE);
    expect(await waypoints.updateWaypoint("id-1", { lat, lng })).toEqual(bad);
    expect(waypoints.waypointById("id-1")).toMatchObject(HERE);
  });

  it("are changed", async () => {
    const { waypoints, clock } = await started();
    await waypoints.addWaypoint(HERE);
    clock.pass(1000);
    const result = await waypoints.updateWaypoint("id-1", { name: "Bos" });
    expect(result).toMatchObject({ ok: true, waypoint: { name: "Bos", lat: 52 } });
    expect(waypoints.waypointById("id-1")).toMatchObject({ changedAtMs: 1_800_000_001_000 });
  });

  it("with an unknown id cannot be changed or deleted", async () => {
    const { waypoints, edits } = await started();
    const unknown = { ok: false, reason: "unknown-id" };
    expect(await waypoints.updateWaypoint("x", { name: "Bos" })).toEqual(unknown);
    expect(await waypoints.deleteWaypoint("x")).toEqual(unknown);
    expect(edits.store.getState().undoable).toBeNull();
  });

  it("are reported as not in the bin when the database failed during a delete", async () => {
    const { waypoints, connection, edits } = await started();
    await waypoints.addWaypoint(HERE);
    connection.failure = "full";
    await waypoints.deleteWaypoint("id-1");
    expect(edits.store.getState().undoable).toMatchObject({ kind: "delete", isDurable: false });
  });

  it("come back to their place when a delete is undone", async () => {
    const { waypoints, edits } = await started();
    for (const name of ["een", "twee", "drie"]) await waypoints.addWaypoint({ ...HERE, name });
    await waypoints.deleteWaypoint("id-2");
    expect(names(waypoints)).toEqual(["een", "drie"]);
    const undoable = {
      subject: "waypoints",
      kind: "delete",
      count: 1,
      name: "twee",
      isDurable: true,
    };
    expect(edits.store.getState().undoable).toEqual(undoable);
    expect(await edits.undo()).toMatchObject({ ok: true, ids: ["id-2"] });
    expect(names(waypoints)).toEqual(["een", "twee", "drie"]);
    expect(await edits.undo()).toEqual({ ok: false, reason: "nothing-to-undo" });
  });

  it("that do not fit stay in memory, and the problem is reported until it is solved", async () => {
    const { waypoints, connection } = await started();
    connection.failure = "full";
    texts.capacityChars = 0;
    expect(await waypoints.addWaypoint(HERE)).toEqual({ ok: false, reason: "full" });
    expect(waypoints.store.getState()).toMatchObject({
      unstored: { kind: "full" },
      waypoints: [HERE],
    });
    connection.failure = null;
    expect(await waypoints.addWaypoint(HERE)).toMatchObject({ ok: true });
    expect(waypoints.store.getState()).toMatchObject({ unstored: null });
    expect(waypoints.store.getState().waypoints).toHaveLength(2);
  });

  it("are reported as less safe when only localStorage has them", async () => {
    const { waypoints, connection } = await started();
    connection.failure = "absent";
    expect(await waypoints.addWaypoint(HERE)).toMatchObject({ ok: true, isDurable: false });
    const first = waypoints.store.getState().unstored;
    expect(first?.kind).toBe("text-only");
    expect(first && unstoredProblem(first)).toEqual({ kind: "unavailable" });
    await waypoints.addWaypoint(HERE);
    expect(waypoints.store.getState().unstored).not.toBe(first);
  });

  it("in localStorage only are moved to the database as soon as possible", async () => {
    const { waypoints, connection, clock } = await started();
    connection.failure = "absent";
    await waypoints.addWaypoint(HERE);
    const { unstored } = waypoints.store.getState();
    await passUntil(clock, () => clock.nowMs() > 1_800_000_000_000 + 60_000);
    expect(unstored?.kind).toBe("text-only");
    // The same object, so that a dismissed message stays dismissed.
    expect(waypoints.store.getState().unstored).toBe(unstored);
    connection.failure = null;
    await passUntil(clock, () => waypoints.store.getState().unstored === null);
    expect(clock.timerCount()).toBe(0);
    texts = fakeTextStore();
    expect(names((await started()).waypoints)).toEqual(["Kamp"]);
  });

  it("in localStorage only are retried when the user returns", async () => {
    const [tab] = fakeTabs(1);
    const { waypoints, connection } = await started(tab);
    connection.failure = "absent";
    await waypoints.addWaypoint(HERE);
    connection.failure = null;
    tab?.comeBack();
    await expect.poll(() => waypoints.store.getState().unstored).toBeNull();
  });

  it("are reported as missing when the database did not respond at the start, and follow later", async () => {
    await (await started()).waypoints.addWaypoint(HERE);
    texts = fakeTextStore();
    const { waypoints, connection, clock } = opened();
    connection.failure = { kind: "full", neededBytes: 45e6 };
    await waypoints.start([]);
    expect(waypoints.store.getState()).toMatchObject({
      waypoints: [],
      unstored: { kind: "unread" },
    });
    const { unstored } = waypoints.store.getState();
    expect(unstored && unstoredProblem(unstored)).toEqual({ kind: "full", neededBytes: 45e6 });
    connection.failure = null;
    await passUntil(clock, () => waypoints.store.getState().unstored === null);
    expect(names(waypoints)).toEqual(["Kamp"]);
  });

  it("appear as soon as anything opens the database", async () => {
    await (await started()).waypoints.addWaypoint(HERE);
    texts = fakeTextStore();
    const { waypoints, connection } = opened();
    connection.failure = { kind: "other-tab" };
    await waypoints.start([]);
    connection.failure = null;
    await connection.opened();
    await expect.poll(() => names(waypoints)).toEqual(["Kamp"]);
  });

  it("are not reported as unsafe after a failed delete, which changed nothing", async () => {
    const { waypoints, connection } = await started();
    await waypoints.addWaypoint(HERE);
    connection.failure = "full";
    texts.isBlocked = true;
    expect(await waypoints.deleteWaypoint("id-1")).toMatchObject({ ok: false });
    expect(waypoints.store.getState().unstored).toBeNull();
  });

  it("ask for persistent storage only after one was stored", async () => {
    const { waypoints } = await started();
    expect(quota.askCount).toBe(0);
    await waypoints.addWaypoint(HERE);
    expect(quota.askCount).toBe(1);
  });

  it("follow the changes of another tab", async () => {
    const [left, right] = fakeTabs(2);
    const first = await started(left);
    const second = await started(right);
    await first.waypoints.addWaypoint(HERE);
    await expect.poll(() => names(second.waypoints)).toEqual(["Kamp"]);
    await second.waypoints.deleteWaypoint("id-1");
    await expect.poll(() => names(first.waypoints)).toEqual([]);
  });

  it("keep the changes of two tabs to one waypoint", async () => {
    const first = await started(fakeTabs(1)[0]);
    await first.waypoints.addWaypoint(HERE);
    const second = await started(fakeTabs(1)[0]);
    const seen = second.waypoints.waypointById("id-1");
    await first.waypoints.updateWaypoint("id-1", { name: "Hut" }, seen);
    await second.waypoints.updateWaypoint("id-1", { note: "bij de eik" }, seen);
    const both = { name: "Hut", note: "bij de eik" };
    expect(second.waypoints.waypointById("id-1")).toMatchObject(both);
  });

  it("do not overwrite a field that another tab changed since, and show it", async () => {
    const first = await started(fakeTabs(1)[0]);
    await first.waypoints.addWaypoint(HERE);
    const second = await started(fakeTabs(1)[0]);
    const seen = second.waypoints.waypointById("id-1");
    const [one, other] = await Promise.all([
      first.waypoints.updateWaypoint("id-1", { name: "Hut" }, seen),
      second.waypoints.updateWaypoint("id-1", { name: "Bos" }, seen),
    ]);
    expect(one.ok).not.toBe(other.ok);
    const refused = { ok: false, reason: "changed-elsewhere" };
    expect(one.ok ? other : one).toEqual(refused);
    const [stored, stated] = one.ok ? ["Hut", second] : ["Bos", first];
    expect(names(stated.waypoints)).toEqual([stored]);
    const newest = stated.waypoints.waypointById("id-1");
    expect(await stated.waypoints.updateWaypoint("id-1", { name: "x" }, newest)).toMatchObject({
      ok: true,
    });
  });

  it("undo only their own change when another tab changed the same waypoint since", async () => {
    const first = await started(fakeTabs(1)[0]);
    await first.waypoints.addWaypoint(HERE);
    await first.waypoints.updateWaypoint("id-1", { name: "Hut", note: "x" });
    const second = await started(fakeTabs(1)[0]);
    await second.waypoints.updateWaypoint("id-1", { name: "Bos" });
    expect(await first.edits.undo()).toMatchObject({ ok: true, ids: ["id-1"] });
    expect(first.waypoints.waypointById("id-1")).toMatchObject({ name: "Bos" });
    expect(first.waypoints.waypointById("id-1")?.note).toBeUndefined();
  });

  it("rename and empty a folder with its current waypoints", async () => {
    const first = await started(fakeTabs(1)[0]);
    const second = await started(fakeTabs(1)[0]);
    const inFolder = { ...HERE, folder: "Kamp" };
    await first.waypoints.addWaypoints([{ ...inFolder, id: "a" }]);
    await second.waypoints.addWaypoints([{ ...inFolder, id: "b" }]);
    await first.waypoints.renameFolder("Kamp", "Hike");
    expect(first.waypoints.store.getState().waypoints.map(({ folder }) => folder)).toEqual([
      "Hike",
      "Hike",
    ]);
    await first.waypoints.moveToFolder(["a"], null);
    await second.waypoints.deleteFolder("Hike", ["a", "b"]);
    expect(second.waypoints.store.getState().waypoints.map(({ id }) => id)).toEqual(["a"]);
  });

  it("catch up when the user returns to a tab that slept", async () => {
    const [left, right] = [fakeTabs(1)[0], fakeTabs(1)[0]];
    const first = await started(left);
    const second = await started(right);
    await first.waypoints.addWaypoint(HERE);
    expect(names(second.waypoints)).toEqual([]);
    right?.comeBack();
    await expect.poll(() => names(second.waypoints)).toEqual(["Kamp"]);
  });
});

describe("data set aside", () => {
  const SETTINGS: SetAsidePiece = { source: "settings", reason: "not-json", rawText: "{" };

  it("during the visit is shown too", async () => {
    const { waypoints } = await started();
    waypoints.setAside(SETTINGS);
    await expect.poll(() => waypoints.store.getState().setAside).toMatchObject([SETTINGS]);
  });

  it("is in the store, including that of the settings, until the user deletes it", async () => {
    texts = fakeTextStore({ waypoints: "[7]" });
    const { waypoints } = opened();
    await waypoints.start([SETTINGS]);
    const { setAside } = waypoints.store.getState();
    expect(setAside.map(({ rawText }) => rawText).sort()).toEqual(["7", "{"]);
    await waypoints.clearSetAside();
    expect(waypoints.store.getState().setAside).toEqual([]);
    expect((await started()).waypoints.store.getState().setAside).toEqual([]);
  });
});

function opened(tab: FakeTab | undefined = fakeTabs(1)[0]) {
  const clock = fakeClock();
  const connection: FailingConnection = failingConnection(databaseConnection());
  const setAside = setAsideStorage(texts, connection);
  const storage = waypointStorage({
    texts,
    connection,
    setAside,
    nowMs: clock.nowMs,
    randomId: browserRandomId,
  });
  const randomId = (): string => {
    ids += 1;
    return `id-${ids}`;
  };
  if (!tab) throw new Error("no tab");
  const edits = createEdits(connection, tab);
  const tabs = tab;
  const device = { waypoints: storage, setAside, connection, tabs, quota, clock, randomId, edits };
  return { waypoints: createWaypoints(device), connection, clock, edits };
}

async function started(tab?: FakeTab) {
  const app = opened(tab);
  await app.waypoints.start([]);
  return app;
}

/** Advances the clock and lets work finish until a condition holds. */
async function passUntil(clock: FakeClock, hasHappened: () => boolean): Promise<void> {
  await expect
    .poll(
      () => {
        clock.pass(1_000);
        return hasHappened();
      },
      { interval: 1 },
    )
    .toBe(true);
}

function names(waypoints: WaypointsState): string[] {
  return waypoints.store.getState().waypoints.map(({ name }) => name);
}
