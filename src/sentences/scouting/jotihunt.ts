import { bareNumber, counted, formatDateTime } from "#sentences/intl/format.ts";
import { list } from "#words/locale.ts";
import { jotihuntTexts, jotihuntWords } from "#words/scouting/jotihunt.ts";

/** The changes in a hunt by an answer; see `state/scouting/ask-jotihunt.ts`. */
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

/** A message of the organisers; see `domain/survey/jotihunt.ts`. */
interface Message {
  readonly kind: keyof typeof jotihuntTexts.kinds;
  readonly published: number | string;
}

/** "hint, 18 oktober 2025 om 09:00": what a message is, and when it was published. */
export function jotihuntMessageText({ kind, published }: Message): string {
  const moment = typeof published === "number" ? formatDateTime(published) : published;
  return [jotihuntTexts.kinds[kind], moment].filter((text) => text !== "").join(", ");
}
