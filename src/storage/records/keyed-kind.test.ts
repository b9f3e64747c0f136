import { beforeEach, expect, it } from "vitest";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { KINDS } from "./kinds.ts";
import { changeRecords } from "./transaction.ts";

beforeEach(emptyIndexedDb);

const KEYED_KINDS = KINDS.filter((kind) => "replacesUnreadable" in kind);

it.each(KEYED_KINDS)(
  "every unreadable record of $name is kept, and the same one once",
  async ({ list, name, place }) => {
    // The route sheets have a record for each plan.
    const id = place.has?.(name) ? name : `${name}:plan:1`;
    const connection = databaseConnection();
    const database = await connection.opened();
    const write = (format: number) =>
      changeRecords(connection, [{ place, id, valueFor: () => ({ format, id }) }]);
    const formats = async () =>
      (await database.getAll(list)).map((value) => (value as { format: number }).format);
    for (const format of [7, 8, 7, 9, 8, 10]) await write(format);
    expect((await formats()).sort()).toEqual([10, 7, 8, 9]);
    expect(await database.get(list, id)).toMatchObject({ format: 10 });
  },
);
