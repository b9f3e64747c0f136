import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { Figure } from "#domain/route-sheet/figure.ts";
import { turnAt } from "#domain/route-sheet/junction.ts";
import { roomOnPage, type SheetPaper } from "#domain/route-sheet/pages.ts";
import { minutesAt } from "#domain/route-sheet/patrol-route.ts";
import { startDegrees } from "#domain/route-sheet/sheet-step.ts";
import { tableHead, tableRow } from "#domain/route-sheet/table-row.ts";
import { textLine } from "#domain/route-sheet/text-lines.ts";
import { minutesText } from "#sentences/scouting/patrols.ts";
import { kilometerText, turnText } from "#sentences/scouting/route-sheet.ts";
import { patrolTexts } from "#words/scouting/patrols.ts";
import type { PatrolSheets } from "./patrol-sheets.ts";
import { placeText } from "./technique-pages.ts";

/** Points this near to each other are one place, metres. */
const SAME_PLACE_METERS = 12;
const MAX_PATROLS = { A4: 4, A5: 3 } as const satisfies Record<SheetPaper, number>;
const PLACE_MM = 30;
const TEXT_MM = 3.5;

/** A place with what each patrol does there, in the order of the patrols; more than once for one that passes it again. */
interface SolvedPlace {
  readonly place: LatLng;
  readonly passings: readonly string[][];
}

/**
 * Draws the solution of all patrols as one table: a row for each place in the order of the first patrol, with the number, the time and
 * the turn of each patrol; the kilometre of one without a start. More patrols than fit beside each other have a table of their own.
 */
export function solutionTables(
  patrols: readonly PatrolSheets[],
  { paper, speedKmh }: { readonly paper: SheetPaper; readonly speedKmh: number },
): readonly Figure[][] {
  const count = MAX_PATROLS[paper];
  return Array.from({ length: Math.ceil(patrols.length / count) }, (_, table) =>
    tableOf(patrols.slice(table * count, (table + 1) * count), paper, speedKmh),
  );
}

function tableOf(patrols: readonly PatrolSheets[], paper: SheetPaper, speedKmh: number): Figure[] {
  const column = (roomOnPage(paper).width - PLACE_MM) / patrols.length;
  const lefts = [0, ...patrols.map((_, index) => PLACE_MM + index * column)];
  const names = patrols.map(({ patrol }) =>
    textLine(patrol.name || patrolTexts.unnamed, column - 2, TEXT_MM),
  );
  const rows = placesOf(patrols, speedKmh).map(({ place, passings }) =>
    tableRow([placeText(place), ...passings.map((one) => one.join("\n"))], paper, lefts),
  );
  return [tableHead([patrolTexts.place, ...names], paper, lefts), ...rows];
}

function placesOf(patrols: readonly PatrolSheets[], speedKmh: number): readonly SolvedPlace[] {
  const places: SolvedPlace[] = [];
  for (const [index, sheets] of patrols.entries()) {
    for (const { place, text } of passingsOf(sheets, speedKmh)) {
      let found = places.find((one) => distanceMeters(one.place, place) <= SAME_PLACE_METERS);
      if (!found) {
        found = { place, passings: patrols.map(() => []) };
        places.push(found);
      }
      found.passings[index]?.push(text);
    }
  }
  return places;
}

/** The actions of a patrol at the start, each junction and the finish: "8  10:13  rechtsaf, bij de molen". */
function passingsOf({ patrol, input }: PatrolSheets, speedKmh: number) {
  const { route, steps, words } = input;
  const passing = (name: string, place: LatLng, alongMeters: number, ...after: string[]) => {
    const minutes = minutesAt(patrol, alongMeters, speedKmh);
    const when = minutes === null ? kilometerText(alongMeters) : minutesText(minutes);
    const what = after.filter((one) => one !== "").join(", ");
    return { place, text: [name, when, what].filter((one) => one !== "").join(" · ") };
  };
  return [
    passing(words.start, route.start, 0, words.wind(startDegrees(route))),
    ...steps.map(({ number, junction, remark }) => {
      const { place, alongMeters } = junction;
      return passing(`${number}`, place, alongMeters, turnText(turnAt(junction)), remark);
    }),
    passing(words.finish, route.finish, route.lengthMeters),
  ];
}
