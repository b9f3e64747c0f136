import { Minus, Plus } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { runsOfBoxes } from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { boxSizeMeters, middleOf } from "#domain/packs/framed-box.ts";
import { areaSizeText, areaTexts } from "#i18n/packs/areas.ts";
import areaFrame from "#screens/map/card/area-frame.module.css";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import { useAreaName } from "#screens/map/place/use-area-name.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { ShapeProps } from "./shape-props.ts";

interface FrameShapeProps extends ShapeProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly size: ReactNode;
}

/** Lets the user choose the box in a frame, by moving the map under it. */
export function FrameShape({ controller, frame, size, onChosen }: FrameShapeProps) {
  const [bounds, setBounds] = useState<LngLatBox | null>(null);
  useVisibleArea(controller, frame);
  useEffect(() => {
    if (frame.current) return controller.watchArea(frame.current, setBounds);
    return;
  }, [controller, frame]);
  const usualName = useAreaName(bounds);
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!bounds) return;
    const { width, height } = boxSizeMeters(bounds);
    choose({ runs: runsOfBoxes([bounds]), groundText: areaSizeText(width, height), usualName });
  }, [bounds, usualName]);

  const zoomBy = (levels: number) =>
    controller.zoomBy(levels, bounds ? middleOf(bounds) : undefined);
  return (
    <div className={areaFrame["size"]}>
      {size}
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
