import { type DepartureSubject, routeSheetPath } from "#domain/links/app-path.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import type { ReadSheetRoute } from "#state/route-sheet/read-sheet-route.ts";

/** Reads a plan or track with its junctions. */
export function useSheetRoute(
  ref: DepartureSubject,
): ReadSheetRoute | "reading" | "gone" | "failed" {
  const { value, isFailed } = useLoaded(async () => {
    const { readSheetRoute } = await import(
      /* webpackChunkName: "read-sheet-route" */ "#state/route-sheet/read-sheet-route.ts"
    );
    return (await readSheetRoute(ref)) ?? "gone";
  }, routeSheetPath(ref));
  return isFailed ? "failed" : (value ?? "reading");
}
