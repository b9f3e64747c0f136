import { isOlder } from "#domain/storage/visits.ts";
import { BIN_MS } from "#domain/waypoints/bin.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import type { AnyKind } from "#storage/records/kinds.ts";
import { purging, readBin } from "#storage/records/record-bin.ts";
import type { VisitStorage } from "#storage/visits/visit-storage.ts";
import type { Edits } from "./edits.ts";

/** The parts of the device that emptying the bin needs. */
interface SweptDevice {
  readonly connection: DatabaseConnection;
  readonly edits: Edits;
  readonly visits: VisitStorage;
}

/** Deletes for good what was in the bin of a kind for more than 30 days, by visits on two days. Never rejects. */
export async function sweepBin(
  { connection, edits, visits }: SweptDevice,
  kind: AnyKind,
): Promise<void> {
  const nowMs = visits.agingMs();
  const items = await readBin(connection, kind).catch(() => []);
  const old = items.filter(({ deletedAtMs }) => isOlder(deletedAtMs, nowMs, BIN_MS));
  if (old.length > 0) await edits.change(purging(kind, old));
}
