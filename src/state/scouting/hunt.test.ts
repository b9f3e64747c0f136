import { beforeEach, expect, it, vi } from "vitest";
import { EMPTY_HUNT } from "#domain/survey/hunt.ts";
import { mergedHunt, stateOf } from "#domain/survey/hunt-merge.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { createEdits } from "#state/records/edits.ts";
import { createWatchReadings } from "#state/watches/watch-readings.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb, failingConnection } from "#storage/fake-database.ts";
import { scoutingStorage } from "#storage/records/scouting/scouting-storage.fixture.ts";
import { visitStorage } from "#storage/visits/visit-storage.ts";
import { createHunt } from "./hunt.ts";

beforeEach(emptyIndexedDb);

const PLACE = { lat: 52, lng: 5 };

function twoTabs() {
  let lastId = 0;
  const clock = fakeClock();
  const readings = createWatchReadings();
  const visits = visitStorage({ texts: fakeTextStore(), nowMs: clock.nowMs });
  const setShown = vi.fn<(isShown: boolean) => void>();
  const connection = failingConnection(databaseConnection());
  const storage = scoutingStorage(connection);
  const windows = fakeTabs(2).map((tabs) => ({ tabs, edits: createEdits(connection, tabs) }));
  const randomId = () => `${++lastId}`;
  const devices = windows.map((own) => {
    return { connection, clock, readings, visits, ...own, setShown, randomId };
  });
  const hunts = devices.map(createHunt);
  const [device = never()] = devices;
  const [one, other] = hunts;
  if (!one || !other) throw new Error("two tabs were made");
  const edits = windows[0]?.edits ?? never();
  return { one, other, clock, visits, setShown, storage, connection, edits, device };
}

/** Three windows of one browser, each with a connection of its own to the database. */
function threeWindows() {
  return fakeTabs(3).map((tabs, at) => {
    let lastId = 0;
    const connection = databaseConnection();
    const clock = fakeClock();
    return createHunt({
      connection,
      tabs,
      clock,
      readings: createWatchReadings(),
      visits: visitStorage({ texts: fakeTextStore(), nowMs: clock.nowMs }),
      edits: createEdits(connection, tabs),
      setShown: () => {},
      randomId: () => `${at}-${++lastId}`,
    });
  });
}

it("stores an edit at once, shows the layer, and tells the other tab", async () => {
  const { one, other, clock, setShown } = twoTabs();
  await other.look();
  await one.addSighting(PLACE, "Vos");
  expect(setShown).toHaveBeenCalledWith(true);
  const nowMs = clock.nowMs();
  const seen = { ...PLACE, id: "1", addedAtMs: nowMs, name: "Vos", atMs: nowMs, speedKmh: 6 };
  await vi.waitFor(() => expect(other.store.getState().hunt.sightings).toEqual([seen]));
});

it("adds circles of the radius of the game", async () => {
  const { device } = twoTabs();
  const { store, addCircle } = createHunt({ ...device, radiusMeters: () => 450 });
  await addCircle(PLACE, "Clubhuis");
  expect(store.getState().hunt.circles[0]?.radiusMeters).toBe(450);
});

it("adds to the stored hunt, also before it has been read", async () => {
  const { one, other } = twoTabs();
  await one.addCircle(PLACE, "Clubhuis");
  await other.addCircle(PLACE, "Post");
  expect(other.store.getState().hunt.circles.map(({ name }) => name)).toEqual(["Clubhuis", "Post"]);
});

it.each([
  ["in turn", 12],
  ["at once", 24],
] as const)("loses no addition of three windows %s", async (order, count) => {
  const windows = threeWindows();
  const names = Array.from({ length: count }, (_, number) => `Vos ${number}`);
  const add = (name: string, at: number) => windows[at % 3]?.addSighting(PLACE, name);
  if (order === "at once") await Promise.all(names.map(add));
  else for (const [at, name] of names.entries()) await add(name, at);
  const stored = await scoutingStorage(databaseConnection()).read("hunt");
  if (!stored || stored === "unreadable") throw new Error("no hunt");
  expect(new Set(stored.sightings.map(({ name }) => name))).toEqual(new Set(names));
  for (const { store } of windows) {
    await vi.waitFor(() => expect(store.getState().hunt.sightings).toHaveLength(count));
  }
});

it("stores a failed edit with the next one", async () => {
  const { one, storage, connection } = twoTabs();
  await one.look();
  connection.failure = "full";
  await one.addCircle(PLACE, "Clubhuis");
  connection.failure = null;
  await one.addCircle(PLACE, "Post");
  expect(await storage.read("hunt")).toMatchObject({
    circles: [{ name: "Clubhuis" }, { name: "Post" }],
  });
  expect(one.store.getState().hasFailed).toBe(false);
});

it("changes the fields that are given, and removes one part", async () => {
  const { one } = twoTabs();
  await one.addCircle(PLACE, "Clubhuis");
  await one.change("circles", "1", { radiusMeters: 750 });
  expect(one.store.getState().hunt.circles).toMatchObject([
    { ...PLACE, id: "1", name: "Clubhuis", radiusMeters: 750 },
  ]);
  await one.remove("circles", "1");
  expect(one.store.getState().hunt.circles).toEqual([]);
});

it("refuses an area that encloses nothing", async () => {
  const { one } = twoTabs();
  expect(await one.addArea("Lijn", [PLACE, { lat: 52.1, lng: 5 }])).toBe(false);
  expect(one.store.getState().hunt.areas).toEqual([]);
});

it("keeps an edit in memory, and reports it, when it cannot be stored", async () => {
  const { one, connection } = twoTabs();
  await one.look();
  connection.failure = "full";
  await one.addCircle(PLACE, "Clubhuis");
  expect(one.store.getState()).toMatchObject({ hasFailed: true, hunt: { circles: [{ id: "1" }] } });
});

it("refuses an addition above its maximum, and stays as it was", async () => {
  const { one, storage } = twoTabs();
  const { parts } = CONTENT_LIMITS.huntLink.maxEntries;
  const circle = { ...PLACE, name: "", radiusMeters: 500 };
  const circles = Array.from({ length: parts }, (_, at) => ({ ...circle, id: `c${1000 + at}` }));
  expect(await one.merge({ hunt: { circles, sightings: [], areas: [] }, gone: [] })).toBe(true);
  expect(await one.addSighting(PLACE, "Vos")).toBe(false);
  expect(one.store.getState()).toMatchObject({ isFull: true, hunt: { sightings: [] } });
  expect(await storage.read("hunt")).toMatchObject({ circles, sightings: [] });
  await one.remove("circles", "c1000");
  expect(await one.addSighting(PLACE, "Vos")).toBe(true);
  expect(one.store.getState().isFull).toBe(false);
});

it("moves removed parts to the bin, where another window's edits stay", async () => {
  const { one, other, edits, storage, clock } = twoTabs();
  await one.addCircle(PLACE, "Clubhuis");
  await one.addSighting(PLACE, "Vos");
  await one.clear();
  await other.addCircle(PLACE, "Post");
  expect(await storage.read("hunt")).toMatchObject({
    circles: [{ name: "Post" }],
    sightings: [],
    removed: [
      { part: { name: "Clubhuis" }, deletedAtMs: clock.nowMs() },
      { part: { name: "Vos" } },
    ],
  });
  expect(await edits.undo()).toEqual({ ok: true });
  expect(await storage.read("hunt")).toEqual({
    circles: [
      expect.objectContaining({ name: "Clubhuis" }),
      expect.objectContaining({ name: "Post" }),
    ],
    sightings: [expect.objectContaining({ name: "Vos" })],
    areas: [],
  });
});

it("undoes a removal also on a phone that has heard of it", async () => {
  const { one, edits } = twoTabs();
  await one.addCircle(PLACE, "Clubhuis");
  await one.remove("circles", "1");
  const there = mergedHunt(EMPTY_HUNT, stateOf(one.store.getState().hunt), 0);
  await edits.undo();
  const { circles } = mergedHunt(there, stateOf(one.store.getState().hunt), 0);
  expect(circles.map(({ name }) => name)).toEqual(["Clubhuis"]);
});

it("has in what changed all changes and removals after the clock was set back", async () => {
  const { one, clock } = twoTabs();
  for (const name of ["Clubhuis", "Post", "Bos"]) await one.addCircle(PLACE, name);
  await one.shared(stateOf(one.store.getState().hunt));
  clock.setForward(-5 * 60_000);
  await one.change("circles", "1", { name: "Kamp" });
  await one.change("circles", "2", { radiusMeters: 750 });
  await one.remove("circles", "3");
  const { hunt } = one.store.getState();
  const { hunt: changed, gone } = stateOf(hunt, hunt.shared);
  expect(changed.circles.map(({ id }) => id)).toEqual(["1", "2"]);
  expect(gone.map(({ id }) => id)).toEqual(["3"]);
});

it("gives places that are added together their order", async () => {
  const { one } = twoTabs();
  const names = ["Post 2", "Post 1", "Post 3"];
  await one.addCircles(names.map((name) => ({ ...PLACE, name })));
  const { circles } = mergedHunt(EMPTY_HUNT, stateOf(one.store.getState().hunt), 0);
  expect(circles.map(({ name }) => name)).toEqual(names);
});

it("forgets removals of 30 days ago, when two days agree", async () => {
  const { one, other, clock, visits, storage } = twoTabs();
  await one.addCircle(PLACE, "Clubhuis");
  await one.remove("circles", "1");
  visits.agingMs();
  for (const days of [31, 1]) {
    expect(await storage.read("hunt")).toHaveProperty("gone");
    clock.pass(days * 86_400_000);
    visits.agingMs();
  }
  await other.look();
  await vi.waitFor(async () => expect(await storage.read("hunt")).not.toHaveProperty("gone"));
});

function never(): never {
  throw new Error("not there");
}
