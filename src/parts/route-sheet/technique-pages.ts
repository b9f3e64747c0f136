import { formatLatLng, formatRd } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import { courseTable, northOfCourses } from "#domain/route-sheet/course-table.ts";
import {
  type DrawnTechnique,
  drawnTechnique,
  type Lack,
} from "#domain/route-sheet/drawn-technique.ts";
import type { Figure } from "#domain/route-sheet/figure.ts";
import { type RouteJunction, turnAt } from "#domain/route-sheet/junction.ts";
import { figuresWithGaps } from "#domain/route-sheet/map-gap.ts";
import { numberedPages, pagesWithoutNumbers, roomOnPage } from "#domain/route-sheet/pages.ts";
import { shifted } from "#domain/route-sheet/patrol-route.ts";
import { lastLegMeters, startDegrees } from "#domain/route-sheet/sheet-step.ts";
import { sentenceRow, tableHead, tableRow } from "#domain/route-sheet/table-row.ts";
import type { SheetInput, Technique } from "#domain/route-sheet/techniques.ts";
import { NorthError } from "#domain/survey/north-reference.ts";
import {
  courseTableText,
  gapWithTableText,
  kilometerText,
  sheetTitle,
  turnText,
} from "#sentences/scouting/route-sheet.ts";
import { sheetTexts, TECHNIQUE_NAMES } from "#words/scouting/route-sheet.ts";
import { isOnMap, withCuts } from "./sheet-cuts.ts";
import { northNote, plainNotes, solutionNotes, techniqueNotes } from "./sheet-notes.ts";

export interface TechniqueSheets {
  /** Of each stretch without an instruction, the last pages have the courses from point to point. */
  readonly pages: readonly Figure[];
  readonly lacks: readonly Lack[];
  /** False if the pages have nothing but courses. */
  readonly isDrawn: boolean;
}

/** The heading of the sheets of a patrol. */
export interface SheetHeading {
  readonly name: string;
  readonly notes: readonly string[];
}

/** The heading of sheets that belong to no patrol. */
const NO_HEADING: SheetHeading = { name: "", notes: [] };

/** Makes the sheets of a technique, with pages to be numbered with others. */
export function techniqueSheets(
  technique: Technique,
  input: SheetInput,
  heading: SheetHeading = NO_HEADING,
): TechniqueSheets {
  const { paper } = input.settings;
  const { figures, lacks, notes } = drawn(technique, input, heading);
  const tables = lacks.flatMap((lack) => {
    const onRoute = shifted(lack, input.part?.offsetMeters ?? 0);
    const north = northNote(input, "from", northOfCourses(input));
    return courseTable(input, lack, courseTableText(onRoute, north));
  });
  const title = titleOf(TECHNIQUE_NAMES[technique], input, heading);
  const words = { title, notes, bar: sheetTexts.bar };
  const pages = pagesWithoutNumbers([...figures, ...tables], paper, words);
  return { pages, lacks, isDrawn: figures.length > 0 };
}

function drawn(
  technique: Technique,
  input: SheetInput,
  heading: SheetHeading,
): DrawnTechnique & { readonly notes: readonly string[] } {
  const words = { ...input.words, gap: gapOnSheet(input) };
  const onSheet = withCuts(technique, { ...input, words });
  const makers = new Set(onSheet.cuts?.flatMap(({ picture }) => picture?.attribution ?? []));
  const missing: string[] = isOnMap(technique) && !onSheet.pictures ? [sheetTexts.withoutMap] : [];
  if (technique === "photos" && !onSheet.pictures) missing.push(sheetTexts.withoutPhotos);
  const notes = [...heading.notes, ...(notesOf(technique, onSheet) ?? []), ...missing, ...makers];
  const room = roomOnPage(input.settings.paper, notes);
  const result = drawnTechnique(technique, onSheet, room);
  if (result.figures.length > 0) return { ...result, notes };
  return { ...result, notes: [...heading.notes, ...plainNotes(input)] };
}

/** Null where the north is not defined. */
function notesOf(technique: Technique, input: SheetInput): readonly string[] | null {
  try {
    return techniqueNotes(technique, input);
  } catch (error) {
    if (error instanceof NorthError) return null;
    throw error;
  }
}

/** Refers from a stretch without a map to the courses along it, which are on the last pages. */
function gapOnSheet({ part }: SheetInput): SheetInput["words"]["gap"] {
  return (gap) => gapWithTableText(shifted(gap, part?.offsetMeters ?? 0));
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
    tableHead(sheetTexts.solutionColumns, paper, "points"),
    ...figuresWithGaps(rows, gaps, (gap) => sentenceRow(words.gap(gap), paper)),
  ];
  const title = titleOf(sheetTexts.solution, input, NO_HEADING);
  const notes = solutionNotes(input);
  return numberedPages(pagesWithoutNumbers(figures, paper, { title, notes, bar: sheetTexts.bar }));
}

function titleOf(what: string, input: SheetInput, { name }: SheetHeading): string {
  const title = sheetTitle(what, nameOf(input));
  return name === "" ? title : sheetTitle(name, title);
}

/** The RD coordinates of a place; degrees outside the Netherlands. */
export function placeText(place: LatLng): string {
  const rd = toRd(place);
  return rd ? formatRd(rd) : formatLatLng(place);
}

function nameOf({ route }: SheetInput): string {
  return route.name || sheetTexts.unnamed;
}
