import type { Figure } from "#domain/route-sheet/figure.ts";
import { roomOnPage, rowsOnPage, type SheetPaper } from "#domain/route-sheet/pages.ts";
import { minutesAt } from "#domain/route-sheet/patrol-route.ts";
import { sentenceRow, tableHead, tableRow } from "#domain/route-sheet/table-row.ts";
import { textLine } from "#domain/route-sheet/text-lines.ts";
import { dayText, minutesText } from "#sentences/scouting/patrols.ts";
import { kilometerText } from "#sentences/scouting/route-sheet.ts";
import { patrolTexts } from "#words/scouting/patrols.ts";
import type { PatrolSheets } from "./patrol-sheets.ts";

/** The steps between two rows; the smallest with which a table fits a page is used, minutes. */
const STEPS_MINUTES = [5, 10, 15, 20, 30, 60, 120] as const;
const MAX_PATROLS = { A4: 5, A5: 3 } as const satisfies Record<SheetPaper, number>;
const TIME_MM = 16;
const DAY_MINUTES = 1440;

interface TimedPatrol {
  readonly sheets: PatrolSheets;
  readonly startMinutes: number;
  readonly finishMinutes: number;
}

/**
 * Draws who is where at which time: a column for each patrol with a start, a row for each moment. A cell has the last point that was
 * passed and the kilometre. More patrols than fit beside each other have a table of their own.
 */
export function whereTables(
  patrols: readonly PatrolSheets[],
  { paper, speedKmh }: { readonly paper: SheetPaper; readonly speedKmh: number },
): readonly Figure[][] {
  const timed = patrols.flatMap((sheets): TimedPatrol[] => {
    const { patrol, input } = sheets;
    const startMinutes = minutesAt(patrol, 0, speedKmh);
    const finishMinutes = minutesAt(patrol, input.route.lengthMeters, speedKmh);
    return startMinutes === null || finishMinutes === null
      ? []
      : [{ sheets, startMinutes, finishMinutes }];
  });
  const row = tableRow([patrolTexts.time], paper, [0]);
  const moments = momentsOf(timed, rowsOnPage(paper, [patrolTexts.whereNote], row.heightMm) - 1);
  const count = MAX_PATROLS[paper];
  return Array.from({ length: Math.ceil(timed.length / count) }, (_, table) =>
    tableOf(timed.slice(table * count, (table + 1) * count), moments, paper),
  );
}

/** Returns the moments of the rows: whole steps from the first start to the last finish, with room for a row above each next day. */
function momentsOf(timed: readonly TimedPatrol[], maxRows: number): readonly number[] {
  const first = Math.min(...timed.map(({ startMinutes }) => startMinutes));
  const last = Math.max(...timed.map(({ finishMinutes }) => finishMinutes));
  const rowsBetween = (one: number): readonly [from: number, to: number] => [
    Math.floor(first / one),
    Math.ceil(last / one),
  ];
  const fits = (one: number): boolean => {
    const [from, to] = rowsBetween(one);
    // The last row may be of the next day although nobody is under way by then.
    const [firstDay, lastDay] = [from, to].map((row) => Math.floor((row * one) / DAY_MINUTES));
    return to - from + 1 + ((lastDay ?? 0) - (firstDay ?? 0)) <= maxRows;
  };
  const step = STEPS_MINUTES.find(fits) ?? STEPS_MINUTES.at(-1) ?? 60;
  const [from, to] = rowsBetween(step);
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}

function tableOf(
  timed: readonly TimedPatrol[],
  moments: readonly number[],
  paper: SheetPaper,
): Figure[] {
  const { width } = roomOnPage(paper);
  const column = (width - TIME_MM) / timed.length;
  const lefts = [0, ...timed.map((_, index) => TIME_MM + index * column)];
  const names = timed.map(({ sheets: { patrol } }) =>
    textLine(patrol.name || patrolTexts.unnamed, column - 2, 3.5),
  );
  return [
    tableHead([patrolTexts.time, ...names], paper, lefts),
    ...moments.flatMap((minutes, index) => {
      const before = moments[index - 1];
      const day = Math.floor(minutes / DAY_MINUTES) + 1;
      const isNewDay = before !== undefined && day > Math.floor(before / DAY_MINUTES) + 1;
      const cells = timed.map((one) => whereAt(one, minutes, before));
      const row = tableRow([minutesText(minutes), ...cells], paper, lefts);
      return isNewDay ? [{ ...sentenceRow(dayText(day), paper), isHeading: true }, row] : [row];
    }),
  ];
}

/** Returns the last point that a patrol has passed and its kilometre; empty before its start, and after it was at the finish. */
function whereAt(
  { sheets: { input }, startMinutes, finishMinutes }: TimedPatrol,
  minutes: number,
  before: number | undefined,
): string {
  const { route, steps, words } = input;
  if (minutes < startMinutes) return "";
  if (minutes >= finishMinutes)
    return before === undefined || before < finishMinutes ? words.finish : "";
  const share = (minutes - startMinutes) / (finishMinutes - startMinutes);
  const alongMeters = share * route.lengthMeters;
  const passed = steps.findLast(({ junction }) => junction.alongMeters <= alongMeters);
  return `${passed?.number ?? words.start} · ${kilometerText(alongMeters)}`;
}
