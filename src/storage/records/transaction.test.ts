import { beforeEach, describe, expect, it } from "vitest";
import type { Current } from "#domain/storage/current.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb, failingConnection } from "#storage/fake-database.ts";
import { KINDS } from "./kinds.ts";
import { change, changeExisting, readRecord } from "./record-change.ts";
import { type RecordKind, recordsIn } from "./record-kind.ts";
import { changeRecords, type RecordChange } from "./transaction.ts";
import { undoneBy } from "./undone-by.ts";

beforeEach(emptyIndexedDb);

/** The values of the changes that `addition` has made. */
interface Additions {
  readonly id: string;
  readonly added?: readonly number[];
}

describe.each(KINDS)("records of the kind $name", ({ place }) => {
  const addition = (number: number): RecordChange => ({
    place,
    id: "one",
    valueFor: (stored) => {
      const { added = [] } = (stored ?? {}) as Additions;
      return { id: "one", added: [...added, number] };
    },
  });
  const stored = async () =>
    ((await readRecord(databaseConnection(), place, "one")) as Additions).added;
  const NUMBERS = Array.from({ length: 24 }, (_, number) => number);

  it("lose no edit of three windows in turn", async () => {
    const windows = [1, 2, 3].map(() => databaseConnection());
    for (const number of NUMBERS) {
      await changeRecords(windows[number % 3] ?? never(), [addition(number)]);
    }
    expect(await stored()).toEqual(NUMBERS);
  });

  it("lose no edit of three windows at once", async () => {
    const windows = [1, 2, 3].map(() => databaseConnection());
    await Promise.all(
      NUMBERS.map((number) => changeRecords(windows[number % 3] ?? never(), [addition(number)])),
    );
    expect((await stored())?.toSorted((a, b) => a - b)).toEqual(NUMBERS);
  });

  it("keep the edits of other windows when one is undone", async () => {
    const connection = databaseConnection();
    const field = (name: string): RecordChange => ({
      place,
      id: "one",
      valueFor: (now) => ({ ...(now as object), id: "one", [name]: true }),
    });
    await changeRecords(connection, [field("first")]);
    const done = await changeRecords(connection, [field("second")]);
    await changeRecords(databaseConnection(), [field("third")]);
    await changeRecords(connection, undoneBy(done));
    expect(await readRecord(connection, place, "one")).toEqual({
      id: "one",
      first: true,
      third: true,
    });
  });
});

interface Note {
  readonly id: string;
  readonly text: string;
}

const NOTES: RecordKind<Note> = {
  name: "notes",
  place: recordsIn("plans"),
  format: 1,
  read: (stored) => ((stored as { format?: unknown }).format === 1 ? (stored as Note) : null),
};
const note = (id: string, text: string) => change(NOTES, id, () => ({ id, text }) as Current<Note>);

it("makes all changes or none", async () => {
  const connection = databaseConnection();
  await changeRecords(connection, [note("a", "een")]);
  const changes = [note("a", "twee"), changeExisting(NOTES, "gone", (stored) => stored)];
  await expect(changeRecords(connection, changes)).rejects.toThrow();
  expect(await readRecord(connection, NOTES.place, "a")).toMatchObject({ text: "een" });
});

it("leaves a record that this version cannot read", async () => {
  const connection = databaseConnection();
  const newer = { id: "a", format: 2, words: "later" };
  await (await connection.opened()).put("plans", newer);
  await expect(changeRecords(connection, [note("a", "een")])).rejects.toThrow();
  expect(await readRecord(connection, NOTES.place, "a")).toEqual(newer);
});

it("undoes adding, changing and deleting in one transaction", async () => {
  const connection = failingConnection(databaseConnection());
  await changeRecords(connection, [note("a", "een"), note("b", "twee")]);
  const done = await changeRecords(connection, [
    change(NOTES, "a", () => null),
    note("b", "drie"),
    note("c", "vier"),
  ]);
  connection.writesLeft = 1;
  await changeRecords(connection, undoneBy(done));
  const database = await databaseConnection().opened();
  expect(await database.getAll("plans")).toMatchObject([
    { id: "a", text: "een" },
    { id: "b", text: "twee" },
  ]);
});

function never(): never {
  throw new Error("not there");
}
