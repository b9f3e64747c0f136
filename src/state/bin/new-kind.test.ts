import * as v from "valibot";
import { beforeEach, expect, it, vi } from "vitest";
import { withItem } from "#domain/storage/current.ts";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { createDocumentStore } from "#state/records/document-store.ts";
import { createEdits } from "#state/records/edits.ts";
import { readRows } from "#storage/backup/backup-file.ts";
import { toPlainValue } from "#storage/backup/plain-value.ts";
import { restoring, storedRows } from "#storage/backup/row-storage.ts";
import { unreadableOf } from "#storage/backup/unreadable-rows.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { keyed, keyedKind, type Schema } from "#storage/records/keyed-kind.ts";
import { type AnyKind, KINDS, listsOf } from "#storage/records/kinds.ts";
import { readRecord } from "#storage/records/record-change.ts";
import { changeRecords } from "#storage/records/transaction.ts";
import { visitStorage } from "#storage/visits/visit-storage.ts";
import { createBin } from "./bin.ts";

beforeEach(emptyIndexedDb);

interface Lamp {
  readonly id: string;
  readonly name: string;
  readonly deletedAtMs?: number;
}
interface Lamps {
  readonly lamps: readonly Lamp[];
}

const SCHEMA: Schema<Lamps> = v.object({
  lamps: v.array(
    v.object({ id: v.string(), name: v.string(), deletedAtMs: v.exactOptional(v.number()) }),
  ),
});
const NO_LAMPS: Lamps = { lamps: [] };

/** A kind that the app does not have, in a store that it has: everything below follows from this one description. */
const LAMPS = keyedKind(keyed("scouting", "lamps"), SCHEMA, {
  bin: {
    entries: ({ lamps }: Lamps) =>
      lamps.flatMap(({ deletedAtMs, ...lamp }) => (deletedAtMs ? [{ ...lamp, deletedAtMs }] : [])),
    putBack: ({ lamps }: Lamps, id: string) => ({
      lamps: lamps.map((lamp) => (lamp.id === id ? { id, name: lamp.name } : lamp)),
    }),
    purged: ({ lamps }: Lamps, ids: ReadonlySet<string>) => ({
      lamps: lamps.filter(({ id }) => !ids.has(id)),
    }),
  },
});
const ALL: readonly AnyKind[] = [...KINDS, LAMPS];
const LIST = listsOf(ALL).find(({ name }) => name === "scouting") ?? never();

function phone() {
  const connection = databaseConnection();
  const clock = fakeClock();
  const visits = visitStorage({ texts: fakeTextStore(), nowMs: clock.nowMs });
  const windows = fakeTabs(2).map((tabs) => {
    const edits = createEdits(connection, tabs);
    const place = { kind: LAMPS, id: "lamps", initial: NO_LAMPS };
    const lamps = createDocumentStore<Lamps>({ connection, tabs, clock, edits }, place);
    const parts = {
      connection,
      edits,
      visits,
      waypoints: {
        store: { getState: () => ({ entries: [], problem: null }) },
        load: async () => {},
      } as never,
      putPhotoBack: async () => false,
    };
    return { edits, lamps, bin: createBin(parts, ALL) };
  });
  const [one = never(), other = never()] = windows;
  const stored = () => readRecord(connection, LAMPS.place, "lamps");
  return { connection, one, other, stored };
}

type Window = ReturnType<typeof phone>["one"];

const add = ({ lamps }: Window, id: string) =>
  lamps.edit((now) => ({ lamps: withItem(now.lamps, { id, name: `Lamp ${id}` }) }) as typeof now);

const remove = ({ lamps }: Window, id: string) =>
  lamps.edit(
    (now) => ({
      ...now,
      lamps: now.lamps.map((lamp) => (lamp.id === id ? { ...lamp, deletedAtMs: 1 } : lamp)),
    }),
    { kind: "delete", name: `Lamp ${id}` },
  );

it("a new kind follows the other windows, and loses none of their edits", async () => {
  const { one, other } = phone();
  await Promise.all([one.lamps.load(), other.lamps.load()]);
  await Promise.all([add(one, "a"), add(other, "b")]);
  for (const { lamps } of [one, other]) {
    await vi.waitFor(() => expect(lamps.store.getState().document.lamps).toHaveLength(2));
  }
});

it("a new kind has undo under its own name", async () => {
  const { one, stored } = phone();
  await add(one, "a");
  await remove(one, "a");
  expect(one.edits.store.getState().undoable).toMatchObject({ subject: "lamps", name: "Lamp a" });
  expect(await one.edits.undo()).toEqual({ ok: true });
  expect(await stored()).toEqual({ format: 1, lamps: [{ id: "a", name: "Lamp a" }] });
});

it("a new kind has its part of the bin", async () => {
  const { one, stored } = phone();
  await add(one, "a");
  await remove(one, "a");
  await one.bin.load();
  const [item = never()] = one.bin.store.getState().items ?? [];
  expect(item).toMatchObject({ kind: "lamps", recordId: "lamps", name: "Lamp a" });
  expect(await one.bin.putBack(item)).toBe(true);
  expect(await stored()).toEqual({ format: 1, lamps: [{ id: "a", name: "Lamp a" }] });
});

it("a new kind is in the backup, also what cannot be read of it", async () => {
  const { connection, one } = phone();
  await add(one, "a");
  const database = await connection.opened();
  await database.put("scouting", { format: 2 }, "lamps-unreadable");
  await database.put("scouting", { format: 3 }, "lamps-unreadable-unreadable");
  expect(await unreadableOf(connection, LIST)).toEqual([
    { source: "scouting", reason: "newer-format", rawText: '{"format":2}' },
    { source: "scouting", reason: "newer-format", rawText: '{"format":3}' },
  ]);
  const rows = (await storedRows(connection, LIST)).map(toPlainValue);
  emptyIndexedDb();
  const restored = phone();
  const read = readRows(LIST, [...rows, { id: "of a later version", value: { format: 1 } }]).rows;
  await changeRecords(
    restored.connection,
    read.map((row) => restoring(LIST.kindOf(row.id), row)),
  );
  expect(await storedRows(restored.connection, LIST)).toEqual([
    { id: "lamps", value: { format: 1, lamps: [{ id: "a", name: "Lamp a" }] } },
    { id: "lamps-unreadable", value: { format: 2 } },
    { id: "lamps-unreadable-unreadable", value: { format: 3 } },
  ]);
});

function never(): never {
  throw new Error("not there");
}
