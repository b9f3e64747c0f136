import type { DatabaseConnection } from "#storage/database.ts";

/** Counts the kept tracks and routes, without reading one. Rejects without a database. */
export async function countTracks(connection: DatabaseConnection): Promise<number> {
  return (await connection.opened()).count("tracks");
}
