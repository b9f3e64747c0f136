import type { PostProblem } from "#domain/trail/trail.ts";
import { trailEditorTexts as texts } from "#words/scouting/trail-editor.ts";

/** The reasons why a post cannot be handed out yet. */
export const PROBLEM_TEXTS: Readonly<Record<PostProblem, string>> = {
  "no-place": texts.noPlace,
  "no-answer": texts.noAnswer,
  "no-choices": texts.noChoices,
  "same-choices": texts.sameChoices,
};
