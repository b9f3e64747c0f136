import { beforeEach, describe, expect, it } from "vitest";
import type { FakeClock } from "#platform/clock/fake-clock.ts";
import type { Edits } from "#state/records/edits.ts";
import type { FailingConnection } from "#storage/fake-database.ts";
import { type PhotoStorage, photoStorage } from "#storage/records/photos/photo-storage.ts";
import { binStorage } from "#storage/records/waypoints/bin-storage.ts";
import { startedWaypoints } from "./started-waypoints.fixture.ts";
import { createWaypointBin, type WaypointBin } from "./waypoint-bin.ts";
import type { WaypointsState } from "./waypoints.ts";

const DAY_MS = 24 * 3600 * 1000;
const named = (id: string) => ({ id, name: id, lat: 52, lng: 5, note: "hout mee" });

let waypoints: WaypointsState;
let bin: WaypointBin;
let clock: FakeClock;
let connection: FailingConnection;
let photos: PhotoStorage;
let edits: Edits;

beforeEach(async () => {
  const started = await startedWaypoints(() => "made");
  ({ waypoints, connection, clock, edits } = started);
  photos = photoStorage(connection);
  const storage = binStorage(connection, clock.nowMs);
  bin = createWaypointBin({ ...started, bin: storage, photos });
  await waypoints.addWaypoints(["een", "twee", "drie"].map(named));
});

describe("the bin", () => {
  it("has the deleted waypoints, the last one first", async () => {
    await waypoints.deleteWaypoint("een");
    clock.pass(1000);
    await waypoints.deleteMany(["twee", "drie"]);
    expect(await idsInBin()).toEqual(["twee", "drie", "een"]);
  });

  it("restores a waypoint unchanged", async () => {
    const before = waypoints.waypointById("een");
    await waypoints.deleteWaypoint("een");
    await bin.load();
    expect(await bin.restore(["een"])).toMatchObject({ ok: true });
    expect(waypoints.waypointById("een")).toEqual(before);
    expect(await idsInBin()).toEqual([]);
  });

  it("does not show a waypoint restored by undo", async () => {
    await waypoints.deleteWaypoint("een");
    await edits.undo();
    expect(await idsInBin()).toEqual([]);
  });

  it("shows a waypoint that was deleted twice once, in its last version", async () => {
    await waypoints.deleteWaypoint("een");
    await edits.undo();
    await waypoints.updateWaypoint("een", { note: "later" });
    clock.pass(1000);
    await waypoints.deleteWaypoint("een");
    await bin.load();
    const { entries } = bin.store.getState();
    expect(entries).toMatchObject([{ waypoint: { note: "later" } }]);
  });

  it("keeps a waypoint for 30 days, and until a visit on another day", async () => {
    await waypoints.deleteWaypoint("een");
    for (const passedMs of [30 * DAY_MS, DAY_MS]) {
      clock.pass(passedMs);
      expect(await idsInBin()).toEqual(["een"]);
    }
    clock.pass(DAY_MS);
    expect(await idsInBin()).toEqual([]);
  });

  it("keeps a waypoint when the clock is 31 days ahead at one visit", async () => {
    await waypoints.deleteWaypoint("een");
    await bin.load();
    clock.setForward(31 * DAY_MS);
    expect(await idsInBin()).toEqual(["een"]);
    clock.setForward(-31 * DAY_MS);
    clock.pass(DAY_MS);
    expect(await idsInBin()).toEqual(["een"]);
  });

  it("deletes the given waypoints and leaves the rest", async () => {
    await waypoints.deleteMany(["een", "twee"]);
    await bin.load();
    expect(await bin.throwAway(["een"])).toBe(true);
    expect(await idsInBin()).toEqual(["twee"]);
  });

  it("keeps waypoints with an impossible time of deletion, and sets invalid parts aside", async () => {
    const database = await connection.opened();
    const bad = { id: "kapot", name: 5 };
    for (const [id, deletedAtMs] of [1e300, null].entries()) {
      const good = { ...named(`oud-${id}`), createdAtMs: 1e300 };
      await database.put("waypointBin", { id: `${id}`, deletedAtMs, waypoints: [good, bad] });
    }
    expect(await idsInBin()).toEqual(["oud-0", "oud-1"]);
    expect(await bin.restore(["oud-0"])).toMatchObject({ ok: true });
    expect(await bin.throwAway(["oud-0", "oud-1"])).toBe(true);
    expect(await database.getAll("waypointBin")).toEqual([]);
    const pieces = (await database.getAll("setAside")).map(({ rawText }) => rawText);
    expect(pieces).toContain(JSON.stringify(bad));
  });

  it("reports when a change could not be stored", async () => {
    await waypoints.deleteWaypoint("een");
    await bin.load();
    connection.failure = "absent";
    expect(await bin.throwAway(["een"])).toBe(false);
  });

  it("counts as not loaded when it cannot be read, not as empty", async () => {
    await waypoints.deleteWaypoint("een");
    connection.failure = { kind: "full", neededBytes: null };
    await bin.load();
    expect(bin.store.getState()).toEqual({
      entries: null,
      problem: { kind: "full", neededBytes: null },
    });
    connection.failure = null;
    await bin.load();
    expect(bin.store.getState()).toMatchObject({
      entries: [{ waypoint: { id: "een" } }],
      problem: null,
    });
  });
});

it("deletes unused photos once an undo is no longer possible", async () => {
  const record = { format: 1, type: "image/webp", widthPixels: 1, heightPixels: 1 } as const;
  for (const id of ["lijst", "bak", "weg"]) {
    await photos.put({ ...record, id, bytes: new Uint8Array([1]), addedAtMs: 1 });
  }
  await photos.put({
    ...record,
    id: "net",
    bytes: new Uint8Array([1]),
    addedAtMs: 1_800_000_000_000,
  });
  await waypoints.updateWaypoint("een", { photoIds: ["lijst"] });
  await waypoints.updateWaypoint("twee", { photoIds: ["bak"] });
  await waypoints.deleteWaypoint("twee");
  await bin.load();
  expect(await photos.get("weg")).not.toBeNull();
  edits.store.setState({ undoable: null });
  await bin.load();
  expect(await photos.get("weg")).not.toBeNull();
  clock.pass(DAY_MS);
  await bin.load();
  const left = await Promise.all(["lijst", "bak", "net", "weg"].map((id) => photos.get(id)));
  expect(left.map((photo) => photo?.id)).toEqual(["lijst", "bak", "net", undefined]);
});

async function idsInBin(): Promise<readonly string[]> {
  await bin.load();
  return (bin.store.getState().entries ?? []).map(({ waypoint }) => waypoint.id);
}
