import { useEffect, useState } from "react";
import { type DepartureSubject, routeSheetPath } from "#domain/links/app-path.ts";
import type { ReadSheetRoute } from "#state/route-sheet/read-sheet-route.ts";

/** Reads a plan or track with its junctions. */
export function useSheetRoute(
  ref: DepartureSubject,
): ReadSheetRoute | "reading" | "gone" | "failed" {
  const [read, setRead] = useState<ReadSheetRoute | "reading" | "gone" | "failed">("reading");
  const path = routeSheetPath(ref);
  useEffect(() => {
    let isGone = false;
    import(/* webpackChunkName: "read-sheet-route" */ "#state/route-sheet/read-sheet-route.ts")
      .then(({ readSheetRoute }) => readSheetRoute(ref))
      .then(
        (found) => isGone || setRead(found ?? "gone"),
        (error: unknown) => {
          console.warn("No junctions:", error);
          if (!isGone) setRead("failed");
        },
      );
    return () => {
      isGone = true;
    };
  }, [path]);
  return read;
}
