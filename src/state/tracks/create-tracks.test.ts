import { beforeEach, expect, test } from "vitest";
import type { ExchangeTrack } from "#domain/exchange/exchange-file.ts";
import { fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb, failingConnection } from "#storage/fake-database.ts";
import type { LineRecord } from "#storage/tracks/line-record.ts";
import { lineStorage } from "#storage/tracks/line-storage.ts";
import { createTracks } from "./create-tracks.ts";

beforeEach(emptyIndexedDb);

const track: ExchangeTrack = {
  name: "Rondje",
  color: "#d01010",
  source: "rondje.gpx",
  lngs: Float64Array.of(5, 5),
  lats: Float64Array.of(52, 52.1),
  altitudesMeters: null,
  timesMs: null,
  segmentStarts: Uint32Array.of(0),
};
const record: LineRecord = { format: 1, id: "track-2", importedAtMs: 1, kind: "track", track };

async function started() {
  const connection = failingConnection(databaseConnection());
  const lines = lineStorage(connection);
  await lines.add([record]);
  const [tab, otherTab] = fakeTabs(2);
  const tracks = createTracks({ lines, tabs: tab ?? never() });
  const elsewhere = createTracks({ lines, tabs: otherTab ?? never() });
  await tracks.loadTracks();
  return { connection, lines, elsewhere, ...tracks };
}

test("the list has what it shows of each line, without points", async () => {
  const { store } = await started();
  expect(store.getState().lines).toEqual([
    {
      id: "track-2",
      kind: "track",
      name: "Rondje",
      color: "#d01010",
      source: "rondje.gpx",
      pointCount: 2,
      lengthMeters: expect.closeTo(11_119.5, 0),
      bounds: [5, 52, 5, 52.1],
      importedAtMs: 1,
      isVisible: true,
    },
  ]);
});

test("the points come when they are asked for", async () => {
  const { lineById, linesById } = await started();
  expect(await lineById("track-2")).toEqual(record);
  expect(await linesById(["gone", "track-2"])).toEqual([record]);
});

test("a line keeps the name and the visibility that it was given", async () => {
  const { renameLine, setLineVisible, store, lines } = await started();
  expect(await renameLine("track-2", " Heide ", "Rondje")).toBe("saved");
  expect(await setLineVisible("track-2", false)).toBe(true);
  expect(store.getState().lines).toMatchObject([{ name: "Heide", isVisible: false }]);
  expect(await lines.get("track-2")).toMatchObject({ track: { name: "Heide" }, isHidden: true });
});

test("what two tabs change of one line at once is both kept", async () => {
  const { elsewhere, renameLine, lines } = await started();
  await Promise.all([
    renameLine("track-2", "Heide", "Rondje"),
    elsewhere.setLineVisible("track-2", false),
  ]);
  expect(await lines.get("track-2")).toMatchObject({ track: { name: "Heide" }, isHidden: true });
});

test("a name is not written over one that another tab gave since", async () => {
  const { elsewhere, renameLine, lines, store } = await started();
  await elsewhere.renameLine("track-2", "Heide", "Rondje");
  expect(await renameLine("track-2", "Bos", "Rondje")).toBe("changed-elsewhere");
  expect(await lines.get("track-2")).toMatchObject({ track: { name: "Heide" } });
  expect(store.getState().lines).toMatchObject([{ name: "Heide" }]);
  expect(await renameLine("track-2", "Bos", "Heide")).toBe("saved");
});

test("a deleted line comes back with all of its points", async () => {
  const { deleteLine, undoDelete, store, lines } = await started();
  expect(await deleteLine("track-2")).toBe(true);
  expect(store.getState()).toMatchObject({ lines: [], deleted: { name: "Rondje" } });
  expect(await undoDelete()).toBe(true);
  expect(store.getState().deleted).toBeNull();
  expect(await lines.all()).toEqual([record]);
  expect(await undoDelete()).toBe(false);
});

test("another tab shows what this one changed", async () => {
  const { elsewhere, deleteLine } = await started();
  await elsewhere.loadTracks();
  await deleteLine("track-2");
  await expect.poll(() => elsewhere.store.getState().lines).toEqual([]);
});

test("a database that takes nothing leaves the line where it is", async () => {
  const { connection, deleteLine, renameLine, store } = await started();
  connection.failure = "full";
  expect(await deleteLine("track-2")).toBe(false);
  expect(await renameLine("track-2", "Heide", "Rondje")).toBe("failed");
  expect(store.getState()).toMatchObject({ lines: [{ name: "Rondje" }], deleted: null });
});

test("a head that storage lacks is made of the line itself", async () => {
  const { connection, lines } = await started();
  await (await connection.opened()).clear("trackHeads");
  expect(await lines.heads()).toMatchObject([{ id: "track-2", pointCount: 2 }]);
  expect(await (await connection.opened()).count("trackHeads")).toBe(1);
});

function never(): never {
  throw new Error("not there");
}
