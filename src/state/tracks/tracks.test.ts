import { beforeEach, expect, test, vi } from "vitest";
import { importedTrack } from "#domain/exchange/exchange-track.ts";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { type FakeTab, fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { createEdits } from "#state/records/edits.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb, failingConnection } from "#storage/fake-database.ts";
import { puttingBack, readBin } from "#storage/records/record-bin.ts";
import { trackStorage } from "#storage/records/tracks/track-storage.ts";
import { TRACKS } from "#storage/records/tracks/whole-tracks.ts";
import { visitStorage } from "#storage/visits/visit-storage.ts";
import { createTracks } from "./tracks.ts";

beforeEach(emptyIndexedDb);

const track = importedTrack(
  {
    kind: "track",
    track: {
      name: "Rondje",
      color: "#d01010",
      source: "rondje.gpx",
      lngs: Float64Array.of(5, 5),
      lats: Float64Array.of(52, 52.1),
      altitudesMeters: null,
      timesMs: null,
      segmentStarts: Uint32Array.of(0),
    },
  },
  { id: "track-2", contentHash: "track-2", addedAtMs: 1 },
);

async function started() {
  const tracks = await notStarted();
  await tracks.loadTracks();
  return tracks;
}

async function notStarted() {
  const connection = failingConnection(databaseConnection());
  const storage = trackStorage(connection);
  await storage.add([track]);
  const [tab, otherTab] = fakeTabs(2);
  const clock = fakeClock();
  const visits = visitStorage({ texts: fakeTextStore(), nowMs: clock.nowMs });
  const windowOn = (tabs: FakeTab = never()) => {
    const edits = createEdits(connection, tabs);
    return { edits, ...createTracks({ connection, storage, clock, visits, tabs, edits }) };
  };
  const putBack = (id: string) =>
    tracks.edits.change([
      puttingBack(TRACKS, { kind: "tracks", recordId: id, id, name: "", deletedAtMs: 0 }),
    ]);
  const binned = () => readBin(connection, TRACKS);
  const tracks = windowOn(tab);
  const elsewhere = windowOn(otherTab);
  return { clock, visits, connection, storage, elsewhere, putBack, binned, ...tracks };
}

test("the list has the facts of each track, without points", async () => {
  const { store } = await started();
  expect(store.getState().tracks).toEqual([
    {
      id: "track-2",
      kind: "track",
      name: "Rondje",
      color: "#d01010",
      source: "rondje.gpx",
      origin: "imported",
      contentHash: "track-2",
      pointCount: 2,
      segmentCount: 1,
      lengthMeters: expect.closeTo(11_119.5, 0),
      bounds: [5, 52, 5, 52.1],
      addedAtMs: 1,
      isVisible: true,
    },
  ]);
});

test("the points are read on request", async () => {
  const { trackById, tracksById } = await started();
  expect(await trackById("track-2")).toEqual(track);
  expect(await tracksById(["gone", "track-2"])).toEqual([track]);
});

test("a track keeps its new name and visibility", async () => {
  const { renameTrack, setTrackVisible, store, storage } = await started();
  expect(await renameTrack("track-2", " Heide ", "Rondje")).toBe("saved");
  expect(await setTrackVisible("track-2", false)).toBe(true);
  expect(store.getState().tracks).toMatchObject([{ name: "Heide", isVisible: false }]);
  expect(await storage.get("track-2")).toMatchObject({ name: "Heide", isVisible: false });
});

test("simultaneous changes of one track by two tabs are both kept", async () => {
  const { elsewhere, renameTrack, storage } = await started();
  await Promise.all([
    renameTrack("track-2", "Heide", "Rondje"),
    elsewhere.setTrackVisible("track-2", false),
  ]);
  expect(await storage.get("track-2")).toMatchObject({ name: "Heide", isVisible: false });
});

test("a new name does not overwrite a newer one from another tab", async () => {
  const { elsewhere, renameTrack, storage, store } = await started();
  await elsewhere.renameTrack("track-2", "Heide", "Rondje");
  expect(await renameTrack("track-2", "Bos", "Rondje")).toBe("changed-elsewhere");
  expect(await storage.get("track-2")).toMatchObject({ name: "Heide" });
  expect(store.getState().tracks).toMatchObject([{ name: "Heide" }]);
  expect(await renameTrack("track-2", "Bos", "Heide")).toBe("saved");
});

test("a deleted track can be restored with all its points", async () => {
  const { deleteTrack, edits, store, storage } = await started();
  expect(await deleteTrack("track-2")).toBe(true);
  expect(store.getState()).toMatchObject({ tracks: [] });
  expect(edits.store.getState().undoable).toMatchObject({ kind: "delete", name: "Rondje" });
  expect(await edits.undo()).toEqual({ ok: true });
  expect(edits.store.getState().undoable).toBeNull();
  expect(await storage.all()).toEqual([track]);
  expect(await edits.undo()).toMatchObject({ ok: false });
});

test("a deleted track is in the bin for thirty days", async () => {
  const { clock, visits, ...phone } = await started();
  const { deleteTrack, putBack, binned, elsewhere, store, storage } = phone;
  await deleteTrack("track-2");
  expect(await storage.contentHashes()).toEqual(new Set());
  expect(await storage.all()).toEqual([]);
  expect(await binned()).toMatchObject([{ name: "Rondje" }]);
  await putBack("track-2");
  expect(store.getState()).toMatchObject({ tracks: [{ name: "Rondje" }] });
  expect(await binned()).toEqual([]);
  await deleteTrack("track-2");
  for (const days of [31, 1]) {
    clock.pass(days * 24 * 3_600_000);
    visits.agingMs();
  }
  await elsewhere.loadTracks();
  expect(await storage.get("track-2")).toBeNull();
});

test("a track keeps its colour and folder until they are removed", async () => {
  const { setTrackLook, storage } = await started();
  await setTrackLook("track-2", { color: "#00aa00", folder: "Veluwe" });
  expect(await storage.get("track-2")).toMatchObject({ color: "#00aa00", folder: "Veluwe" });
  await setTrackLook("track-2", { color: null });
  expect(await storage.get("track-2")).not.toHaveProperty("color");
  expect(await storage.get("track-2")).toMatchObject({ folder: "Veluwe", source: "rondje.gpx" });
});

test("a replacement is stored together with the move to the bin, or not at all", async () => {
  const { connection, replaceTracks, putBack, binned, store } = await started();
  const half = { ...track, id: "half", name: "Half" };
  expect(await replaceTracks(["track-2", "gone"], [half])).toBe(false);
  connection.failure = "full";
  expect(await replaceTracks(["track-2"], [half])).toBe(false);
  connection.failure = null;
  expect(store.getState()).toMatchObject({ tracks: [{ id: "track-2" }] });
  expect(await binned()).toEqual([]);
  expect(await replaceTracks(["track-2"], [half])).toBe(true);
  expect(store.getState()).toMatchObject({ tracks: [{ id: "half" }] });
  expect(await binned()).toMatchObject([{ id: "track-2" }]);
  await putBack("track-2");
  expect(store.getState().tracks).toHaveLength(2);
});

test("renaming can be undone unless the name has changed again", async () => {
  const { elsewhere, renameTrack, storage, edits } = await started();
  await renameTrack("track-2", "Heide", "Rondje");
  expect(await edits.undo()).toEqual({ ok: true });
  expect(await storage.get("track-2")).toMatchObject({ name: "Rondje" });
  await renameTrack("track-2", "Heide", "Rondje");
  await elsewhere.renameTrack("track-2", "Bos", "Heide");
  expect(await edits.undo()).toEqual({ ok: false, reason: "unknown-id" });
  expect(await storage.get("track-2")).toMatchObject({ name: "Bos" });
});

test("undoing a replacement moves it to the bin, completely or not at all", async () => {
  const { connection, replaceTracks, store, edits, binned } = await started();
  const halves = ["one", "other"].map((id) => ({ ...track, id, name: id }));
  await replaceTracks(["track-2"], halves);
  expect(edits.store.getState().undoable).toMatchObject({ kind: "edit", name: "Rondje" });
  connection.failure = "full";
  expect(await edits.undo()).toEqual({ ok: false, reason: "full" });
  connection.failure = null;
  expect(store.getState().tracks).toHaveLength(2);
  expect(await edits.undo()).toEqual({ ok: true });
  expect(store.getState().tracks?.map(({ id }) => id)).toEqual(["track-2"]);
  expect(await binned()).toHaveLength(2);
  expect(edits.store.getState().undoable).toBeNull();
});

test("another tab shows the changes of this one", async () => {
  const { elsewhere, deleteTrack } = await started();
  await elsewhere.loadTracks();
  await deleteTrack("track-2");
  await expect.poll(() => elsewhere.store.getState().tracks).toEqual([]);
});

test("a database that refuses writes leaves the track unchanged", async () => {
  const { connection, deleteTrack, renameTrack, store, edits } = await started();
  connection.failure = "full";
  expect(await deleteTrack("track-2")).toBe(false);
  expect(await renameTrack("track-2", "Heide", "Rondje")).toBe("failed");
  expect(store.getState()).toMatchObject({ tracks: [{ name: "Rondje" }] });
  expect(edits.store.getState().undoable).toBeNull();
});

test("hiding, renaming and listing tracks neither read nor write points", async () => {
  const { loadTracks, renameTrack, setTrackVisible, elsewhere, connection } = await started();
  const opened = vi.spyOn(IDBDatabase.prototype, "transaction");
  await setTrackVisible("track-2", false);
  await renameTrack("track-2", "Heide", "Rondje");
  await loadTracks();
  await elsewhere.loadTracks();
  const stores = opened.mock.calls.flatMap(([names]) => [...[names].flat()]);
  opened.mockRestore();
  expect(stores).toContain("tracks");
  expect(stores).not.toContain("trackBlocks");
  expect(await (await connection.opened()).count("trackBlocks")).toBe(1);
});

test("tracks that could not be read count as not loaded, not as none", async () => {
  const { store, loadTracks, retryTracks, connection } = await notStarted();
  connection.failure = { kind: "full", neededBytes: 45e6 };
  await loadTracks();
  expect(store.getState()).toMatchObject({
    tracks: null,
    problem: { kind: "full", neededBytes: 45e6 },
  });
  connection.failure = { kind: "no-answer" };
  await retryTracks();
  expect(store.getState()).toMatchObject({ tracks: null, problem: { kind: "no-answer" } });
  connection.failure = null;
  await retryTracks();
  expect(store.getState()).toMatchObject({ tracks: [{ id: "track-2" }], problem: null });
});

test("tracks that could not be read appear as soon as anything opens the database", async () => {
  const { store, loadTracks, connection } = await notStarted();
  connection.failure = { kind: "other-tab" };
  await loadTracks();
  connection.failure = null;
  await connection.opened();
  await vi.waitFor(() => expect(store.getState().tracks).toHaveLength(1));
});

test("a temporary database failure leaves the shown tracks", async () => {
  const { store, retryTracks, connection } = await started();
  connection.failure = "absent";
  await retryTracks();
  expect(store.getState()).toMatchObject({
    tracks: [{ id: "track-2" }],
    problem: { kind: "unavailable" },
  });
});

test("records of other versions are counted and named", async () => {
  const { store, retryTracks, connection } = await started();
  const database = await connection.opened();
  await database.put("tracks", { id: "old", format: 1, track: { name: "Uit 2026" } });
  await database.put("tracks", { id: "new", format: 99, name: "Uit 2030" });
  await retryTracks();
  expect(store.getState()).toMatchObject({
    tracks: [{ id: "track-2" }],
    unreadable: [
      { name: "Uit 2030", reason: "newer-format" },
      { name: "Uit 2026", reason: "older-format" },
    ],
  });
});

function never(): never {
  throw new Error("not there");
}
