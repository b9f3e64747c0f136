import { bareNumber, counted } from "#sentences/intl/format.ts";
import { list } from "#words/locale.ts";
import { jotihuntTexts, jotihuntWords } from "#words/scouting/jotihunt.ts";

/** What an answer changed in a hunt; see `state/scouting/ask-jotihunt.ts`. */
interface Result {
  readonly changedCount: number;
  readonly unknown: readonly string[];
}

/** Says what an answer of the service changed and which areas the hunt lacks, or why there is none. */
export function jotihuntText(answer: Result | keyof typeof jotihuntTexts.problems): string {
  if (typeof answer === "string") return jotihuntTexts.problems[answer];
  const changed = jotihuntWords.changed(counted(answer.changedCount, bareNumber));
  return answer.unknown.length === 0
    ? changed
    : `${changed} ${jotihuntWords.unknown(list(answer.unknown))}`;
}
