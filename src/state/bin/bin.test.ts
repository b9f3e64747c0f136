import { beforeEach, describe, expect, it } from "vitest";
import { USUAL_SHEETS } from "#domain/route-sheet/route-sheets.ts";
import { testHike } from "#domain/sharing/hike.fixture.ts";
import { testWalk } from "#domain/trail/trail.fixture.ts";
import { fakePictures } from "#platform/pictures/fake-pictures.ts";
import { createPhotos } from "#state/waypoints/photos.ts";
import { startedWaypoints } from "#state/waypoints/started-waypoints.fixture.ts";
import { createWaypointBin } from "#state/waypoints/waypoint-bin.ts";
import { type AnyKind, KINDS } from "#storage/records/kinds.ts";
import { photoStorage } from "#storage/records/photos/photo-storage.ts";
import { readRecord } from "#storage/records/record-change.ts";
import { type RecordKind, recordsIn } from "#storage/records/record-kind.ts";
import { binStorage } from "#storage/records/waypoints/bin-storage.ts";
import { type Bin, createBin } from "./bin.ts";

const DAY_MS = 24 * 3_600_000;

interface Lamp {
  readonly id: string;
  readonly name: string;
  readonly deletedAtMs?: number;
}

/** A kind that the app does not have. */
const LAMPS: RecordKind<Lamp> = {
  name: "lamps",
  place: recordsIn("packs"),
  format: 1,
  read: (stored) => stored as Lamp,
  bin: {
    entries: ({ id, name, deletedAtMs }) => (deletedAtMs ? [{ id, name, deletedAtMs }] : []),
    putBack: ({ deletedAtMs: _, ...lamp }) => lamp,
    purged: () => null,
  },
};

const NODE = { osmId: 1, number: "14", lat: 52, lng: 5 };
const CIRCLE = { id: "one", name: "Weg", lat: 52, lng: 5, radiusMeters: 500 };

/** A line of the logbook. */
const LINE = {
  id: "one",
  atMs: 1,
  kind: "remark",
  text: "Weg",
  place: null,
  courseDegrees: null,
  speedMps: null,
  distanceMeters: null,
};

const PATROL = {
  id: "one",
  name: "Weg",
  startMinutes: null,
  isReversed: false,
  startMeters: 0,
  stretches: [{ technique: "strip", untilMeters: null }],
};

/** A photo of the waypoint `tent`. */
const PHOTO = {
  format: 1,
  id: "one",
  type: "image/webp",
  bytes: new Uint8Array([1]),
  widthPixels: 1,
  heightPixels: 1,
  addedAtMs: 1,
};

/** A deleted thing of each kind that has a bin: its place, the key of its record, and its stored value. */
const DELETED: Readonly<Record<string, (deletedAtMs: number) => object>> = {
  lamps: (deletedAtMs) => ({ format: 1, id: "one", name: "Weg", deletedAtMs }),
  tracks: (deletedAtMs) => ({
    format: 2,
    id: "one",
    kind: "track",
    origin: "imported",
    name: "Weg",
    addedAtMs: 1,
    deletedAtMs,
    isVisible: true,
    pointCount: 1,
    segmentCount: 1,
    lengthMeters: 0,
    bounds: [5, 52, 5, 52],
  }),
  plans: (deletedAtMs) => ({
    format: 1,
    id: "one",
    name: "Weg",
    note: "",
    draft: { mode: "walk", wishes: {}, stops: [NODE], goal: null },
    route: { nodes: [NODE], legs: [], stopPlaces: [0], meters: 0 },
    changedAtMs: 1,
    deletedAtMs,
  }),
  photos: (deletedAtMs) => ({
    ...PHOTO,
    removed: { waypointId: "tent", waypointName: "Weg", deletedAtMs },
  }),
  hunt: (deletedAtMs) => ({
    format: 1,
    circles: [],
    sightings: [],
    areas: [],
    removed: [{ id: "one", list: "circles", part: CIRCLE, deletedAtMs }],
  }),
  sheets: (deletedAtMs) => ({
    format: 1,
    ...USUAL_SHEETS,
    removed: [{ id: "one", patrol: PATROL, deletedAtMs }],
  }),
  trail: (deletedAtMs) => ({
    format: 1,
    id: "one",
    name: "Weg",
    order: "set",
    posts: [],
    reports: [],
    changedAtMs: 1,
    deletedAtMs,
  }),
  walk: (deletedAtMs) => ({ format: 1, ...testWalk("one", "Weg", ["a"]), deletedAtMs }),
  hike: (deletedAtMs) => ({ format: 1, ...testHike("one", "Weg"), ...CAME_IN, deletedAtMs }),
  logbook: (deletedAtMs) => ({
    format: 1,
    entries: [],
    removed: [{ id: "one", entry: LINE, deletedAtMs }],
  }),
};

const CAME_IN = { receivedAtMs: 1, lineIds: [], hasHunt: false };

/** The keys of records that do not contain theirs. */
const KEYS = ["hunt", "logbook", "sheets:plan:1", "trail:one", "walk:one", "hike:one"];

const ALL: readonly AnyKind[] = [...KINDS, LAMPS];

it("has an example of every kind with a bin", () => {
  const withBin = ALL.filter((kind) => kind.bin).map(({ name }) => name);
  expect(withBin.toSorted()).toEqual(Object.keys(DELETED).toSorted());
});

async function device() {
  const started = await startedWaypoints(() => "made");
  const { connection, clock, visits, edits } = started;
  await started.waypoints.addWaypoints([{ id: "tent", name: "Tent", lat: 52, lng: 5 }]);
  const storage = binStorage(connection, clock.nowMs);
  const photos = photoStorage(connection);
  const waypoints = createWaypointBin({ ...started, bin: storage, photos });
  const { putPhotoBack } = createPhotos({
    ...started,
    photos,
    pictures: fakePictures(),
    randomId: () => "photo",
  });
  const parts = { connection, visits, edits, waypoints, putPhotoBack };
  return { ...started, bin: createBin(parts, ALL) };
}

const namesIn = ({ store }: Bin) => store.getState().items?.map(({ name }) => name);

describe.each(Object.keys(DELETED))("the bin with a deleted record of %s", (name) => {
  const kind = ALL.find((one) => one.name === name) ?? never();
  const key = KEYS.find((one) => kind.place.has?.(one));
  const id = key ?? "one";
  let phone: Awaited<ReturnType<typeof device>>;

  beforeEach(async () => {
    phone = await device();
    const deleted = DELETED[name]?.(phone.clock.nowMs()) ?? never();
    await (await phone.connection.opened()).put(kind.place.stores[0], deleted as never, key);
    await phone.bin.load();
  });

  it("puts it back, and undoes that", async () => {
    const { bin, edits } = phone;
    expect(namesIn(bin)).toEqual(["Weg"]);
    expect(await bin.putBack(bin.store.getState().items?.[0] ?? never())).toBe(true);
    expect(namesIn(bin)).toEqual([]);
    expect(await readRecord(phone.connection, kind.place, id)).toBeDefined();
    expect(await edits.undo()).toMatchObject({ ok: true });
    await bin.load();
    expect(namesIn(bin)).toEqual(["Weg"]);
  });

  it("deletes it for good when asked, and not what was put back meanwhile", async () => {
    const { bin, connection } = phone;
    const items = bin.store.getState().items ?? [];
    await bin.putBack(items[0] ?? never());
    await bin.throwAway(items);
    expect(JSON.stringify(await readRecord(connection, kind.place, id))).toContain('"one"');
    await phone.edits.undo();
    await bin.load();
    expect(await bin.throwAway(items)).toBe(true);
    expect(namesIn(bin)).toEqual([]);
    expect(JSON.stringify(await readRecord(connection, kind.place, id)) ?? "").not.toContain(
      '"Weg"',
    );
  });

  it("keeps it for thirty days, and until a visit on another day", async () => {
    const { bin, clock } = phone;
    for (const days of [29, 2, 0.1]) {
      clock.pass(days * DAY_MS);
      await bin.load();
      expect(namesIn(bin)).toEqual(["Weg"]);
    }
    clock.pass(DAY_MS);
    await bin.load();
    expect(namesIn(bin)).toEqual([]);
  });

  it.each([
    ["31 days ahead", 31 * DAY_MS],
    ["in 2038", 12 * 365 * DAY_MS],
  ])("keeps what was removed today when the clock is %s at a visit", async (_when, aheadMs) => {
    const { bin, clock } = phone;
    for (const forwardMs of [aheadMs, -aheadMs, 0, aheadMs]) {
      clock.pass(DAY_MS);
      clock.setForward(forwardMs);
      await bin.load();
      expect(namesIn(bin)).toEqual(["Weg"]);
    }
  });
});

it("has waypoints and records together, the last deleted first", async () => {
  const { bin, waypoints, connection, clock } = await device();
  await waypoints.deleteWaypoint("tent");
  const deleted = DELETED["plans"]?.(clock.nowMs() + 1) ?? never();
  await (await connection.opened()).put("plans", deleted);
  await bin.load();
  expect(namesIn(bin)).toEqual(["Weg", "Tent"]);
  const [, tent = never()] = bin.store.getState().items ?? [];
  expect(await bin.putBack(tent)).toBe(true);
  expect(waypoints.waypointById("tent")?.name).toBe("Tent");
  expect(await bin.throwAway(bin.store.getState().items ?? [])).toBe(true);
  expect(namesIn(bin)).toEqual([]);
});

it("does not put a photo back whose waypoint is gone", async () => {
  const { bin, waypoints, connection, clock } = await device();
  const deleted = DELETED["photos"]?.(clock.nowMs()) ?? never();
  await (await connection.opened()).put("photos", deleted);
  await waypoints.deleteWaypoint("tent");
  await bin.load();
  const photo = bin.store.getState().items?.find(({ kind }) => kind === "photos") ?? never();
  expect(await bin.putBack(photo)).toBe(false);
  expect(namesIn(bin)).toContain("Weg");
});

function never(): never {
  throw new Error("not there");
}
