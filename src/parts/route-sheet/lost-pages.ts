import { formatLatLng, formatRd } from "#domain/coordinates/format.ts";
import { toRd } from "#domain/coordinates/rd.ts";
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
import { homeMapNote, lostFinishText, patrolTexts } from "#words/scouting/patrols.ts";
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
  return [
    ...notePages(of, heading, print),
    ...of.homeMaps.flatMap((map) => homePages(map, of.input, heading, print)),
  ];
}

function notePages(
  { input, homeMaps }: Parameters<typeof lostPages>[0],
  { name, notes }: SheetHeading,
  { paper, phone }: LostPrint,
): readonly Figure[] {
  const { finish } = input.route;
  const rd = toRd(finish);
  const places = [...(rd ? [`RD ${formatRd(rd)}`] : []), formatLatLng(finish)];
  const isWithMap = homeMaps.length > 0;
  const note = lostNote(
    {
      heading: patrolTexts.lostHeading,
      fold: isWithMap ? `${patrolTexts.lostMaps} ${patrolTexts.lostFold}` : patrolTexts.lostFold,
      inside: [
        patrolTexts.lostStay,
        lostPhoneText(phone),
        patrolTexts.lostTell,
        lostFinishText(places.join(", ")),
        ...(isWithMap ? [patrolTexts.lostHome] : []),
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
): readonly Figure[] {
  const title = sheetTitle(name, patrolTexts.lostHeading);
  const bar = sheetTexts.bar;
  const map = mapFigure(home, [
    { place: route.start, label: words.start },
    { place: route.finish, label: words.finish },
  ]);
  const mapNotes = [homeMapNote(scaleText(home.map.scale)), lostPhoneText(phone), home.attribution];
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
  return [
    ...pagesWithoutNumbers([map], paper, { title, notes: mapNotes, bar }),
    ...(squares ? pagesWithoutNumbers([squares], paper, { title, notes, bar }) : []),
  ];
}
