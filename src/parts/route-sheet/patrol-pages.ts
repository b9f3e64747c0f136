import { mapFigure } from "#domain/print/map-figure.ts";
import type { Figure } from "#domain/route-sheet/figure.ts";
import {
  numberedPages,
  pagesWithoutNumbers,
  roomOnPage,
  type SheetPaper,
} from "#domain/route-sheet/pages.ts";
import { partsOfPatrol, sheetsOfPart } from "#domain/route-sheet/patrol-route.ts";
import type { Patrol } from "#domain/route-sheet/route-sheets.ts";
import type { SheetInput, Technique } from "#domain/route-sheet/techniques.ts";
import { type Paragraph, textBlock } from "#domain/route-sheet/text-block.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { inMetric } from "#sentences/intl/units.ts";
import { scaleText } from "#sentences/map/map-cards.ts";
import { patrolNote } from "#sentences/scouting/patrols.ts";
import { sheetTitle } from "#sentences/scouting/route-sheet.ts";
import { patrolTexts, stretchMapNote } from "#words/scouting/patrols.ts";
import { sheetTexts, TECHNIQUE_HINTS, TECHNIQUE_NAMES } from "#words/scouting/route-sheet.ts";
import { lostPages, northOfMapText } from "./lost-pages.ts";
import type { PatrolSheets, StretchMap } from "./patrol-sheets.ts";
import { goesToPhone } from "./sheet-cuts.ts";
import { gapNotes } from "./sheet-notes.ts";
import { solutionTables } from "./solution-table.ts";
import { type SheetHeading, techniqueSheets } from "./technique-pages.ts";
import { whereTables } from "./where-table.ts";

/** The choices of a leader for the print. */
export interface PatrolPrint {
  readonly routeName: string;
  readonly paper: SheetPaper;
  /** As typed; empty for none. */
  readonly phone: string;
  readonly speedKmh: number;
  /** The rules of a book, a line each; empty for the usual ones. */
  readonly rules: string;
  readonly isBook: boolean;
  readonly hasLostNote: boolean;
  /** True if the patrol gets the pages themselves, without those that the leaders hang up along the route; absent for no. */
  readonly isForPhone?: boolean;
}

/**
 * Makes the pages that patrols get in their hands, each with numbers of its own: the sheets with their heading, and after each stretch its
 * map. A book also has a cover, rules, and how to read the techniques of that patrol.
 */
export function patrolPages(
  patrols: readonly PatrolSheets[],
  print: PatrolPrint,
): readonly Figure[] {
  return patrols.flatMap((sheets) => {
    const book = print.isBook ? bookPages(sheets, print) : [];
    return numberedPages([...book, ...sheetsOfPatrol(sheets, print)]);
  });
}

/** Makes the pages of the leaders: the solution of all patrols, and who is where at which time. */
export function leaderPages(
  patrols: readonly PatrolSheets[],
  print: PatrolPrint,
): readonly Figure[] {
  return numberedPages([...solutionPages(patrols, print), ...wherePages(patrols, print)]);
}

function sheetsOfPatrol(
  { patrol, input, maps = [], homeMaps = [] }: PatrolSheets,
  print: PatrolPrint,
): Figure[] {
  const heading = headingOf(patrol, print);
  const sheets = partsOfPatrol(patrol, input).flatMap((part, index) => {
    if (print.isForPhone && !goesToPhone(part.technique)) return [];
    const ofPart = sheetsOfPart(input, part);
    const ofMap = mapPages(ofPart, heading, maps[index] ?? [], print);
    return [...techniqueSheets(part.technique, ofPart, heading).pages, ...ofMap];
  });
  return print.hasLostNote
    ? [...sheets, ...lostPages({ input, homeMaps }, heading, print)]
    : sheets;
}

/** The maps of a stretch, on which only its ends are marked: how to walk it is on the sheets. */
function mapPages(
  { route, words }: SheetInput,
  { name, notes }: SheetHeading,
  maps: readonly StretchMap[],
  { paper }: PatrolPrint,
): readonly Figure[] {
  return maps.flatMap((one) => {
    const figure = mapFigure(one, [
      { place: route.start, label: words.start },
      { place: route.finish, label: words.finish },
    ]);
    const own = stretchMapNote(
      words.start,
      words.finish,
      scaleText(one.map.scale),
      northOfMapText(one),
    );
    return pagesWithoutNumbers([figure], paper, {
      title: sheetTitle(name, patrolTexts.map),
      notes: [...notes, own, one.attribution],
      bar: sheetTexts.bar,
    });
  });
}

/** Returns the heading of the sheets of a patrol. */
export function headingOf(
  { name, startMinutes }: Patrol,
  { phone }: Pick<PatrolPrint, "phone">,
): SheetHeading {
  const note = patrolNote(startMinutes, phone);
  return { name: name || patrolTexts.unnamed, notes: note === "" ? [] : [note] };
}

function solutionPages(
  patrols: readonly PatrolSheets[],
  { routeName, paper, speedKmh }: PatrolPrint,
): readonly Figure[] {
  const title = sheetTitle(sheetTexts.solution, routeName || sheetTexts.unnamed);
  const gaps = patrols.flatMap(({ patrol, input }) =>
    gapNotes(input).map((note) => `${patrol.name || patrolTexts.unnamed}: ${note}`),
  );
  const words = { title, notes: [sheetTexts.solutionNote, ...gaps], bar: sheetTexts.bar };
  return solutionTables(patrols, { paper, speedKmh }).flatMap((table) =>
    pagesWithoutNumbers(table, paper, words),
  );
}

function wherePages(
  patrols: readonly PatrolSheets[],
  { routeName, paper, speedKmh }: PatrolPrint,
): readonly Figure[] {
  const title = sheetTitle(patrolTexts.where, routeName || sheetTexts.unnamed);
  const words = { title, notes: [patrolTexts.whereNote], bar: sheetTexts.bar };
  return whereTables(patrols, { paper, speedKmh }).flatMap((table) =>
    pagesWithoutNumbers(table, paper, words),
  );
}

/** The cover, the rules, and how to read each technique of a patrol. */
function bookPages({ patrol, input }: PatrolSheets, print: PatrolPrint): readonly Figure[] {
  const { name, startMinutes } = patrol;
  const length = inMetric(() => distanceText(input.route.lengthMeters, "foot"));
  const note = patrolNote(startMinutes, print.phone);
  const cover: Paragraph[] = [
    { text: name || patrolTexts.unnamed, sizeMm: 12 },
    { text: [print.routeName, length].filter((one) => one !== "").join(" · "), sizeMm: 6 },
    ...(note === "" ? [] : [{ text: note, sizeMm: 6 }]),
  ];
  const lines = print.rules.trim() === "" ? patrolTexts.rules : print.rules.trim().split(/\n+/);
  const rules = lines.map((text) => ({ text: `• ${text}`, sizeMm: 4.5 }));
  const techniques = techniquesOf(patrol, input).flatMap((technique, index): PageParagraph[] => [
    ...(index === 0 ? [{ text: patrolTexts.techniquesHeading, sizeMm: 7, isHeading: true }] : []),
    { text: TECHNIQUE_NAMES[technique], sizeMm: 5.5, isHeading: true },
    { text: TECHNIQUE_HINTS[technique], sizeMm: 4.5 },
  ]);
  return [
    ...textPages(patrolTexts.bookHeading, cover, print),
    ...textPages(patrolTexts.rulesHeading, [...rules, ...techniques], print),
  ];
}

function techniquesOf(patrol: Patrol, input: SheetInput): readonly Technique[] {
  return [...new Set(partsOfPatrol(patrol, input).map(({ technique }) => technique))];
}

interface PageParagraph extends Paragraph {
  readonly isHeading?: boolean;
}

function textPages(
  title: string,
  paragraphs: readonly PageParagraph[],
  { paper }: PatrolPrint,
): readonly Figure[] {
  const { width } = roomOnPage(paper);
  const figures = paragraphs.map(({ isHeading = false, ...paragraph }) => ({
    ...textBlock([paragraph], width),
    isHeading,
  }));
  return pagesWithoutNumbers(figures, paper, { title, notes: [], bar: sheetTexts.bar });
}
