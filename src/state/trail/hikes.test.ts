import { beforeEach, describe, expect, it } from "vitest";
import { testHike, testLineLink } from "#domain/sharing/hike.fixture.ts";
import type { HikeParcel } from "#domain/sharing/hike-parcel.ts";
import { huntLink } from "#domain/sharing/hunt-link.ts";
import { EMPTY_HUNT } from "#domain/survey/hunt.ts";
import { testWalk } from "#domain/trail/trail.fixture.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { listKeyedRecords } from "#storage/records/list-records.ts";
import { changeExisting } from "#storage/records/record-change.ts";
import { HIKES, hikeKey } from "#storage/records/scouting/hike-records.ts";
import { HUNT } from "#storage/records/scouting/scouting-records.ts";
import { WALKS } from "#storage/records/scouting/trail-records.ts";
import { trackStorage } from "#storage/records/tracks/track-storage.ts";
import { lateWindow } from "../late-window.fixture.ts";
import { createHikes } from "./hikes.ts";
import { createTrails } from "./trails.ts";

beforeEach(emptyIndexedDb);

const CIRCLE = { id: "c", name: "Fox", lat: 52, lng: 5, radiusMeters: 500, addedAtMs: 7 };
const WHOLE: HikeParcel = {
  ...testHike("one", "Nachttocht"),
  trail: testWalk("w", "Posten", ["a"]).trail,
  hunt: huntLink("", { hunt: { ...EMPTY_HUNT, circles: [CIRCLE] }, gone: [] }),
  route: testLineLink("Route"),
  lines: [testLineLink("Hek", 50)],
};

function phone() {
  const window = lateWindow("x");
  const tracks = trackStorage(window.connection);
  let isHuntShown = false;
  const showHunt = () => {
    isHuntShown = true;
  };
  const hikes = createHikes({ ...window, tracks, showHunt });
  return { window, tracks, hikes, isHuntShown: () => isHuntShown };
}

type Phone = ReturnType<typeof phone>;

async function everythingOn({ window: { connection }, hikes, tracks }: Phone) {
  await hikes.load();
  const walks = await listKeyedRecords(connection, WALKS);
  const hunts = await listKeyedRecords(connection, HUNT);
  const { size } = await tracks.contentHashes();
  return {
    hikes: hikes.store.getState().hikes?.map(({ name }) => name),
    walks: walks.length,
    circles: hunts[0]?.circles.length ?? 0,
    lines: size,
  };
}

describe("a hike from the leaders", () => {
  it("is stored with its route, posts, hunt and lines in one edit, which one undo takes back", async () => {
    const on = phone();
    expect(await on.hikes.take(WHOLE)).toBe("one");
    expect(await everythingOn(on)).toEqual({
      hikes: ["Nachttocht"],
      walks: 1,
      circles: 1,
      lines: 2,
    });
    expect(on.isHuntShown()).toBe(true);
    expect(on.window.edits.store.getState().undoable).toMatchObject({ kind: "import" });
    expect(await on.window.edits.undo()).toEqual({ ok: true });
    expect(await everythingOn(on)).toEqual({ hikes: [], walks: 0, circles: 0, lines: 0 });
  });

  it("overwrites nothing when it comes in twice, and neither walk, hunt nor lines of the patrol", async () => {
    const on = phone();
    const trails = createTrails({ ...on.window, ciphers: null });
    const walkId = await trails.take(WHOLE.trail ?? never(), "Eigen naam");
    await on.hikes.take(WHOLE);
    await on.hikes.take({ ...WHOLE, name: "Anders", pages: [] });
    const [hike] = on.hikes.store.getState().hikes ?? [];
    expect(await everythingOn(on)).toEqual({
      hikes: ["Nachttocht"],
      walks: 1,
      circles: 1,
      lines: 2,
    });
    expect(hike?.walkId ?? walkId).toBe(walkId);
    const [walk] = await listKeyedRecords(on.window.connection, WALKS);
    expect(walk?.patrol).toBe("Eigen naam");
  });

  it("does not know later that no map came with one that was stored before that was noted", async () => {
    const on = phone();
    await on.hikes.take(WHOLE);
    const forgotten = changeExisting(HIKES, hikeKey("one"), ({ hasMap: _, ...hike }) => hike);
    expect(await on.window.edits.change([forgotten], () => null)).toBe(true);
    const hasMap = async () => {
      await on.hikes.load();
      return on.hikes.store.getState().hikes?.map((hike) => hike.hasMap);
    };
    await on.hikes.take(WHOLE);
    expect(await hasMap()).toEqual([undefined]);
    await on.hikes.take({ ...WHOLE, map: "UE1U" });
    expect(await hasMap()).toEqual([true]);
    await on.hikes.take(WHOLE);
    expect(await hasMap()).toEqual([true]);
  });

  it("goes to the bin without what came with it, and comes back when it comes in again", async () => {
    const on = phone();
    await on.hikes.take(WHOLE);
    expect(await on.hikes.remove("one", "Nachttocht")).toBe(true);
    expect(await everythingOn(on)).toMatchObject({ hikes: [], walks: 1, lines: 2 });
    await on.hikes.take(WHOLE);
    expect(await everythingOn(on)).toMatchObject({ hikes: ["Nachttocht"], walks: 1, lines: 2 });
  });

  it("leads to its posts again when those were deleted too", async () => {
    const on = phone();
    const trails = createTrails({ ...on.window, ciphers: null });
    await on.hikes.take(WHOLE);
    await on.hikes.load();
    const walkId = () => on.hikes.store.getState().hikes?.[0]?.walkId ?? "";
    expect(await trails.removeWalk(walkId(), "Posten")).toBe(true);
    await on.hikes.take(WHOLE);
    await trails.load();
    expect(trails.store.getState().walks?.map(({ id }) => id)).toEqual([walkId()]);
  });

  it("leads to lines that were on the phone already", async () => {
    const on = phone();
    await on.hikes.take(WHOLE);
    await on.hikes.take({ ...WHOLE, id: "two" });
    await on.hikes.load();
    const [two, one] = on.hikes.store.getState().hikes ?? [];
    expect(one?.lineIds).toHaveLength(2);
    expect(two?.lineIds).toEqual(one?.lineIds);
  });
});

function never(): never {
  throw new Error("not there");
}
