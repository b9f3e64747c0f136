import { decimalYearOf } from "#domain/geodesy/decimal-year.ts";
import { photoPlaces } from "#domain/route-sheet/photo-passings.ts";
import {
  chosenJunctions,
  northOfSheets,
  type RouteSheets,
} from "#domain/route-sheet/route-sheets.ts";
import { sheetSteps } from "#domain/route-sheet/sheet-step.ts";
import type { SheetInput } from "#domain/route-sheet/techniques.ts";
import { SHEET_WORDS } from "#sentences/scouting/route-sheet.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import type { ReadSheetRoute } from "#state/route-sheet/read-sheet-route.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";

/** Returns what the sheets of a route are drawn from, with the choices of the leader. */
export function sheetInputOf(
  { route, along }: Pick<ReadSheetRoute, "route" | "along">,
  { paper, north, tracingScale, choices, ...sheets }: RouteSheets,
): SheetInput {
  const { hasDistances = false, hasTurnedFragments = false, hasBareFragments = false } = sheets;
  const { isLoaded, waypoints } = waypointsStore.getState();
  const decimalYear = decimalYearOf(clockStore.getState().nowMs);
  return {
    route,
    steps: sheetSteps(chosenJunctions(along.junctions, choices)),
    gaps: along.gaps,
    source: along.source,
    settings: {
      paper,
      north: { north: northOfSheets({ north }, route.start), decimalYear },
      tracingScale,
      hasDistances,
      hasTurnedFragments,
      hasBareFragments,
    },
    words: SHEET_WORDS,
    photos: isLoaded ? photoPlaces(waypoints) : null,
  };
}
