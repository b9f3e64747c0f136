import { IDBObjectStore } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { importedTrack } from "#domain/exchange/exchange-track.ts";
import { DEFAULT_PREFERENCES, type Preferences } from "#domain/preferences/preferences.ts";
import type { DrawnTrack } from "#mapview/tiler/drawn-track.ts";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { createEdits } from "#state/records/edits.ts";
import { createTracks } from "#state/tracks/tracks.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { trackStorage } from "#storage/records/tracks/track-storage.ts";
import { visitStorage } from "#storage/visits/visit-storage.ts";
import { drawTracks } from "./draw-tracks.ts";

beforeEach(emptyIndexedDb);

function track(id: string, lng: number, timesMs: Float64Array | null = null) {
  const columns = { lngs: Float64Array.of(lng, lng), lats: Float64Array.of(52, 52.001) };
  const rest = { altitudesMeters: null, timesMs, segmentStarts: Uint32Array.of(0) };
  return importedTrack(
    { kind: "track", track: { name: id, ...columns, ...rest } },
    { id, contentHash: id, addedAtMs: 1 },
  );
}

/** Returns the uses that read points: on a busy machine those of the import may still be written. */
function reads(uses: readonly string[]): readonly string[] {
  return uses.filter((use) => use === "getAll");
}

/** A layer that records its calls. */
function fakeLayer() {
  const lines: (readonly DrawnTrack[])[] = [];
  let hidden: readonly string[] = [];
  return {
    lines,
    shown: () => lines.at(-1)?.flatMap(({ id }) => (hidden.includes(id) ? [] : id)),
    setTracks: async (given: readonly DrawnTrack[]) => void lines.push(given),
    setHidden: (ids: readonly string[]) => {
      hidden = ids;
    },
  };
}

/** Counts the uses of the store with the points. */
function countPointUses() {
  const uses: string[] = [];
  for (const name of [
    "get",
    "getAll",
    "getAllKeys",
    "openCursor",
    "put",
    "add",
    "delete",
  ] as const) {
    const original = IDBObjectStore.prototype[name] as (...given: unknown[]) => unknown;
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
      this: IDBObjectStore,
      ...given: unknown[]
    ) {
      if (this.name === "trackBlocks") uses.push(name);
      return original.apply(this, given) as never;
    });
  }
  return uses;
}

async function drawn(...hiddenAtFirst: string[]) {
  const connection = databaseConnection();
  const storage = trackStorage(connection);
  const [tabs = null as never] = fakeTabs(1);
  const edits = createEdits(connection, tabs);
  // 111 m in 100 s are 4 km/h, which is 2.2 knots.
  await storage.add([track("a", 5, Float64Array.of(0, 100_000)), track("b", 6)]);
  const clock = fakeClock();
  const visits = visitStorage({ texts: fakeTextStore(), nowMs: clock.nowMs });
  const tracks = createTracks({ connection, storage, tabs, edits, clock, visits });
  for (const id of hiddenAtFirst) await tracks.setTrackVisible(id, false);
  const uses = countPointUses();
  const layer = fakeLayer();
  const preferences = createStore<Preferences>(() => DEFAULT_PREFERENCES);
  await drawTracks(layer, tracks, preferences);
  return { tracks, edits, layer, uses, choose: preferences.setState };
}

test("hiding and showing a track neither reads nor writes points", async () => {
  const { tracks, layer, uses } = await drawn();
  await expect.poll(layer.shown).toEqual(["a", "b"]);
  expect(uses).toEqual(["getAll", "getAll"]);
  await tracks.setTrackVisible("a", false);
  await expect.poll(layer.shown).toEqual(["b"]);
  await tracks.setTrackVisible("a", true);
  await expect.poll(layer.shown).toEqual(["a", "b"]);
  expect(uses).toHaveLength(2);
  expect(layer.lines).toHaveLength(1);
});

test("a track that starts hidden is read when it is shown, and no other with it", async () => {
  const { tracks, layer, uses } = await drawn("b");
  await expect.poll(layer.shown).toEqual(["a"]);
  expect(reads(uses)).toHaveLength(1);
  await tracks.setTrackVisible("b", true);
  await expect.poll(layer.shown).toEqual(["a", "b"]);
  expect(reads(uses)).toHaveLength(2);
});

test("speeds are read once, when tracks are coloured by them in any scale", async () => {
  const { layer, uses, choose } = await drawn();
  const classes = () => layer.lines.at(-1)?.map((line) => line.speedClasses?.at(-1));
  expect(classes()).toEqual([undefined, undefined]);
  uses.length = 0;
  choose({ tracksBySpeed: true });
  await expect.poll(classes).toEqual([3, undefined]);
  expect(reads(uses)).toHaveLength(2);
  choose({ instrumentLayout: "water" });
  await expect.poll(() => layer.lines.length).toBe(3);
  choose({ tracksBySpeed: false });
  await expect.poll(classes).toEqual([undefined, undefined]);
  expect(reads(uses)).toHaveLength(2);
});

test("a new name is drawn without reading the points again", async () => {
  const { tracks, layer, uses } = await drawn();
  await tracks.renameTrack("a", "aa", "a");
  await expect.poll(() => layer.lines.at(-1)?.map(({ name }) => name)).toEqual(["aa", "b"]);
  expect(uses).toHaveLength(2);
});

test("a deleted track is removed, and read again after undo", async () => {
  const { tracks, layer, uses, edits } = await drawn();
  await tracks.deleteTrack("a");
  await expect.poll(layer.shown).toEqual(["b"]);
  uses.length = 0;
  await edits.undo();
  await expect.poll(layer.shown).toEqual(["a", "b"]);
  expect(reads(uses)).toHaveLength(1);
});
