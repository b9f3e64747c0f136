import { beforeEach, expect, it } from "vitest";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { listsOf } from "#storage/records/kinds.ts";
import { addition, readRecord } from "#storage/records/record-change.ts";
import { type RecordKind, recordsIn } from "#storage/records/record-kind.ts";
import { changeRecords } from "#storage/records/transaction.ts";
import { undoneBy } from "#storage/records/undone-by.ts";
import { readRows } from "./backup-file.ts";
import { toPlainValue } from "./plain-value.ts";
import { restoring, storedRows } from "./row-storage.ts";
import { unreadableOf } from "./unreadable-rows.ts";

beforeEach(emptyIndexedDb);

interface Lamp {
  readonly id: string;
  readonly name: string;
  readonly lumens: Float32Array;
}

/** A kind that the app does not have: everything below follows from this description alone. */
const LAMPS: RecordKind<Lamp> = {
  name: "lamps",
  place: recordsIn("packs"),
  format: 1,
  read: (stored) => ((stored as { format?: unknown }).format === 1 ? (stored as Lamp) : null),
};
const [LIST = never()] = listsOf([LAMPS]);
const LAMP: Lamp = { id: "a", name: "Zaklamp", lumens: Float32Array.of(90) };

it("a new kind of record is backed up, restored, and undone", async () => {
  const connection = databaseConnection();
  await changeRecords(connection, [addition(LAMPS, "a", LAMP)]);
  const file = JSON.stringify((await storedRows(connection, LIST)).map(toPlainValue));
  emptyIndexedDb();
  const other = databaseConnection();
  const { rows } = readRows(LIST, [...JSON.parse(file), { id: "b", format: 2 }, "geen"]);
  const done = await changeRecords(
    other,
    rows.map((row) => restoring(LAMPS, row)),
  );
  expect(await storedRows(other, LIST)).toEqual([{ format: 1, ...LAMP }]);
  await changeRecords(other, undoneBy(done));
  expect(await readRecord(other, LAMPS.place, "a")).toBeUndefined();
});

it("records of a new kind that cannot be read are offered raw", async () => {
  const connection = databaseConnection();
  await changeRecords(connection, [addition(LAMPS, "a", LAMP)]);
  await (await connection.opened()).put("packs", { id: "b", format: 2, name: "Later" });
  expect(await unreadableOf(connection, LIST)).toEqual([
    { source: "lamps", reason: "newer-format", rawText: '{"id":"b","format":2,"name":"Later"}' },
  ]);
});

function never(): never {
  throw new Error("not there");
}
