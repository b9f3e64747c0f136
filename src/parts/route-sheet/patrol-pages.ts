import { formatLatLng, formatRd } from "#domain/coordinates/format.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import { mapFigure } from "#domain/print/map-figure.ts";
import type { Figure } from "#domain/route-sheet/figure.ts";
import {
  numberedPages,
  pagesWithoutNumbers,
  roomOnPage,
  type SheetPaper,
} from "#domain/route-sheet/pages.ts";
import { minutesAt, partsOfPatrol, sheetsOfPart } from "#domain/route-sheet/patrol-route.ts";
import type { Patrol } from "#domain/route-sheet/route-sheets.ts";
import { sentenceRow, tableRow } from "#domain/route-sheet/table-row.ts";
import type { SheetInput, Technique } from "#domain/route-sheet/techniques.ts";
import { lostNote, type Paragraph, textBlock } from "#domain/route-sheet/text-block.ts";
import { textLine } from "#domain/route-sheet/text-lines.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { inMetric } from "#sentences/intl/units.ts";
import { scaleText } from "#sentences/map/map-cards.ts";
import {
  coverText,
  dayText,
  lostPhoneText,
  minutesText,
  patrolNote,
} from "#sentences/scouting/patrols.ts";
import { kilometerText, sheetTitle } from "#sentences/scouting/route-sheet.ts";
import { lostFinishText, patrolTexts, stretchMapNote } from "#words/scouting/patrols.ts";
import { sheetTexts, TECHNIQUE_HINTS, TECHNIQUE_NAMES } from "#words/scouting/route-sheet.ts";
import type { PatrolSheets, StretchMap } from "./patrol-sheets.ts";
import {
  placeText,
  type SheetHeading,
  techniqueSheets,
  unnumberedSolution,
} from "./technique-pages.ts";

/** What a leader wants on paper. */
export interface PatrolPrint {
  readonly routeName: string;
  readonly paper: SheetPaper;
  /** As typed; empty for none. */
  readonly phone: string;
  readonly speedKmh: number;
  readonly isBook: boolean;
  readonly hasLostNote: boolean;
}

/**
 * Makes the pages of all patrols: the sheets of each with its heading, and after each stretch its map; then the solution of each with the times, and a list of who is where
 * at which time. A book also has a cover, rules, and how to read the techniques in use, and numbers over all its pages; otherwise the pages
 * of each patrol and those of the leaders are numbered by themselves.
 */
export function patrolPages(
  patrols: readonly PatrolSheets[],
  print: PatrolPrint,
): readonly Figure[] {
  const ofPatrols = patrols.map((sheets) => sheetsOfPatrol(sheets, print));
  const ofLeaders = leaderPages(patrols, print);
  if (!print.isBook) return [...ofPatrols, ofLeaders].flatMap(numberedPages);
  return numberedPages([...bookPages(patrols, print), ...ofPatrols.flat(), ...ofLeaders]);
}

function sheetsOfPatrol({ patrol, input, maps = [] }: PatrolSheets, print: PatrolPrint): Figure[] {
  const heading = headingOf(patrol, print);
  const sheets = partsOfPatrol(patrol, input).flatMap((part, index) => {
    const ofPart = sheetsOfPart(input, part);
    const ofMap = mapPages(ofPart, heading, maps[index] ?? [], print);
    return [...techniqueSheets(part.technique, ofPart, heading).pages, ...ofMap];
  });
  return print.hasLostNote ? [...sheets, ...lostPages(input, heading, print)] : sheets;
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
    const own = stretchMapNote(words.start, words.finish, scaleText(one.map.scale));
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

function lostPages(
  { route: { finish } }: SheetInput,
  { name, notes }: SheetHeading,
  { paper, phone }: PatrolPrint,
): readonly Figure[] {
  const rd = toRd(finish);
  const places = [...(rd ? [`RD ${formatRd(rd)}`] : []), formatLatLng(finish)];
  const note = lostNote(
    {
      heading: patrolTexts.lostHeading,
      fold: patrolTexts.lostFold,
      inside: [
        patrolTexts.lostStay,
        lostPhoneText(phone),
        patrolTexts.lostTell,
        lostFinishText(places.join(", ")),
      ],
    },
    roomOnPage(paper).width,
  );
  const title = sheetTitle(name, patrolTexts.lostHeading);
  return pagesWithoutNumbers([note], paper, { title, notes, bar: sheetTexts.bar });
}

function leaderPages(patrols: readonly PatrolSheets[], print: PatrolPrint): readonly Figure[] {
  const solutions = patrols.flatMap(({ patrol, input }) =>
    unnumberedSolution(input, headingOf(patrol, print), (along) =>
      minutesText(minutesAt(patrol, along, print.speedKmh)),
    ),
  );
  return [...solutions, ...wherePages(patrols, print)];
}

/** The list of who is where at which time, in the order of time. */
function wherePages(
  patrols: readonly PatrolSheets[],
  { routeName, paper, speedKmh }: PatrolPrint,
): readonly Figure[] {
  const rows = patrols.flatMap(({ patrol, input: { route, steps, words } }) => {
    const points = [
      { name: words.start, place: route.start, along: 0 },
      ...steps.map(({ number, junction: { place, alongMeters } }) => {
        return { name: `${number}`, place, along: alongMeters };
      }),
      { name: words.finish, place: route.finish, along: route.lengthMeters },
    ];
    return points.flatMap(({ name, place, along }) => {
      const minutes = minutesAt(patrol, along, speedKmh);
      if (minutes === null) return [];
      const who = textLine(patrol.name || patrolTexts.unnamed, paper === "A4" ? 70 : 44, 3.4);
      const cells = [minutesText(minutes), who, name, kilometerText(along), placeText(place)];
      return [{ minutes, cells }];
    });
  });
  const title = sheetTitle(patrolTexts.where, routeName || sheetTexts.unnamed);
  if (rows.length === 0) return [];
  const figures = [
    tableRow(patrolTexts.whereColumns, paper, "moments"),
    ...rows
      .toSorted((a, b) => a.minutes - b.minutes)
      .flatMap(({ minutes, cells }, index, sorted) => {
        const day = dayOf(minutes);
        const isNewDay = day > dayOf(sorted[index - 1]?.minutes ?? 0);
        const row = tableRow(cells, paper, "moments");
        return isNewDay ? [sentenceRow(dayText(day), paper), row] : [row];
      }),
  ];
  const words = { title, notes: [patrolTexts.whereNote], bar: sheetTexts.bar };
  return pagesWithoutNumbers(figures, paper, words);
}

/** Returns the day of a time, 1 for the first. */
function dayOf(minutes: number): number {
  return Math.floor(minutes / 1440) + 1;
}

/** The cover, the rules, and how to read each technique that a patrol has. */
function bookPages(patrols: readonly PatrolSheets[], print: PatrolPrint): readonly Figure[] {
  const name = print.routeName || sheetTexts.unnamed;
  const meters = Math.max(0, ...patrols.map(({ input }) => input.route.lengthMeters));
  const cover: Paragraph[] = [
    { text: name, sizeMm: 12 },
    {
      text: coverText(
        inMetric(() => distanceText(meters, "foot")),
        patrols.length,
      ),
      sizeMm: 6,
    },
    ...patrols.map(({ patrol }) => ({
      text: [patrol.name, minutesText(patrol.startMinutes)].filter((one) => one !== "").join(", "),
      sizeMm: 6,
    })),
    ...(print.phone === "" ? [] : [{ text: patrolNote(null, print.phone), sizeMm: 6 }]),
  ];
  const rules = patrolTexts.rules.map((text) => ({ text: `• ${text}`, sizeMm: 4.5 }));
  const techniques = techniquesOf(patrols).flatMap((technique): Paragraph[] => [
    { text: TECHNIQUE_NAMES[technique], sizeMm: 5.5 },
    { text: TECHNIQUE_HINTS[technique], sizeMm: 4.5 },
  ]);
  return [
    ...textPages(patrolTexts.bookHeading, cover, print),
    ...textPages(patrolTexts.rulesHeading, rules, print),
    ...textPages(patrolTexts.techniquesHeading, techniques, print),
  ];
}

function techniquesOf(patrols: readonly PatrolSheets[]): readonly Technique[] {
  const used = patrols.flatMap(({ patrol, input }) =>
    partsOfPatrol(patrol, input).map(({ technique }) => technique),
  );
  return [...new Set(used)];
}

function textPages(
  title: string,
  paragraphs: readonly Paragraph[],
  { paper }: PatrolPrint,
): readonly Figure[] {
  const { width } = roomOnPage(paper);
  const figures = paragraphs.map((paragraph) => textBlock([paragraph], width));
  return pagesWithoutNumbers(figures, paper, { title, notes: [], bar: sheetTexts.bar });
}
