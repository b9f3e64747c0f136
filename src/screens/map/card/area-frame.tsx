import { Minus, Plus } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { middleOf } from "#domain/packs/framed-box.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { areaTexts } from "#words/packs/areas.ts";
import styles from "./area-frame.module.css";

/** Returns the box behind a frame over the map, which the map centres on from now on; null before there is one. */
export function useFramedBox(
  controller: Pick<MapPort, "keepCenterIn" | "watchArea">,
  frame: RefObject<HTMLElement | null>,
): LngLatBox | null {
  const [box, setBox] = useState<LngLatBox | null>(null);
  useVisibleArea(controller, frame);
  useEffect(() => {
    if (frame.current) return controller.watchArea(frame.current, setBox);
    return;
  }, [controller, frame]);
  return box;
}

interface FrameSizeProps {
  readonly controller: Pick<MapPort, "zoomBy">;
  readonly box: LngLatBox | null;
  /** The size in words. */
  readonly children: ReactNode;
}

/** The size of the box in a frame, with the buttons that change it. */
export function FrameSize({ controller, box, children }: FrameSizeProps) {
  const zoomBy = (levels: number) => controller.zoomBy(levels, box ? middleOf(box) : undefined);
  return (
    <div className={styles["size"]}>
      {children}
      <IconButton
        label={areaTexts.zoomOut}
        icon={<Minus aria-hidden="true" />}
        onClick={() => zoomBy(-1)}
      />
      <IconButton
        label={areaTexts.zoomIn}
        icon={<Plus aria-hidden="true" />}
        onClick={() => zoomBy(1)}
      />
    </div>
  );
}
