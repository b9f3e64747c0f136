import type { chooseColors } from "#state/settings/color-choice.ts";

/** What became of a choice: `full` and `blocked` last for this visit only. */
export type Kept = ReturnType<typeof chooseColors>;

/** Of every part of the screen that keeps a choice. */
export interface ChoiceProps {
  /** Told whether the choice was stored. */
  readonly onKept: (kept: Kept) => void;
}
