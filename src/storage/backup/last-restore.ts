import { type DatabaseConnection, RESTORE_KEY } from "#storage/database.ts";

/**
 * The localStorage key with the id of the last restore whose settings are in localStorage. It is written after the
 * settings, so a killed browser that lost the settings lost this key too.
 */
export const RESTORED_KEY = "restored";

/** Resolves to the id of the last restore, unchecked; undefined if there was none. Rejects if the database does not respond. */
export async function lastRestoreId(connection: DatabaseConnection): Promise<unknown> {
  const stored: unknown = await (await connection.opened()).get("restores", RESTORE_KEY);
  return (stored as { readonly id?: unknown } | undefined)?.id;
}
