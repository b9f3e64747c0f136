import type { Figure } from "./figure.ts";
import type { SheetPaper } from "./pages.ts";
import type { SheetStep } from "./sheet-step.ts";
import { tableRow } from "./table-row.ts";

/**
 * Returns the rows of the solution: the number of each junction, and the texts that `cellsOf` gives for it, with the remark of
 * the leader last.
 */
export function solutionFigures(
  steps: readonly SheetStep[],
  paper: SheetPaper,
  cellsOf: (step: SheetStep) => readonly string[],
): Figure[] {
  return steps.map((step) =>
    tableRow([`${step.number}`, ...cellsOf(step), step.remark].slice(0, 5), paper),
  );
}
