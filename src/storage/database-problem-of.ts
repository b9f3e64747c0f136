import type { DatabaseProblem } from "#domain/storage/database-problem.ts";
import { isQuotaError } from "#platform/storage-quota/is-quota-error.ts";
import { DatabaseError } from "./database.ts";
import { isWithoutDatabase } from "./is-without-database.ts";

/** Returns the problem behind an error of opening, reading or writing the database. */
export function databaseProblemOf(error: unknown): DatabaseProblem {
  const isOpening = error instanceof DatabaseError;
  const { isLate, isBlocked, neededBytes = null } = isOpening ? error.attempt : {};
  if (isQuotaError(error)) return { kind: "full", neededBytes };
  if (!isOpening) return { kind: "failed" };
  if (isLate) return { kind: isBlocked ? "other-tab" : "no-answer" };
  const name = error.cause instanceof Error ? error.cause.name : "";
  if (name === "VersionError") return { kind: "newer-version" };
  return { kind: isWithoutDatabase(error) ? "unavailable" : "failed" };
}
