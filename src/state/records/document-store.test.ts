import * as v from "valibot";
import { beforeEach, expect, it, vi } from "vitest";
import { withItem } from "#domain/storage/current.ts";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb, failingConnection } from "#storage/fake-database.ts";
import { keyed, keyedKind, type Schema } from "#storage/records/keyed-kind.ts";
import { removal } from "#storage/records/record-change.ts";
import { recordsIn } from "#storage/records/record-kind.ts";
import { createDocumentStore } from "./document-store.ts";
import { createEdits } from "./edits.ts";

beforeEach(emptyIndexedDb);

interface Row {
  readonly id: string;
  readonly text: string;
}
interface Note {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** A note with more than three rows cannot be read. */
const NOTE: Schema<Note> = v.object({
  title: v.string(),
  rows: v.pipe(v.array(v.object({ id: v.string(), text: v.string() })), v.maxLength(3)),
});
const NOTES = keyedKind(keyed("scouting", "note"), NOTE);
const EMPTY: Note = { title: "", rows: [] };

function phone() {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const connection = failingConnection(databaseConnection());
  const clock = fakeClock();
  const [one = never(), other = never()] = fakeTabs(2).map((tabs) => {
    const edits = createEdits(connection, tabs);
    const place = { kind: NOTES, id: "note", initial: EMPTY };
    return { edits, tabs, ...createDocumentStore<Note>({ connection, tabs, clock, edits }, place) };
  });
  const stored = async () => (await connection.opened()).get("scouting", "note");
  return { connection, clock, one, other, stored };
}

const titled = (title: string) => (now: Parameters<Edit>[0]) => ({ ...now, title });
const withRow = (id: string) => (now: Parameters<Edit>[0]) => ({
  ...now,
  rows: withItem(now.rows, { id, text: "" }),
});
type Edit = Parameters<ReturnType<typeof phone>["one"]["edit"]>[0];

it("shows an edit before it is stored, and in the other window after it", async () => {
  const { one, other } = phone();
  await other.load();
  const storing = one.edit(titled("een"));
  expect(one.store.getState().document.title).toBe("een");
  expect(await storing).toBe("stored");
  await vi.waitFor(() => expect(other.store.getState().document.title).toBe("een"));
});

it("stores what could not be stored with the next edit, in order", async () => {
  const { connection, one, stored } = phone();
  await one.load();
  connection.failure = "full";
  expect(await one.edit(withRow("a"))).toBe("pending");
  expect(await one.edit(withRow("b"))).toBe("pending");
  expect(one.store.getState()).toMatchObject({ hasFailed: true, document: { rows: [{}, {}] } });
  connection.failure = null;
  expect(await one.edit(titled("een"))).toBe("stored");
  expect(await stored()).toMatchObject({ title: "een", rows: [{ id: "a" }, { id: "b" }] });
  expect(one.store.getState().hasFailed).toBe(false);
});

it("stores what could not be stored with the next success of any other kind of record", async () => {
  const { connection, one, stored } = phone();
  connection.failure = "full";
  await one.edit(withRow("a"));
  connection.failure = null;
  await one.edits.change([removal(recordsIn("plans"), "1")]);
  await vi.waitFor(async () => expect(await stored()).toMatchObject({ rows: [{ id: "a" }] }));
});

it("stores it when the database answers again, and when the user returns to the window", async () => {
  const { connection, one, stored } = phone();
  await one.load();
  connection.failure = { kind: "no-answer" };
  await one.edit(withRow("a"));
  connection.failure = null;
  await connection.opened();
  await vi.waitFor(async () => expect(await stored()).toMatchObject({ rows: [{ id: "a" }] }));
  connection.failure = "full";
  await one.edit(withRow("b"));
  connection.failure = null;
  one.tabs.comeBack();
  await vi.waitFor(async () => expect(await stored()).toMatchObject({ rows: [{}, { id: "b" }] }));
});

it("does not know what is stored while the database does not answer, and reads it later", async () => {
  const { connection, one, other } = phone();
  await other.edit(withRow("a"));
  connection.failure = { kind: "no-answer" };
  await one.load();
  expect(one.store.getState()).toMatchObject({ isRead: false, problem: { kind: "no-answer" } });
  await one.edit(titled("een"));
  expect(one.store.getState().isRead).toBe(false);
  connection.failure = null;
  await connection.opened();
  await vi.waitFor(() =>
    expect(one.store.getState()).toMatchObject({
      isRead: true,
      problem: null,
      hasFailed: false,
      document: { title: "een", rows: [{ id: "a" }] },
    }),
  );
});

it("reports a silent database, and shows what it says when it answers after all", async () => {
  const { connection, clock, one, other } = phone();
  await other.edit(withRow("a"));
  const opened = connection.opened;
  connection.opened = () => new Promise(() => {});
  const loading = one.load();
  void one.edit(titled("een"));
  clock.pass(5_000);
  await loading;
  expect(one.store.getState()).toMatchObject({
    isRead: false,
    problem: { kind: "no-answer" },
    hasFailed: true,
    document: { title: "een" },
  });
  connection.opened = opened;
  clock.pass(20_000);
  await vi.waitFor(() =>
    expect(one.store.getState()).toMatchObject({
      isRead: true,
      problem: null,
      document: { title: "een", rows: [{ id: "a" }] },
    }),
  );
});

it("tries again after a while to store what failed", async () => {
  const { connection, clock, one, stored } = phone();
  await one.load();
  connection.failure = "full";
  await one.edit(withRow("a"));
  connection.failure = null;
  clock.pass(10_000);
  await vi.waitFor(async () => expect(await stored()).toMatchObject({ rows: [{ id: "a" }] }));
});

it("drops only the edit with which the document would become too large", async () => {
  const { connection, one, other, stored } = phone();
  await one.load();
  connection.failure = "full";
  await one.edit(withRow("a"));
  const refused = one.edit(withRow("b"));
  const titling = one.edit(titled("een"));
  await titling;
  connection.failure = null;
  for (const id of ["1", "2"]) await other.edit(withRow(id));
  await one.edit(withRow("c"));
  expect(await refused).toBe("pending");
  expect(await stored()).toMatchObject({
    title: "een",
    rows: [{ id: "1" }, { id: "2" }, { id: "a" }],
  });
  expect(one.store.getState()).toMatchObject({ hasFailed: false, document: { title: "een" } });
  expect(await one.edit(withRow("d"))).toBe("refused");
});

it("undoes one edit and leaves those that were stored with it", async () => {
  const { connection, one, stored } = phone();
  await one.edit(withRow("a"));
  connection.failure = "full";
  await one.edit(withRow("b"));
  connection.failure = null;
  const cleared = one.edit((now) => ({ ...now, rows: now.rows.filter(({ id }) => id !== "a") }), {
    kind: "delete",
    name: "a",
  });
  expect(await cleared).toBe("stored");
  expect(await one.edits.undo()).toEqual({ ok: true });
  expect(await stored()).toMatchObject({ rows: [{ id: "a" }, { id: "b" }] });
});

it("keeps what it cannot read beside a new document", async () => {
  const { connection, one, stored } = phone();
  const database = await connection.opened();
  await database.put("scouting", { format: 2, title: "later" }, "note");
  await one.load();
  expect(one.store.getState()).toMatchObject({ isUnreadable: true, document: EMPTY });
  await one.edit(titled("een"));
  expect(one.store.getState().isUnreadable).toBe(false);
  expect(await stored()).toMatchObject({ title: "een" });
  expect(await database.get("scouting", "note-unreadable")).toMatchObject({ title: "later" });
});

it("accepts no record or item that was read before as an edit", async () => {
  const { one } = phone();
  const shown = one.store.getState().document;
  const row: Row = { id: "a", text: "read before" };
  // @ts-expect-error: the record of this moment may have changes of other windows.
  const asRecord: Edit = () => shown;
  // @ts-expect-error: the same for an item of it.
  const asItem: Edit = (now) => ({ ...now, rows: now.rows.map(() => row) });
  // @ts-expect-error: and for a whole list.
  const asList: Edit = (now) => ({ ...now, rows: shown.rows });
  expect([asRecord, asItem, asList]).toHaveLength(3);
});

function never(): never {
  throw new Error("not there");
}
