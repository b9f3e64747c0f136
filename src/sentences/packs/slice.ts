import { sliceProblems, sliceTexts, sliceWords as words } from "#words/packs/slice.ts";
import { aboutBytes } from "./areas.ts";
import { makeProblemSentence } from "./make-problems.ts";

/** "ongeveer 12 MB ophalen": a guess, from the average of the country. */
export function sliceSizeText(bytes: number): string {
  return words.size(aboutBytes(bytes));
}

/** "Rond Delft is niet opgehaald. De server heeft het te druk. …" */
export function sliceProblemText(problem: string, name: string | null): string {
  const own: Readonly<Record<string, string>> = {
    ...sliceProblems,
    offline: sliceTexts.noConnection,
    "offline-only": sliceTexts.offlineOnly,
  };
  const sentence = own[problem] ?? makeProblemSentence(problem);
  return name === null ? sentence : words.notFetched(name, sentence);
}
