import { type RefObject, useEffect } from "react";
import type { FreePartUse } from "#mapview/camera/free-part.ts";
import type { MapPort } from "#mapview/map-port.ts";

/** The middle of the map lies in this part of it, as long as that is there. */
export function useFreePart(
  controller: Pick<MapPort, "keepCenterIn"> | null,
  part: RefObject<HTMLElement | null>,
  use?: FreePartUse,
): void {
  useEffect(() => {
    controller?.keepCenterIn(part.current, use);
    return () => controller?.keepCenterIn(null);
  }, [controller, part, use]);
}
