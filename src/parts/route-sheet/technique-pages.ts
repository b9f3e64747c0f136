import { formatRd } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import type { Figure } from "#domain/route-sheet/figure.ts";
import { turnAt } from "#domain/route-sheet/junction.ts";
import { pagesOf } from "#domain/route-sheet/pages.ts";
import { lastLegMeters, startDegrees } from "#domain/route-sheet/sheet-step.ts";
import { tableRow } from "#domain/route-sheet/table-row.ts";
import {
  type SheetInput,
  type Technique,
  techniqueFigures,
} from "#domain/route-sheet/techniques.ts";
import {
  kilometerText,
  sheetTexts,
  sheetTitle,
  TECHNIQUE_NAMES,
  turnText,
} from "#i18n/route-sheet.ts";
import { solutionNotes, techniqueNotes } from "./sheet-notes.ts";

/** The pages of a technique, or the sentence that says why there are none. */
export type TechniquePages = readonly Figure[] | string;

/** Makes the pages of a technique. */
export function techniquePages(technique: Technique, input: SheetInput): TechniquePages {
  const isByJunctions = technique !== "tracing" && technique !== "helicopter";
  if (isByJunctions && input.steps.length === 0) return sheetTexts.nothing;
  try {
    const figures = techniqueFigures(technique, input);
    if (!figures) return sheetTexts.noTracing;
    const title = sheetTitle(TECHNIQUE_NAMES[technique], nameOf(input));
    const notes = techniqueNotes(technique, input);
    return pagesOf(figures, input.settings.paper, { title, notes, bar: sheetTexts.bar });
  } catch (error) {
    if (error instanceof RangeError) return sheetTexts.northUndefined;
    throw error;
  }
}

/**
 * Makes the pages with the solution: of the start, each junction and the finish where it lies, and of all but the finish the turn with
 * the distance that follows.
 */
export function solutionPages(input: SheetInput): readonly Figure[] {
  const { route, steps, words, settings } = input;
  const distanceTo = (index: number) =>
    words.distance(steps[index]?.legMeters ?? lastLegMeters(route, steps));
  const rows = [
    sheetTexts.solutionColumns,
    [
      words.start,
      kilometerText(0),
      placeText(route.start),
      words.wind(startDegrees(route)),
      distanceTo(0),
      "",
    ],
    ...steps.map(({ number, junction, remark }, index) => [
      `${number}`,
      kilometerText(junction.alongMeters),
      placeText(junction.place),
      turnText(turnAt(junction)),
      distanceTo(index + 1),
      remark,
    ]),
    [words.finish, kilometerText(route.lengthMeters), placeText(route.finish), "", "", ""],
  ];
  const title = sheetTitle(sheetTexts.solution, nameOf(input));
  return pagesOf(
    rows.map((cells) => tableRow(cells, settings.paper, "points")),
    settings.paper,
    { title, notes: solutionNotes(input), bar: sheetTexts.bar },
  );
}

/** The RD coordinates of a place; empty outside the Netherlands. */
function placeText(place: LatLng): string {
  const rd = toRd(place);
  return rd ? formatRd(rd) : "";
}

function nameOf({ route }: SheetInput): string {
  return route.name || sheetTexts.unnamed;
}
