import { BIN_MS } from "#domain/waypoints/bin.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import type { AnyKind } from "#storage/records/kinds.ts";
import { purging, readBin } from "#storage/records/record-bin.ts";
import type { Edits } from "./edits.ts";

/** Deletes for good what was in the bin of a kind for more than 30 days. Never rejects. */
export async function sweepBin(
  { connection, edits }: { readonly connection: DatabaseConnection; readonly edits: Edits },
  kind: AnyKind,
  nowMs: number,
): Promise<void> {
  const items = await readBin(connection, kind).catch(() => []);
  const old = items.filter(({ deletedAtMs }) => nowMs - deletedAtMs > BIN_MS);
  if (old.length > 0) await edits.change(purging(kind, old));
}
