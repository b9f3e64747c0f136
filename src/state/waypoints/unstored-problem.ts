import type { DatabaseProblem } from "#domain/storage/database-problem.ts";
import { device } from "#state/device/device.ts";
import { databaseProblemOf } from "#storage/database-problem-of.ts";
import type { Unstored } from "./unstored.ts";

/** Why the database did not take part. */
export function unstoredProblem({ error }: Unstored): DatabaseProblem {
  return databaseProblemOf(error);
}

/** Tries to open the database, which brings the waypoints in step with it; resolves when that is tried. */
export async function retryDatabase(): Promise<void> {
  await device.connection.opened().catch(() => null);
}
