import type { DatabaseDoor } from "#storage/database.ts";

/** Whether any track or route is kept, without reading one; false without a database. */
export async function isAnyLineKept(door: DatabaseDoor): Promise<boolean> {
  try {
    return (await (await door.opened()).count("trackHeads")) > 0;
  } catch {
    return false;
  }
}
