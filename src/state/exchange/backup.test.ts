import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import { addressableId } from "#domain/waypoints/addressable-id.ts";
import { toPlainValue } from "#storage/backup/plain-value.ts";
import { listRecords } from "#storage/records/list-records.ts";
import { PLANS, planRecord } from "#storage/records/plans/plan-record.ts";
import { trackStorage } from "#storage/records/tracks/track-storage.ts";
import { migratedTrack } from "#storage/track-format/migrate-tracks.ts";
import { storedTrack } from "#storage/track-format/track-record.ts";
import { VERSION_5, VERSION_5_PLAIN } from "#storage/track-format/version-5.fixture.ts";
import {
  type Device,
  newDevice,
  previewOf,
  startedAfterKill,
  textOf,
} from "./backup-device.fixture.ts";

const TENT = { id: "tent", name: "Tent", lat: 52, lng: 5, photoIds: ["foto"], createdAtMs: 1 };
const POST = { id: "post", name: "Post", lat: 53, lng: 6, createdAtMs: 2 };
const PHOTO = { id: "foto", format: 1, type: "image/webp", bytes: new Uint8Array([0, 255, 7]) };
const PIECE = {
  id: "waypoints-1",
  source: "waypoints",
  reason: "bad-record",
  rawText: '{"name":',
  setAsideAtMs: 3,
};
const TRACK = { id: "spoor", lngs: new Float64Array([5.1, Number.NaN]), name: "Hike" };

let device: Device;

afterEach(() => vi.restoreAllMocks());

beforeEach(async () => {
  device = await newDevice();
});

describe("a backup", () => {
  it("restores everything on an empty device, bit for bit", async () => {
    const text = await fullBackup();
    const other = await newDevice();
    const preview = await previewOf(other, text);
    expect(preview.waypoints.added).toHaveLength(2);
    expect(await other.backups.restore(preview)).toBe(true);
    expect(other.waypoints.store.getState().waypoints).toEqual([TENT, POST]);
    expect(await other.rows.all("photos")).toEqual([PHOTO]);
    expect(await other.rows.all("tracks")).toEqual([TRACK]);
    await expect.poll(() => other.waypoints.store.getState().setAside).toEqual([PIECE]);
    expect(other.settings.store.getState().colorScheme).toBe(1);
    expect(other.preferences.store.getState().coordinateFormat).toBe("mgrs");
    // Data from the file is in a backup: that file.
    expect(other.preferences.store.getState().lastBackupAtMs).toBe(preview.backup.madeAtMs);
  });

  it("includes the bin", async () => {
    await device.waypoints.addWaypoints([TENT]);
    await device.waypoints.deleteWaypoint("tent");
    const text = await textOf(device);
    const other = await newDevice();
    await other.backups.restore(await previewOf(other, text));
    expect(await other.rows.all("bin")).toMatchObject([{ waypoints: [TENT] }]);
  });

  it("shows before restoring what is new, changed and the same", async () => {
    const text = await fullBackup();
    await device.waypoints.updateWaypoint("post", { name: "Andere post" });
    await device.waypoints.deleteWaypoint("tent");
    await device.waypoints.addWaypoints([{ ...POST, id: "eigen", name: "Eigen" }]);
    const { waypoints, photos, changesSettings } = await previewOf(device, text);
    expect(waypoints).toEqual({ added: [TENT], changed: [POST], sameCount: 0 });
    expect(photos).toMatchObject({ added: [], changed: [], sameCount: 1 });
    expect(changesSettings).toBe(false);
  });

  it("leaves data that it does not contain", async () => {
    const text = await fullBackup();
    await device.waypoints.addWaypoints([{ ...POST, id: "eigen", name: "Eigen" }]);
    await device.backups.restore(await previewOf(device, text));
    expect(device.waypoints.waypointById("eigen")).toBeDefined();
  });

  it("can be undone after restoring", async () => {
    const text = await fullBackup();
    const other = await newDevice();
    await other.waypoints.addWaypoints([{ ...TENT, name: "Mijn tent" }]);
    await other.backups.restore(await previewOf(other, text));
    expect(await other.backups.undoRestore()).toBe(true);
    expect(other.waypoints.store.getState().waypoints).toMatchObject([{ name: "Mijn tent" }]);
    expect(await other.rows.all("photos")).toEqual([]);
    expect(other.settings.store.getState().colorScheme).toBe(0);
    expect(await other.backups.undoRestore()).toBe(false);
  });

  it("adds nothing when restored twice", async () => {
    const text = await fullBackup();
    const preview = await previewOf(device, text);
    expect(preview.waypoints).toEqual({ added: [], changed: [], sameCount: 2 });
    expect(preview.tracks).toMatchObject({ added: [], changed: [], sameCount: 1 });
  });

  it.each([
    ["", "not-a-backup"],
    ["PK\u0003\u0004", "not-a-backup"],
    ["[]", "not-a-backup"],
    ['{"format":"iets anders","version":1}', "not-a-backup"],
    ['{"format":"scouting-map-backup","version":1,"madeA', "damaged"],
    ['{"format":"scouting-map-backup","version":1}', "damaged"],
    ['{"format":"scouting-map-backup","version":1,"madeAtMs":1,"waypoints":{}}', "damaged"],
    ['{"format":"scouting-map-backup","version":4}', "newer-version"],
  ])("that is %j is refused as %s", async (text, reason) => {
    expect(await device.backups.previewRestore(new Blob([text]))).toEqual({ ok: false, reason });
  });

  it("restores the valid records and counts the others", async () => {
    const text = JSON.stringify({
      format: "scouting-map-backup",
      version: 1,
      madeAtMs: 5,
      settings: { colorScheme: "paars" },
      waypoints: [POST, { id: "x" }, null],
      photos: [{ id: "f", bytes: { $binary: "Uint8Array", base64: "%%%" } }, "foto"],
      tracks: [{ id: "t", lngs: { $binary: "Float64Array", base64: "AAAA" } }],
    });
    const read = await device.backups.previewRestore(new Blob([text]));
    expect(read).toMatchObject({ ok: true, preview: { leftOutCount: 5 } });
    expect(read.ok && read.preview.waypoints.added).toEqual([POST]);
  });

  it("loses no record with an invalid id or time", async () => {
    const noPlace = { id: "nergens", name: "Nergens", lat: 91, lng: 5 };
    const text = JSON.stringify({
      format: "scouting-map-backup",
      version: 1,
      madeAtMs: 5,
      waypoints: [{ ...POST, id: ".." }, { ...TENT, id: "\ud800", createdAtMs: 1e300 }, noPlace],
      bin: [{ id: "b", deletedAtMs: 1e300, waypoints: [{ ...TENT, id: "." }, noPlace] }],
      tracks: [{ ...TRACK, id: "\ud800" }].map(toPlainValue),
    });
    const preview = await previewOf(device, text);
    expect(preview.leftOutCount).toBe(1);
    expect(await device.backups.restore(preview)).toBe(true);
    const { waypoints } = device.waypoints.store.getState();
    expect(waypoints.map(({ id, name }) => [id, name])).toEqual([
      [addressableId(".."), POST.name],
      [addressableId("\ud800"), TENT.name],
    ]);
    expect(await device.rows.all("tracks")).toMatchObject([{ id: addressableId("\ud800") }]);
    expect(await device.rows.all("bin")).toMatchObject([
      { waypoints: [{ id: addressableId(".") }] },
    ]);
    const stored = (await device.rows.all("setAside")).map((piece) => JSON.stringify(piece)).join();
    expect(stored).toContain("nergens");
    expect(stored).toContain("1e+300");
  });

  it("changes nothing when it cannot be stored", async () => {
    const text = await fullBackup();
    const other = await newDevice();
    const preview = await previewOf(other, text);
    other.connection.failure = "full";
    expect(await other.backups.restore(preview)).toBe(false);
    expect(other.waypoints.store.getState().waypoints).toEqual([]);
    expect(other.settings.store.getState().colorScheme).toBe(0);
  });

  it("is restored completely or not at all", async () => {
    const text = await fullBackup();
    const other = await newDevice();
    const preview = await previewOf(other, text);
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
      this: IDBObjectStore,
      ...row
    ) {
      // The last store that is written.
      if (this.name === "restores") throw new DOMException("no room", "QuotaExceededError");
      return put.apply(this, row);
    });
    expect(await other.backups.restore(preview)).toBe(false);
    expect(await other.rows.all("photos")).toEqual([]);
    expect(other.settings.store.getState().colorScheme).toBe(0);
    expect((await startedAfterKill(other.texts.texts)).settings.store.getState().colorScheme).toBe(
      0,
    );
  });

  it("survives a kill before the browser commits localStorage", async () => {
    const text = await fullBackup();
    const other = await newDevice();
    const committed = new Map(other.texts.texts);
    await other.backups.restore(await previewOf(other, text));
    // Killed twice: the settings that were applied again are not committed either.
    for (let kill = 0; kill < 2; kill += 1) {
      const later = await startedAfterKill(committed);
      expect(later.settings.store.getState().colorScheme).toBe(1);
      expect(later.preferences.store.getState().coordinateFormat).toBe("mgrs");
      expect(later.waypoints.store.getState().waypoints).toEqual([TENT, POST]);
      expect(JSON.parse(later.texts.read("settings") ?? "")).toMatchObject({ colorScheme: 1 });
    }
  });

  it("does not override later choices of the user, also at the next start", async () => {
    const text = await fullBackup();
    const other = await newDevice();
    await other.backups.restore(await previewOf(other, text));
    other.settings.setColorScheme(0);
    const later = await startedAfterKill(other.texts.texts);
    expect(later.settings.store.getState().colorScheme).toBe(0);
    expect(later.preferences.store.getState().coordinateFormat).toBe("mgrs");
  });

  it("stays undone when the browser is killed", async () => {
    const text = await fullBackup();
    const other = await newDevice();
    await other.backups.restore(await previewOf(other, text));
    const committed = new Map(other.texts.texts);
    await other.backups.undoRestore();
    const later = await startedAfterKill(committed);
    expect(later.settings.store.getState().colorScheme).toBe(0);
    expect(later.waypoints.store.getState().waypoints).toEqual([]);
    expect(await later.rows.all("photos")).toEqual([]);
  });

  it("is undone completely from any place in the app", async () => {
    const text = await fullBackup();
    const other = await newDevice();
    await other.backups.restore(await previewOf(other, text));
    expect((await other.edits.undo()).ok).toBe(true);
    expect(await other.rows.all("photos")).toEqual([]);
    expect(other.settings.store.getState().colorScheme).toBe(0);
    expect(await other.backups.undoRestore()).toBe(false);
  });

  it("with only settings can be restored and undone", async () => {
    device.settings.setColorScheme(1);
    const text = await textOf(device);
    const other = await newDevice();
    expect(await other.backups.restore(await previewOf(other, text))).toBe(true);
    expect(other.settings.store.getState().colorScheme).toBe(1);
    expect(await other.backups.undoRestore()).toBe(true);
    expect(other.settings.store.getState().colorScheme).toBe(0);
  });

  it("of version 1 restores every track and route in the current format", async () => {
    const text = JSON.stringify({
      format: "scouting-map-backup",
      version: 1,
      madeAtMs: 5,
      tracks: VERSION_5_PLAIN.tracks,
    });
    expect(await device.backups.restore(await previewOf(device, text))).toBe(true);
    const stored = await trackStorage(device.connection).all();
    expect(stored).toEqual(VERSION_5.tracks.map(migratedTrack));
    expect((await previewOf(device, text)).tracks.sameCount).toBe(3);
    expect(await device.backups.undoRestore()).toBe(true);
    expect(await (await device.connection.opened()).count("trackBlocks")).toBe(0);
  });

  it("includes the cause of each gap, also a clock set back", async () => {
    const { points, ...facts } = migratedTrack(VERSION_5.tracks[2]) ?? never();
    const gaps = {
      segmentStarts: Uint32Array.of(0, 1),
      gapsBefore: [null, "clock-set-back"],
    } as const;
    const track = { ...facts, points: { ...points, ...gaps } };
    await trackStorage(device.connection).add([track]);
    const other = await newDevice();
    await other.backups.restore(await previewOf(other, await textOf(device)));
    expect(await trackStorage(other.connection).all()).toEqual([track]);
  });

  it("restores tracks with their points, and an undo restores the tracks they replaced", async () => {
    const track = migratedTrack(VERSION_5.tracks[2]) ?? never();
    await trackStorage(device.connection).add([track]);
    const text = await textOf(device);
    const other = await newDevice();
    const tracks = trackStorage(other.connection);
    // The same content, imported on this device earlier and under another id.
    await tracks.add([{ ...track, id: "hier", name: "Eigen" }]);
    const block = { trackId: "hier", blockNumber: 1, ...track.points };
    await (await other.connection.opened()).put("trackBlocks", block);
    const before = await tracks.all();
    const preview = await previewOf(other, text);
    expect(preview.tracks).toMatchObject({ added: [], changed: [{ id: "hier" }] });
    await other.backups.restore(preview);
    expect(await tracks.all()).toEqual([{ ...track, id: "hier" }]);
    await other.backups.undoRestore();
    expect(await tracks.all()).toEqual(before);
    expect(await (await other.connection.opened()).count("trackBlocks")).toBe(2);
  });

  it("restores saved plans, skips invalid ones, and can be undone", async () => {
    const node = { osmId: 1, number: "14", lat: 52, lng: 5 };
    const plan: SavedPlan = {
      id: "plan",
      name: "Rondje",
      note: "",
      changedAtMs: 1,
      deletedAtMs: null,
      draft: { ...emptyDraft("walk", {}), stops: [node] },
      route: { nodes: [node], legs: [], stopPlaces: [0], meters: 0 },
    };
    await (await device.connection.opened()).put("plans", planRecord(plan));
    const database = await device.connection.opened();
    await database.put("plans", { id: "geen", format: 1 });
    const traits = { hasFerry: false, hasPortage: false, isConnection: false };
    const leg = { ...traits, meters: 1e13, line: Float64Array.of(5, 52, 5, 53) };
    const route = { ...plan.route, nodes: [node, node], legs: [leg], meters: 1e13 };
    await database.put("plans", planRecord({ ...plan, id: "lang", route }));
    const text = await textOf(device);
    const other = await newDevice();
    const preview = await previewOf(other, text);
    expect(preview).toMatchObject({ plans: { added: [{ id: "plan" }] }, leftOutCount: 2 });
    await other.backups.restore(preview);
    expect((await listRecords(other.connection, PLANS)).readable).toEqual([plan]);
    await other.backups.undoRestore();
    expect((await listRecords(other.connection, PLANS)).readable).toEqual([]);
  });

  it("leaves out a track with invalid points", async () => {
    const track = migratedTrack(VERSION_5.tracks[2]) ?? never();
    const { record, block } = storedTrack(track);
    const rows = [
      record,
      { ...record, blocks: "geen" },
      { ...record, blocks: [{ ...block, lats: 1 }] },
    ];
    const text = JSON.stringify({
      format: "scouting-map-backup",
      version: 2,
      madeAtMs: 5,
      tracks: rows.map(toPlainValue),
    });
    const preview = await previewOf(device, text);
    expect(preview.leftOutCount).toBe(3);
    expect(preview.tracks.added).toEqual([]);
  });

  it("is remembered once the user has saved it", async () => {
    const backup = await device.backups.makeBackup();
    if (!backup) throw new Error("no backup");
    device.backups.backupWasStored(backup);
    expect(device.preferences.store.getState().lastBackupAtMs).toBe(1_800_000_000_000);
  });
});

async function fullBackup(): Promise<string> {
  await device.waypoints.addWaypoints([TENT, POST]);
  const database = await device.connection.opened();
  await database.put("photos", PHOTO);
  await database.put("tracks", TRACK);
  await database.put("setAside", PIECE as never);
  device.settings.setColorScheme(1);
  device.preferences.setPreferences({ coordinateFormat: "mgrs" });
  return textOf(device);
}

function never(): never {
  throw new Error("there is one");
}
