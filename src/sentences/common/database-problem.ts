import type { DatabaseProblem } from "#domain/storage/database-problem.ts";
import { formatBytes } from "#sentences/intl/bytes.ts";
import { databaseProblems, unreadTexts, unreadWords } from "#words/common/database-problem.ts";

/** Returns why the database cannot be used, and what to do about it. */
export function databaseProblemText(problem: DatabaseProblem): string {
  if (problem.kind === "full" && problem.neededBytes !== null) {
    const megabytes = formatBytes(Math.max(problem.neededBytes, 1e6));
    return unreadWords.full(megabytes);
  }
  return databaseProblems[problem.kind];
}

/** A list that may not be readable. */
export type UnreadList = Exclude<keyof typeof unreadTexts, "retry" | "retrying" | "notYet">;

/**
 * Returns the notice for a list that could not be read: "Je tracks en routes kunnen nu niet worden gelezen. Er is
 * niets kwijt. …".
 */
export function unreadText(list: UnreadList, problem: DatabaseProblem): string {
  // If the browser gives no database, only the app's own part in it is known.
  const isKnownToBeThere = ["full", "other-tab", "newer-version"].includes(problem.kind);
  const comfort = isKnownToBeThere ? unreadWords.nothingLost : unreadWords.nothingErased;
  return `${unreadTexts[list]} ${comfort} ${databaseProblemText(problem)}`;
}
