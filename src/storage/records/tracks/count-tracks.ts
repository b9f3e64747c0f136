import type { DatabaseConnection } from "#storage/database.ts";

/** Counts the tracks and routes without reading them. Rejects without a database. */
export async function countTracks(connection: DatabaseConnection): Promise<number> {
  return (await connection.opened()).count("tracks");
}
