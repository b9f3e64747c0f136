import { beforeEach, expect, test } from "vitest";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { addressableId } from "#domain/waypoints/addressable-id.ts";
import { fakeStorageQuota } from "#platform/storage-quota/fake-storage-quota.ts";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { countedIds, waypointsOver } from "#state/waypoints/started-waypoints.fixture.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { trackStorage } from "#storage/records/tracks/track-storage.ts";
import type { StartImport } from "#workers/import/import-client.ts";
import { readImport } from "#workers/import/read-import.ts";
import { createImport } from "./import.ts";

const CHOICE = { folders: { kind: "as-in-file" }, takesChanges: false } as const;
const inOne = (name: string) => ({ kind: "one", name }) as const;
const TRACK = `<trk><trkseg><trkpt lat="52" lon="5"/><trkpt lat="52.1" lon="5"/></trkseg></trk>`;

beforeEach(emptyIndexedDb);

/** Runs the code of the worker on this thread. */
const readHere: StartImport = (question, onProgress) => ({
  answer: readImport(question, onProgress),
  cancel: () => {},
});

async function started(startImport: StartImport = readHere) {
  const randomId = countedIds();
  const { waypoints, connection, clock, edits } = await waypointsOver(fakeTextStore(), randomId);
  const tracks = trackStorage(connection);
  return {
    waypoints,
    edits,
    tracks,
    connection,
    ...createImport({
      startImport,
      waypoints,
      tracks,
      edits,
      quota: fakeStorageQuota(),
      clock,
      randomId: () => `track-${randomId()}`,
    }),
  };
}

function gpx(content: string, name = "tocht.gpx"): File {
  return new File([`<gpx>${content}</gpx>`], name);
}

const wpt = (name: string, lat = 52, note = ""): string =>
  `<wpt lat="${lat}" lon="5"><name>${name}</name>${note && `<desc>${note}</desc>`}</wpt>`;

test("a previewed file is added only when the user confirms", async () => {
  const { previewFiles, importPreview, waypoints, tracks } = await started();
  const preview = await previewFiles([gpx(wpt("Tent") + TRACK)]);
  expect(waypoints.store.getState().waypoints).toEqual([]);
  expect(preview?.comparison).toMatchObject({ added: [{ name: "Tent" }], sameCount: 0 });
  const outcome = await importPreview(preview ?? never(), CHOICE);
  expect(outcome).toMatchObject({ ok: true, addedWaypoints: 1, tracks: 1 });
  expect(waypoints.store.getState().waypoints).toMatchObject([
    { name: "Tent", lat: 52, lng: 5, source: "tocht.gpx" },
  ]);
  expect(await tracks.all()).toMatchObject([{ kind: "track" }]);
});

test("a second import of the same file adds nothing", async () => {
  const { previewFiles, importPreview, waypoints, tracks } = await started();
  const file = gpx(wpt("Tent") + wpt("", 52.5) + TRACK);
  await importPreview((await previewFiles([file])) ?? never(), CHOICE);
  const again = (await previewFiles([file])) ?? never();
  expect(again.comparison).toEqual({ added: [], changed: [], sameCount: 2 });
  expect(again.sameLineCount).toBe(1);
  await importPreview(again, { folders: inOne("Kamp"), takesChanges: true });
  expect(waypoints.store.getState().waypoints).toHaveLength(2);
  expect(await tracks.all()).toHaveLength(1);
});

test("everything goes into the folder that the user chooses", async () => {
  const { previewFiles, importPreview, waypoints, tracks } = await started();
  const preview = await previewFiles([gpx(wpt("Tent") + TRACK)]);
  await importPreview(preview ?? never(), { ...CHOICE, folders: inOne("Zomerkamp") });
  expect(waypoints.store.getState().waypoints).toMatchObject([{ folder: "Zomerkamp" }]);
  expect(await tracks.all()).toMatchObject([{ folder: "Zomerkamp" }]);
});

test("an id that does not fit in a URL is replaced by a stable one", async () => {
  const { previewFiles, importPreview, waypoints } = await started();
  const rows = ["..", ".", "%2F"].map((id, index) => `${52 + index},5,${id}`);
  const csv = new File([`lat,lng,sm:id\n${rows.join("\n")}\n`], "ids.csv");
  const point = (id: string) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [5, 51] },
    properties: { "sm:id": id },
  });
  const json = JSON.stringify({ type: "FeatureCollection", features: [point("\ud800")] });
  const files = [csv, new File([json], "ids.geojson")];
  await importPreview((await previewFiles(files)) ?? never(), CHOICE);
  const ids = waypoints.store.getState().waypoints.map(({ id }) => id);
  expect(ids).toEqual(["..", ".", "%2F", "\ud800"].map(addressableId));
  const again = (await previewFiles(files)) ?? never();
  expect(again.comparison).toEqual({ added: [], changed: [], sameCount: 4 });
});

test("an added waypoint always has an id that fits in a URL", async () => {
  const { waypoints } = await started();
  const add = ["..", "\ud800", "", "goed"].map((id) => ({ id, name: id, lat: 52, lng: 5 }));
  expect(await waypoints.addWaypoints(add)).toMatchObject({
    ids: ["id-1", "id-2", "id-3", "goed"],
  });
});

test("existing waypoints are changed only when the user chooses to", async () => {
  const { previewFiles, importPreview, waypoints } = await started();
  await waypoints.addWaypoint({ name: "Tent", lat: 52, lng: 5, note: "oud" });
  const preview = (await previewFiles([gpx(wpt("Tent", 52, "nieuw"))])) ?? never();
  expect(preview.comparison.changed).toMatchObject([{ changes: { note: "nieuw" } }]);
  await importPreview(preview, CHOICE);
  expect(waypoints.store.getState().waypoints).toMatchObject([{ note: "oud" }]);
  await importPreview(preview, { ...CHOICE, takesChanges: true });
  expect(waypoints.store.getState().waypoints).toMatchObject([{ note: "nieuw" }]);
});

test("an import is undone as a whole", async () => {
  const { previewFiles, importPreview, undoImport, waypoints, tracks } = await started();
  const preview = await previewFiles([gpx(wpt("Tent") + wpt("Post", 52.2) + TRACK)]);
  await importPreview(preview ?? never(), CHOICE);
  expect(await undoImport()).toBe(true);
  expect(waypoints.store.getState().waypoints).toEqual([]);
  expect(await tracks.all()).toEqual([]);
  expect(await undoImport()).toBe(false);
});

test("undoing the waypoints of an import undoes its tracks too", async () => {
  const { previewFiles, importPreview, edits, tracks } = await started();
  await importPreview((await previewFiles([gpx(wpt("Tent") + TRACK)])) ?? never(), CHOICE);
  await edits.undo();
  await expect.poll(() => tracks.all()).toEqual([]);
});

test.each([0, 1, 2])(
  "a kill after %i writes leaves the whole import or nothing",
  async (writes) => {
    const { previewFiles, importPreview, connection } = await started();
    const preview = (await previewFiles([gpx(wpt("Tent") + TRACK)])) ?? never();
    connection.writesLeft = writes;
    await importPreview(preview, CHOICE);
    const { waypoints, tracks } = await started();
    const counts = [waypoints.store.getState().waypoints.length, (await tracks.all()).length];
    expect(counts).toEqual(writes === 0 ? [0, 0] : [1, 1]);
  },
);

test.each([0, 1, 2])(
  "a kill after %i writes undoes the whole import or nothing",
  async (writes) => {
    const { previewFiles, importPreview, undoImport, connection } = await started();
    await importPreview((await previewFiles([gpx(wpt("Tent") + TRACK)])) ?? never(), CHOICE);
    connection.writesLeft = writes;
    await undoImport();
    const { waypoints, tracks } = await started();
    const counts = [waypoints.store.getState().waypoints.length, (await tracks.all()).length];
    expect(counts).toEqual(writes === 0 ? [1, 1] : [0, 0]);
  },
);

test("undo does not undo an import instead of a later change", async () => {
  const { previewFiles, importPreview, undoImport, waypoints, tracks } = await started();
  await importPreview((await previewFiles([gpx(wpt("Tent") + TRACK)])) ?? never(), CHOICE);
  await waypoints.addWaypoint({ name: "Later", lat: 51, lng: 5 });
  expect(await undoImport()).toBe(false);
  expect(waypoints.store.getState().waypoints).toHaveLength(2);
  expect(await tracks.all()).toHaveLength(1);
});

test("the preview lists a refused file with the reason, beside the readable ones", async () => {
  const { previewFiles } = await started();
  const preview = await previewFiles([gpx(wpt("Tent")), new File(["geen kaart"], "brief.txt")]);
  expect(preview?.files.map(({ result }) => result.ok)).toEqual([true, false]);
  expect(preview?.files[1]?.result).toEqual({ ok: false, problem: { reason: "unknown-kind" } });
});

test("a waypoint in two files is added once", async () => {
  const { previewFiles } = await started();
  const files = [gpx(wpt("Tent") + TRACK), gpx(wpt("Tent") + TRACK, "kopie.gpx")];
  const preview = await previewFiles(files);
  expect(preview?.comparison).toMatchObject({ added: [{ name: "Tent" }], sameCount: 1 });
  expect(preview?.lines.tracks.size).toBe(1);
});

test("a table with unknown columns is read once the user has named them", async () => {
  const { previewFiles } = await started();
  const file = new File(["Tent;52,1;5,2\nPost;52,2;5,3\n"], "posten.csv");
  const refused = await previewFiles([file]);
  expect(refused?.files[0]).toMatchObject({
    result: { ok: false, problem: { reason: "no-coordinate-columns" } },
    csv: {
      rows: [
        ["Tent", "52,1", "5,2"],
        ["Post", "52,2", "5,3"],
      ],
    },
  });
  const mapping = { columns: { name: 0, lat: 1, lng: 2 }, hasHeader: false };
  const preview = await previewFiles([file], new Map([[file, mapping]]));
  expect(preview?.comparison.added).toMatchObject([
    { name: "Tent", lat: 52.1, lng: 5.2 },
    { name: "Post", lat: 52.2, lng: 5.3 },
  ]);
});

test("stopping the reading gives no preview and clears the progress", async () => {
  let cancelled = 0;
  const { previewFiles, stopReading, store } = await started(() => ({
    answer: new Promise(() => {}),
    cancel: () => cancelled++,
  }));
  const preview = previewFiles([gpx("")]);
  expect(store.getState().progress).toMatchObject({ fileName: "tocht.gpx", fraction: 0 });
  stopReading();
  expect(await preview).toBeNull();
  expect([cancelled, store.getState().progress]).toEqual([1, null]);
});

test("reading other files stops the previous ones", async () => {
  let first = true;
  const { previewFiles } = await started((question, onProgress) => {
    const job = first
      ? { answer: new Promise<never>(() => {}), cancel: () => {} }
      : readHere(question, onProgress);
    first = false;
    return job;
  });
  const before = previewFiles([gpx(wpt("Oud"))]);
  const after = await previewFiles([gpx(wpt("Nieuw"))]);
  expect(await before).toBeNull();
  expect(after?.comparison.added).toMatchObject([{ name: "Nieuw" }]);
});

test("a file of tracks is an edit of tracks, and leaves the list of waypoints as it is", async () => {
  const { previewFiles, importPreview, undoImport, connection, waypoints, tracks, edits } =
    await started();
  await waypoints.addWaypoint({ name: "Tent", lat: 52, lng: 5 });
  const database = await connection.opened();
  const journal = await database.getAll("waypointEdits");
  const list = await database.getAll("waypointLists");
  connection.writesLeft = 1;
  const preview = (await previewFiles([gpx(TRACK)])) ?? never();
  expect(await importPreview(preview, CHOICE)).toMatchObject({ ok: true, tracks: 1 });
  expect(await tracks.all()).toHaveLength(1);
  expect(await database.getAll("waypointEdits")).toEqual(journal);
  expect(await database.getAll("waypointLists")).toEqual(list);
  expect(edits.store.getState().undoable).toMatchObject({ subject: "tracks", count: 1 });
  connection.failure = "full";
  expect(await importPreview(preview, CHOICE)).toEqual({ ok: false, reason: "full" });
  connection.failure = null;
  connection.writesLeft = 1;
  expect(await undoImport()).toBe(true);
  expect(await tracks.all()).toEqual([]);
});

test("an import that cannot be stored adds neither waypoints nor tracks", async () => {
  const { previewFiles, importPreview, connection, waypoints } = await started();
  const preview = (await previewFiles([gpx(wpt("Tent") + TRACK)])) ?? never();
  connection.failure = "full";
  expect(await importPreview(preview, CHOICE)).toMatchObject({ ok: false });
  expect(waypoints.store.getState().waypoints).toEqual([]);
});

function never(): never {
  throw new Error("there is no preview");
}

test("an import that would lead to more waypoints than a backup can have adds nothing", async () => {
  const { previewFiles, importPreview, waypoints, tracks } = await started();
  const { waypoints: max } = CONTENT_LIMITS.backup.maxEntries;
  const preview = (await previewFiles([gpx(wpt("Tent") + TRACK)])) ?? never();
  const [tent] = preview.comparison.added;
  const comparison = { ...preview.comparison, added: Array(max + 1).fill(tent) };
  const outcome = await importPreview({ ...preview, comparison }, CHOICE);
  expect(outcome).toEqual({ ok: false, reason: "too-many" });
  expect(waypoints.store.getState().waypoints).toEqual([]);
  expect(await tracks.all()).toEqual([]);
});
