import { formatRd } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import type { Figure } from "#domain/route-sheet/figure.ts";
import { type RouteJunction, turnAt } from "#domain/route-sheet/junction.ts";
import { figuresWithGaps } from "#domain/route-sheet/map-gap.ts";
import { numberedPages, pagesWithoutNumbers, roomOnPage } from "#domain/route-sheet/pages.ts";
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

/** What stands above the sheets of a patrol. */
export interface SheetHeading {
  readonly name: string;
  readonly notes: readonly string[];
}

/** Makes the pages of a technique. */
export function techniquePages(technique: Technique, input: SheetInput): TechniquePages {
  const pages = unnumberedPages(technique, input, { name: "", notes: [] });
  return typeof pages === "string" ? pages : numberedPages(pages);
}

/** Makes the pages of a technique, to be numbered with others. */
export function unnumberedPages(
  technique: Technique,
  input: SheetInput,
  heading: SheetHeading,
): TechniquePages {
  const isByJunctions = technique !== "tracing" && technique !== "helicopter";
  // A part leads from one junction to another, also without any between them.
  if (isByJunctions && input.steps.length === 0 && !input.part) {
    const hasMap = !isWholeRoute(input.gaps, input.route.lengthMeters);
    return hasMap ? sheetTexts.nothing : sheetTexts.noWays;
  }
  try {
    const { paper } = input.settings;
    const notes = [...heading.notes, ...techniqueNotes(technique, input)];
    const figures = techniqueFigures(technique, input, roomOnPage(paper, notes));
    if (!figures) return sheetTexts.noTracing;
    const title = titleOf(TECHNIQUE_NAMES[technique], input, heading);
    return pagesWithoutNumbers(figures, paper, { title, notes, bar: sheetTexts.bar });
  } catch (error) {
    if (error instanceof RangeError) return sheetTexts.northUndefined;
    throw error;
  }
}

/** Makes the pages with the solution. */
export function solutionPages(input: SheetInput): readonly Figure[] {
  return numberedPages(unnumberedSolution(input, { name: "", notes: [] }, null));
}

/**
 * Makes the pages with the solution: of the start, each junction and the finish where it lies, and of all but the finish the turn with
 * the distance that follows.
 * @param timeAt returns the time at a distance along the route, metres; null for no times
 */
export function unnumberedSolution(
  input: SheetInput,
  heading: SheetHeading,
  timeAt: ((alongMeters: number) => string) | null,
): readonly Figure[] {
  const { route, steps, gaps, words, settings } = input;
  const { paper } = settings;
  const layout = timeAt ? "timedPoints" : "points";
  const distanceTo = (index: number) =>
    words.distance(steps[index]?.legMeters ?? lastLegMeters(route, steps));
  const row = (
    name: string,
    { place, alongMeters }: Pick<RouteJunction, "place" | "alongMeters">,
    ...after: readonly [turn: string, distance: string, remark: string]
  ) => {
    const time = timeAt ? [timeAt(alongMeters)] : [];
    const cells = [name, ...time, kilometerText(alongMeters), placeText(place), ...after];
    return { figure: tableRow(cells, paper, layout), alongMeters };
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
  const columns = timeAt ? sheetTexts.timedSolutionColumns : sheetTexts.solutionColumns;
  const figures = [
    tableRow(columns, paper, layout),
    ...figuresWithGaps(rows, gaps, (gap) => sentenceRow(words.gap(gap), paper)),
  ];
  const title = titleOf(sheetTexts.solution, input, heading);
  const notes = [...heading.notes, ...solutionNotes(input)];
  return pagesWithoutNumbers(figures, paper, { title, notes, bar: sheetTexts.bar });
}

function titleOf(what: string, input: SheetInput, { name }: SheetHeading): string {
  const title = sheetTitle(what, nameOf(input));
  return name === "" ? title : sheetTitle(name, title);
}

/** The RD coordinates of a place; empty outside the Netherlands. */
export function placeText(place: LatLng): string {
  const rd = toRd(place);
  return rd ? formatRd(rd) : "";
}

function nameOf({ route }: SheetInput): string {
  return route.name || sheetTexts.unnamed;
}
