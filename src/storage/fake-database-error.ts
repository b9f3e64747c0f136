import type { DatabaseProblem } from "#domain/storage/database-problem.ts";
import { DatabaseError } from "./database.ts";

/** Creates an error of opening the database that means this problem, for tests. */
export function fakeDatabaseError(problem: DatabaseProblem): DatabaseError {
  if (problem.kind === "full") {
    return new DatabaseError(new DOMException("no room", "QuotaExceededError"), problem);
  }
  if (problem.kind === "other-tab")
    return new DatabaseError(null, { isLate: true, isBlocked: true });
  if (problem.kind === "no-answer") return new DatabaseError(null, { isLate: true });
  const names = {
    "newer-version": "VersionError",
    unavailable: "SecurityError",
    failed: "UnknownError",
  };
  return new DatabaseError(new DOMException("", names[problem.kind]));
}
