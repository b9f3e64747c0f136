import { formatLatLng, formatRd } from "#domain/coordinates/format.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import { gridConvergenceDegrees } from "#domain/geodesy/grid-convergence.ts";
import { mapFigure } from "#domain/print/map-figure.ts";
import { wayHome } from "#domain/print/way-home.ts";
import type { Figure } from "#domain/route-sheet/figure.ts";
import { pagesWithoutNumbers, roomOnPage, type SheetPaper } from "#domain/route-sheet/pages.ts";
import { isLoop } from "#domain/route-sheet/patrol-route.ts";
import type { SheetInput } from "#domain/route-sheet/techniques.ts";
import { lostNote } from "#domain/route-sheet/text-block.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { compassPoint } from "#sentences/intl/format.ts";
import { inMetric } from "#sentences/intl/units.ts";
import { scaleText } from "#sentences/map/map-cards.ts";
import { lostPhoneText, turnBackText } from "#sentences/scouting/patrols.ts";
import { sheetTitle } from "#sentences/scouting/route-sheet.ts";
import { homeMapNote, lostFinishText, mapNorths, patrolTexts } from "#words/scouting/patrols.ts";
import { sheetTexts } from "#words/scouting/route-sheet.ts";
import type { StretchMap } from "./patrol-sheets.ts";
import type { SheetHeading } from "./technique-pages.ts";

interface LostPrint {
  readonly paper: SheetPaper;
  /** As typed; empty for none. */
  readonly phone: string;
}

/**
 * Makes the pages for a patrol that has lost its way: a note to fold and staple, and with maps of the hike the map and the way home, which
 * go into the fold. None of them shows the route or a point of it.
 */
export function lostPages(
  of: { readonly input: SheetInput; readonly homeMaps: readonly StretchMap[] },
  heading: SheetHeading,
  print: LostPrint,
): readonly Figure[] {
  const homes = of.homeMaps.map((map) => homePages(map, of.input, heading, print));
  const notes = {
    isWithMap: homes.length > 0,
    isWithWay: homes.some(({ way }) => way.length > 0),
  };
  return [
    ...notePages(of.input, notes, heading, print),
    ...homes.flatMap(({ map, way }) => [...map, ...way]),
  ];
}

/** "Bovenaan is het noorden van het RD-raster." */
export function northOfMapText({ middle }: Pick<StretchMap, "middle">): string {
  return mapNorths[gridConvergenceDegrees(middle) === null ? "true" : "grid"];
}

interface InFold {
  readonly isWithMap: boolean;
  /** True if a sheet with the way home follows: outside the Netherlands there are no squares for it. */
  readonly isWithWay: boolean;
}

function notePages(
  input: SheetInput,
  { isWithMap, isWithWay }: InFold,
  { name, notes }: SheetHeading,
  { paper, phone }: LostPrint,
): readonly Figure[] {
  const { finish } = input.route;
  const rd = toRd(finish);
  const places = [...(rd ? [`RD ${formatRd(rd)}`] : []), formatLatLng(finish)];
  const maps = isWithWay ? patrolTexts.lostMaps : patrolTexts.lostMapOnly;
  const home = [patrolTexts.lostHomeMap, ...(isWithWay ? [patrolTexts.lostHomeWay] : [])];
  const note = lostNote(
    {
      heading: patrolTexts.lostHeading,
      fold: isWithMap ? `${maps} ${patrolTexts.lostFold}` : patrolTexts.lostFold,
      inside: [
        patrolTexts.lostStay,
        lostPhoneText(phone),
        patrolTexts.lostTell,
        lostFinishText(places.join(", ")),
        ...(isWithMap ? [home.join(" ")] : []),
      ],
    },
    roomOnPage(paper).width,
  );
  const title = sheetTitle(name, patrolTexts.lostHeading);
  return pagesWithoutNumbers([note], paper, { title, notes, bar: sheetTexts.bar });
}

/** A map of the hike with its ends, and the way to the finish from each square of it. */
function homePages(
  home: StretchMap,
  { route, steps, words }: SheetInput,
  { name }: SheetHeading,
  { paper, phone }: LostPrint,
): { readonly map: readonly Figure[]; readonly way: readonly Figure[] } {
  const title = sheetTitle(name, patrolTexts.lostHeading);
  const bar = sheetTexts.bar;
  const map = mapFigure(home, [
    { place: route.start, label: words.start },
    { place: route.finish, label: words.finish },
  ]);
  const own = homeMapNote(scaleText(home.map.scale), northOfMapText(home));
  const mapNotes = [own, lostPhoneText(phone), home.attribution];
  const middle = steps.findLast(
    ({ junction }) => junction.alongMeters <= route.lengthMeters / 2,
  )?.number;
  const back = isLoop(route.line) && middle !== undefined ? [turnBackText(middle)] : [];
  const notes = [patrolTexts.homeSquares, ...back, lostPhoneText(phone)];
  const squares = wayHome(home, route.finish, roomOnPage(paper, notes), {
    finish: words.finish,
    lines: (degrees, meters) => [
      compassPoint(degrees),
      inMetric(() => distanceText(meters, "foot")),
    ],
  });
  return {
    map: pagesWithoutNumbers([map], paper, { title, notes: mapNotes, bar }),
    way: squares ? pagesWithoutNumbers([squares], paper, { title, notes, bar }) : [],
  };
}
