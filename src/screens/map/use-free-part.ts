import { type RefObject, useEffect } from "react";
import type { MapPort } from "#mapview/map-port.ts";

/** The middle of the map lies in this part of it, as long as that is there. */
export function useFreePart(
  controller: Pick<MapPort, "keepCenterIn">,
  part: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    controller.keepCenterIn(part.current);
    return () => controller.keepCenterIn(null);
  }, [controller, part]);
}
