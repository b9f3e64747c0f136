import { type RefObject, useLayoutEffect } from "react";
import type { VisibleAreaUse } from "#mapview/camera/visible-area.ts";
import type { MapPort } from "#mapview/map-port.ts";

/** Keeps the middle of the map in this element while it is mounted. */
export function useVisibleArea(
  controller: Pick<MapPort, "keepCenterIn"> | null,
  part: RefObject<HTMLElement | null>,
  use?: VisibleAreaUse,
): void {
  // A layout effect, because effects of the contents of a card, which show boxes above it, come before its own.
  useLayoutEffect(() => {
    controller?.keepCenterIn(part.current, use);
    return () => controller?.keepCenterIn(null);
  }, [controller, part, use]);
}
