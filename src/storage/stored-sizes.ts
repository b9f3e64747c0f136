import type { DatabaseConnection } from "./database.ts";

/** The size of the user's data in bytes, by kind: numbers and pictures, without the overhead of the database. */
export interface StoredSizes {
  readonly trackBytes: number;
  readonly photoBytes: number;
}

/** Adds up the sizes of tracks and photos, with one record in memory at a time. Rejects without a database. */
export async function storedSizes(connection: DatabaseConnection): Promise<StoredSizes> {
  const transaction = (await connection.opened()).transaction(["trackBlocks", "photos"]);
  const [trackBytes, photoBytes] = [
    await sumOf(transaction.objectStore("trackBlocks")),
    await sumOf(transaction.objectStore("photos")),
  ];
  await transaction.done;
  return { trackBytes, photoBytes };
}

interface Cursor {
  readonly value: unknown;
  continue(): Promise<Cursor | null>;
}

async function sumOf(store: { openCursor(): Promise<unknown> }): Promise<number> {
  let bytes = 0;
  let cursor = (await store.openCursor()) as Cursor | null;
  while (cursor) {
    bytes += bytesIn(cursor.value);
    cursor = await cursor.continue();
  }
  return bytes;
}

/** The columns and pictures of a record are typed arrays. */
function bytesIn(record: unknown): number {
  if (typeof record !== "object" || record === null) return 0;
  return Object.values(record).reduce<number>(
    (sum, value) => (ArrayBuffer.isView(value) ? sum + value.byteLength : sum),
    0,
  );
}
