import type { DatabaseProblem } from "#domain/storage/database-problem.ts";
import { device } from "#state/device/device.ts";
import { databaseProblemOf } from "#storage/database-problem-of.ts";
import type { Unstored } from "./unstored.ts";

/** Returns the reason that the database was not used. */
export function unstoredProblem({ error }: Unstored): DatabaseProblem {
  return databaseProblemOf(error);
}

/** Tries to open the database, which stores the pending waypoints; resolves after the attempt. */
export async function retryDatabase(): Promise<void> {
  await device.connection.opened().catch(() => null);
}
