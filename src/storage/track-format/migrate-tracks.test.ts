import { beforeEach, expect, test, vi } from "vitest";
import { exchangedTrack } from "#domain/exchange/exchange-track.ts";
import { routeContentHash, trackContentHash } from "#domain/exchange/preview/content-hash.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { trackStorage } from "#storage/records/tracks/track-storage.ts";
import { migratedTrack } from "./migrate-tracks.ts";
import { plantVersion5, VERSION_5 } from "./version-5.fixture.ts";

beforeEach(() => {
  emptyIndexedDb();
  vi.restoreAllMocks();
});

const [ROUTE = never(), HIDDEN = never(), TRACK = never()] = VERSION_5.tracks;

test("the upgrade keeps every track and route of version 5 with all its data", async () => {
  await plantVersion5();
  const database = await databaseConnection().opened();
  expect([...database.objectStoreNames]).not.toContain("trackHeads");
  const tracks = await trackStorage(databaseConnection()).all();
  expect(tracks.map(exchangedTrack)).toEqual([
    { kind: "route", route: ROUTE["route"] },
    { kind: "track", track: HIDDEN["track"] },
    { kind: "track", track: TRACK["track"] },
  ]);
});

test("lists show the same facts after the upgrade", async () => {
  await plantVersion5();
  const { readable: found } = await trackStorage(databaseConnection()).list();
  expect(found).toMatchObject(
    VERSION_5.trackHeads.map(({ importedAtMs, ...head }) => ({ ...head, addedAtMs: importedAtMs })),
  );
  expect(found[2]).toMatchObject({
    origin: "imported",
    note: "Met de welpen",
    folder: "Zomerkamp",
    links: [{ url: "https://example.org/" }],
    segmentCount: 2,
    startedAtMs: Date.UTC(2026, 4, 1, 8),
    endedAtMs: Date.UTC(2026, 4, 1, 8, 30),
  });
});

test("tracks keep their ids, and the same content is recognised", async () => {
  await plantVersion5();
  const tracks = await trackStorage(databaseConnection()).all();
  expect(tracks.map(({ id }) => id)).toEqual(VERSION_5.tracks.map(({ id }) => id));
  const hashes = tracks.map(exchangedTrack).map((line) => {
    return line.kind === "track" ? trackContentHash(line.track) : routeContentHash(line.route);
  });
  expect(tracks.map(({ contentHash }) => contentHash)).toEqual(hashes);
});

test("a gap within an imported track gets the file as its cause", () => {
  expect(migratedTrack(TRACK)?.points.gapsBefore).toEqual([null, "file-break"]);
});

test("an unreadable track is left unchanged beside the migrated ones", async () => {
  const broken = { ...TRACK, id: "kapot", track: { ...(TRACK["track"] as object), lats: "geen" } };
  await plantVersion5([broken, TRACK]);
  const database = await databaseConnection().opened();
  expect((await trackStorage(databaseConnection()).all()).map(({ id }) => id)).toEqual([TRACK.id]);
  expect(await database.get("tracks", "kapot")).toEqual(broken);
});

test("an invalid optional field from an old file does not cost the track", () => {
  const track = { ...(TRACK["track"] as object), note: 7, links: [{ text: "geen adres" }] };
  const migrated = migratedTrack({ ...TRACK, importedAtMs: 1e300, track });
  expect(migrated).toMatchObject({ name: "Rondje", addedAtMs: 0, pointCount: 4 });
  expect(migrated).not.toHaveProperty("note");
});

test("an upgrade that fails half-way changes nothing and succeeds at the next visit", async () => {
  await plantVersion5();
  const put = IDBObjectStore.prototype.put;
  let writes = 0;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
    this: IDBObjectStore,
    ...row
  ) {
    writes += 1;
    if (writes === 4) throw new DOMException("no room", "QuotaExceededError");
    return put.apply(this, row);
  });
  await expect(databaseConnection().opened()).rejects.toThrow();
  vi.restoreAllMocks();
  expect(await indexedDB.databases()).toMatchObject([{ version: 5 }]);
  expect(await trackStorage(databaseConnection()).all()).toHaveLength(3);
});

function never(): never {
  throw new Error("there are three");
}
