import type { DatabaseConnection } from "#storage/database.ts";

/** How many tracks and routes are kept; 0 when the database does not answer. Reads none of them. */
export async function countTracks(connection: DatabaseConnection): Promise<number> {
  try {
    return await (await connection.opened()).count("tracks");
  } catch {
    return 0;
  }
}
