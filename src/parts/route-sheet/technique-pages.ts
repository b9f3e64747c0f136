import { formatRd } from "#domain/coordinates/format.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import type { Figure } from "#domain/route-sheet/figure.ts";
import { turnAt } from "#domain/route-sheet/junction.ts";
import { pagesOf } from "#domain/route-sheet/pages.ts";
import { solutionFigures } from "#domain/route-sheet/solution.ts";
import {
  type SheetInput,
  type Technique,
  techniqueFigures,
} from "#domain/route-sheet/techniques.ts";
import { sheetTexts, sheetTitle, TECHNIQUE_NAMES, turnText } from "#i18n/route-sheet.ts";

/** The pages of a technique, or the sentence that says why there are none. */
export type TechniquePages = readonly Figure[] | string;

/** Makes the pages of a technique. */
export function techniquePages(technique: Technique, input: SheetInput): TechniquePages {
  const isByJunctions = technique !== "tracing" && technique !== "helicopter";
  if (isByJunctions && input.steps.length === 0) return sheetTexts.nothing;
  try {
    const figures = techniqueFigures(technique, input);
    const title = sheetTitle(TECHNIQUE_NAMES[technique], nameOf(input));
    return figures
      ? pagesOf(figures, input.settings.paper, { title, bar: sheetTexts.bar })
      : sheetTexts.noTracing;
  } catch (error) {
    if (error instanceof RangeError) return sheetTexts.northUndefined;
    throw error;
  }
}

/** Makes the pages with the solution: for each junction the way to go and its place. */
export function solutionPages(input: SheetInput): readonly Figure[] {
  const { words, settings } = input;
  const figures = solutionFigures(input.steps, settings.paper, ({ junction }) => {
    const rd = toRd(junction.place);
    return [
      words.distance(junction.alongMeters),
      turnText(turnAt(junction)),
      rd ? `RD ${formatRd(rd)}` : "",
    ];
  });
  const title = sheetTitle(sheetTexts.solution, nameOf(input));
  return pagesOf(figures, settings.paper, { title, bar: sheetTexts.bar });
}

function nameOf({ route }: SheetInput): string {
  return route.name || sheetTexts.unnamed;
}
