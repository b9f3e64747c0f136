import { formatRd } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import type { Figure } from "#domain/route-sheet/figure.ts";
import { type RouteJunction, turnAt } from "#domain/route-sheet/junction.ts";
import { figuresWithGaps } from "#domain/route-sheet/map-gap.ts";
import { pagesOf, roomOnPage } from "#domain/route-sheet/pages.ts";
import { lastLegMeters, startDegrees } from "#domain/route-sheet/sheet-step.ts";
import { sentenceRow, tableRow } from "#domain/route-sheet/table-row.ts";
import {
  type SheetInput,
  type Technique,
  techniqueFigures,
} from "#domain/route-sheet/techniques.ts";
import {
  isWholeRoute,
  kilometerText,
  sheetTexts,
  sheetTitle,
  TECHNIQUE_NAMES,
  turnText,
} from "#i18n/scouting/route-sheet.ts";
import { solutionNotes, techniqueNotes } from "./sheet-notes.ts";

/** The pages of a technique, or the sentence that says why there are none. */
export type TechniquePages = readonly Figure[] | string;

/** Makes the pages of a technique. */
export function techniquePages(technique: Technique, input: SheetInput): TechniquePages {
  const isByJunctions = technique !== "tracing" && technique !== "helicopter";
  if (isByJunctions && input.steps.length === 0) {
    const hasMap = !isWholeRoute(input.gaps, input.route.lengthMeters);
    return hasMap ? sheetTexts.nothing : sheetTexts.noWays;
  }
  try {
    const { paper } = input.settings;
    const notes = techniqueNotes(technique, input);
    const figures = techniqueFigures(technique, input, roomOnPage(paper, notes));
    if (!figures) return sheetTexts.noTracing;
    const title = sheetTitle(TECHNIQUE_NAMES[technique], nameOf(input));
    return pagesOf(figures, paper, { title, notes, bar: sheetTexts.bar });
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
  const { route, steps, gaps, words, settings } = input;
  const { paper } = settings;
  const distanceTo = (index: number) =>
    words.distance(steps[index]?.legMeters ?? lastLegMeters(route, steps));
  const row = (
    name: string,
    { place, alongMeters }: Pick<RouteJunction, "place" | "alongMeters">,
    ...after: readonly [turn: string, distance: string, remark: string]
  ) => {
    const cells = [name, kilometerText(alongMeters), placeText(place), ...after];
    return { figure: tableRow(cells, paper, "points"), alongMeters };
  };
  const [start, finish] = [
    { place: route.start, alongMeters: 0 },
    { place: route.finish, alongMeters: route.lengthMeters },
  ];
  const rows = [
    row(words.start, start, words.wind(startDegrees(route)), distanceTo(0), ""),
    ...steps.map(({ number, junction, remark }, index) =>
      row(`${number}`, junction, turnText(turnAt(junction)), distanceTo(index + 1), remark),
    ),
    row(words.finish, finish, "", "", ""),
  ];
  const figures = [
    tableRow(sheetTexts.solutionColumns, paper, "points"),
    ...figuresWithGaps(rows, gaps, (gap) => sentenceRow(words.gap(gap), paper)),
  ];
  const title = sheetTitle(sheetTexts.solution, nameOf(input));
  return pagesOf(figures, paper, { title, notes: solutionNotes(input), bar: sheetTexts.bar });
}

/** The RD coordinates of a place; empty outside the Netherlands. */
function placeText(place: LatLng): string {
  const rd = toRd(place);
  return rd ? formatRd(rd) : "";
}

function nameOf({ route }: SheetInput): string {
  return route.name || sheetTexts.unnamed;
}
