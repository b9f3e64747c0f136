import { type RefObject, useEffect } from "react";
import type { VisibleAreaUse } from "#mapview/camera/visible-area.ts";
import type { MapPort } from "#mapview/map-port.ts";

/** The middle of the map lies in this part of it, as long as that is there. */
export function useVisibleArea(
  controller: Pick<MapPort, "keepCenterIn"> | null,
  part: RefObject<HTMLElement | null>,
  use?: VisibleAreaUse,
): void {
  useEffect(() => {
    controller?.keepCenterIn(part.current, use);
    return () => controller?.keepCenterIn(null);
  }, [controller, part, use]);
}
