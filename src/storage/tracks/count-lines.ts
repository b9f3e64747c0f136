import type { DatabaseDoor } from "#storage/database.ts";

/** How many tracks and routes are kept; 0 when the database does not answer. Reads none of them. */
export async function countLines(door: DatabaseDoor): Promise<number> {
  try {
    return await (await door.opened()).count("tracks");
  } catch {
    return 0;
  }
}
