import { fitsMaze, MAZE_STEPS, mazeFigure } from "#domain/route-sheet/figures/maze-figure.ts";
import type { Figure } from "./figure.ts";
import { withGaps } from "./map-gap.ts";
import type { SheetStep } from "./sheet-step.ts";
import { legText, unsuitedText } from "./step-texts.ts";
import { sentenceRow } from "./table-row.ts";
import type { SheetInput } from "./techniques.ts";

/** Draws a maze for each few junctions; a sentence between them where a junction fits none, or junctions are unknown. */
export function mazes(input: SheetInput): Figure[] {
  const { steps, gaps, settings, words } = input;
  const figures: Figure[] = [];
  let run: SheetStep[] = [];
  const endRun = () => {
    if (run.length > 0) figures.push(...mazeWithRows(input, run));
    run = [];
  };
  for (const one of withGaps(steps, gaps, ({ junction }) => junction.alongMeters)) {
    if ("junction" in one && fitsMaze(one.junction)) {
      run.push(one);
      if (run.length === MAZE_STEPS) endRun();
      continue;
    }
    endRun();
    const sentence = "junction" in one ? unsuitedText(input, one) : words.gap(one);
    figures.push(sentenceRow(sentence, settings.paper));
  }
  endRun();
  return figures;
}

/** A maze with the distances and remarks of its junctions below it; the degrees of each where no maze was found. */
function mazeWithRows(input: SheetInput, run: readonly SheetStep[]): Figure[] {
  const { paper } = input.settings;
  const [first, last] = [run[0], run.at(-1)].map((step) => `${step?.number ?? ""}`);
  const head = run.length === 1 ? `${first}` : `${first} – ${last}`;
  const maze = mazeFigure(run, head);
  if (!maze) return run.map((step) => sentenceRow(unsuitedText(input, step), paper));
  const texts = run.flatMap((step) => {
    const words = [legText(input, step), step.remark].filter((one) => one !== "");
    return words.length > 0 ? [`${step.number}: ${words.join(", ")}`] : [];
  });
  return texts.length > 0 ? [maze, sentenceRow(texts.join(" · "), paper)] : [maze];
}
