import type { DatabaseProblem } from "#domain/storage/database-problem.ts";
import { unstoredWords } from "#words/common/unstored.ts";
import { databaseProblemText } from "./database-problem.ts";

/** Changes that would be lost if the device stopped now, and the reason. */
interface AtRisk {
  readonly kind: keyof typeof unstoredWords.atRisk;
  readonly problem: DatabaseProblem;
}

/** Returns what would be lost, why, and what to do about it. */
export function unstoredText({ kind, problem }: AtRisk): string {
  const { atRisk, makeBackup, triesAgain } = unstoredWords;
  const backup = kind === "unread" ? [] : [makeBackup];
  return [atRisk[kind], databaseProblemText(problem), ...backup, triesAgain].join(" ");
}
