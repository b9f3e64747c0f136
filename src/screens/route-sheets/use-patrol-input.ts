import type { Patrol, RouteSheets } from "#domain/route-sheet/route-sheets.ts";
import type { SheetInput } from "#domain/route-sheet/techniques.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { type ReadSheetRoute, readPatrolRoute } from "#state/route-sheet/read-sheet-route.ts";
import { sheetInputOf } from "./sheet-input.ts";

/** The sheets of the route as a patrol walks it; null while its junctions are looked up, or if that failed. */
export function usePatrolInput(
  read: ReadSheetRoute,
  sheets: RouteSheets,
  { isReversed, startMeters }: Patrol,
): SheetInput | null {
  const key = `${isReversed} ${startMeters}`;
  const { value } = useLoaded(() => readPatrolRoute(read, { isReversed, startMeters }), key, read);
  return value ? sheetInputOf(value, sheets) : null;
}
