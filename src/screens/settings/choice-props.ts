import type { chooseColors } from "#state/settings/color-choice.ts";

/** The outcome of storing a choice: with `full` and `blocked` it lasts for this visit only. */
export type Stored = ReturnType<typeof chooseColors>;

/** The props of every part of the screen with a choice. */
export interface ChoiceProps {
  /** Called with the outcome of storing the choice. */
  readonly onStored: (stored: Stored) => void;
}
