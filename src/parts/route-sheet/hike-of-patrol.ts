import { numberedPages } from "#domain/route-sheet/pages.ts";
import { boxOfLine, HIKE_NAME_CHARACTERS, type HikeParcel } from "#domain/sharing/hike-parcel.ts";
import { packedPages } from "#domain/sharing/packed-pages.ts";
import { lostPages } from "./lost-pages.ts";
import { headingOf, type PatrolPrint, patrolPages } from "./patrol-pages.ts";
import type { PatrolSheets } from "./patrol-sheets.ts";

/** The parts of a hike besides the sheets of the patrol, as they travel. */
export interface HikeExtras extends Pick<HikeParcel, "trail" | "hunt" | "route" | "lines" | "map"> {
  /** That of the hand-over. */
  readonly id: string;
  readonly hasSheets: boolean;
}

/**
 * Makes the hike that one patrol gets. It is made of the sheets of that patrol alone, so that nothing of the others can be in it, and has
 * neither the solution nor the times along the route.
 */
export function hikeOfPatrol(
  sheets: PatrolSheets,
  print: PatrolPrint,
  { hasSheets, ...extras }: HikeExtras,
): HikeParcel {
  const { patrol, input, homeMaps = [] } = sheets;
  const heading = headingOf(patrol, print);
  const given = { ...print, isBook: true, hasLostNote: false, isForPhone: true };
  const pages = hasSheets ? patrolPages([sheets], given) : [];
  const lost = hasSheets ? lostPages({ input, homeMaps }, heading, print) : [];
  return {
    ...extras,
    name: print.routeName.slice(0, HIKE_NAME_CHARACTERS),
    patrol: patrol.name,
    startMinutes: patrol.startMinutes,
    phone: print.phone,
    box: boxOfLine(input.route.line),
    pages: packedPages(pages),
    lostPages: packedPages(numberedPages(lost)),
  };
}
