import { beforeEach, expect, it, vi } from "vitest";
import { LOG_LIMITS, type LogEntry } from "#domain/steering/log-entries.ts";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { createEdits } from "#state/records/edits.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb, failingConnection } from "#storage/fake-database.ts";
import { LOGBOOK } from "#storage/records/boating/boating-records.ts";
import { puttingBack, readBin } from "#storage/records/record-bin.ts";
import { createLogbook } from "./logbook.ts";

const ENTRY: LogEntry = {
  id: "1",
  atMs: 1000,
  kind: "engine-on",
  text: "",
  place: null,
  courseDegrees: null,
  speedMps: null,
  distanceMeters: null,
};

beforeEach(emptyIndexedDb);

/** Two windows of a phone, and the app after a reload. */
function phone() {
  const connection = failingConnection(databaseConnection());
  const clock = fakeClock();
  const [one = never(), other = never(), later = never()] = fakeTabs(3).map((tabs) => {
    const device = { connection, clock, tabs, edits: createEdits(connection, tabs) };
    return { ...device, logbook: createLogbook(device) };
  });
  return { connection, clock, one, other, later };
}

const textsOf = ({ logbook }: ReturnType<typeof phone>["one"]) =>
  logbook.store.getState().entries?.map(({ id, text }) => `${id} ${text}`.trim());

it("keeps lines over a reload, and shows those of another window", async () => {
  const { one, other, later } = phone();
  await Promise.all([one.logbook.load(), other.logbook.load()]);
  expect(one.logbook.store.getState().entries).toEqual([]);
  await one.logbook.add(ENTRY);
  // The same line again is no second one.
  await one.logbook.add({ ...ENTRY, text: "twice" });
  await vi.waitFor(() => expect(other.logbook.store.getState().entries).toEqual([ENTRY]));
  await later.logbook.load();
  expect(later.logbook.store.getState().entries).toEqual([ENTRY]);
});

it("cuts a text that is too long for the logbook, so that it stays readable", async () => {
  const { one, later } = phone();
  await one.logbook.add(ENTRY);
  await one.logbook.changeNote("1", { text: "x".repeat(LOG_LIMITS.text + 1) });
  await later.logbook.load();
  expect(textsOf(later)).toEqual([`1 ${"x".repeat(LOG_LIMITS.text)}`]);
});

it("never brings a removed line back with a late edit of another window", async () => {
  const { one, other, connection } = phone();
  await one.logbook.add(ENTRY);
  await other.logbook.load();
  await one.logbook.remove("1", "Motor aan");
  await other.logbook.changeNote("1", { text: "koffie" });
  await other.logbook.add(ENTRY);
  expect(textsOf(other)).toEqual([]);
  const database = await connection.opened();
  expect(await database.get("boating", "logbook")).toMatchObject({
    entries: [],
    removed: [{ id: "1", entry: ENTRY }],
  });
});

it("puts a removed line back by undo and from the bin", async () => {
  const { one, clock, connection } = phone();
  await one.logbook.add({ ...ENTRY, text: "koffie" });
  await one.logbook.load();
  await one.logbook.remove("1", "Motor aan: koffie");
  expect(one.edits.store.getState().undoable?.name).toBe("Motor aan: koffie");
  expect(await one.edits.undo()).toEqual({ ok: true });
  await vi.waitFor(() => expect(textsOf(one)).toEqual(["1 koffie"]));
  await one.logbook.remove("1", "Motor aan: koffie");
  const [item = never()] = await readBin(connection, LOGBOOK);
  expect(item).toMatchObject({ kind: "logbook", name: "koffie", deletedAtMs: clock.nowMs() });
  expect(await one.edits.change([puttingBack(LOGBOOK, item)])).toBe(true);
  await vi.waitFor(() => expect(textsOf(one)).toEqual(["1 koffie"]));
});

it("says that it is not read, and reads it when the database answers again", async () => {
  const { one, other, connection } = phone();
  await other.logbook.add(ENTRY);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  connection.failure = { kind: "no-answer" };
  await one.logbook.load();
  expect(one.logbook.store.getState()).toMatchObject({ entries: null, isNotRead: true });
  await one.logbook.add({ ...ENTRY, id: "2", atMs: 2000 });
  expect(one.logbook.store.getState()).toMatchObject({ hasFailed: true, isNotRead: true });
  expect(textsOf(one)).toEqual(["2"]);
  connection.failure = null;
  await connection.opened();
  await vi.waitFor(() => expect(textsOf(one)).toEqual(["1", "2"]));
  await vi.waitFor(() => expect(one.logbook.store.getState().hasFailed).toBe(false));
});

function never(): never {
  throw new Error("not there");
}
