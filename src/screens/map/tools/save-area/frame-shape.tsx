import { type ReactNode, type RefObject, useEffect, useEffectEvent } from "react";
import { runsOfBoxes } from "#domain/areas/tile-runs.ts";
import { boxSizeMeters } from "#domain/packs/framed-box.ts";
import { FrameSize, useFramedBox } from "#screens/map/card/area-frame.tsx";
import { useAreaName } from "#screens/map/place/use-area-name.ts";
import { areaSizeText } from "#sentences/packs/areas.ts";
import type { ShapeProps } from "./shape-props.ts";

interface FrameShapeProps extends ShapeProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly size: ReactNode;
}

/** Lets the user choose the box in a frame, by moving the map under it. */
export function FrameShape({ controller, frame, size, onChosen }: FrameShapeProps) {
  const bounds = useFramedBox(controller, frame);
  const usualName = useAreaName(bounds);
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!bounds) return;
    const { width, height } = boxSizeMeters(bounds);
    const groundText = areaSizeText(width, height);
    choose({ runs: runsOfBoxes([bounds]), bounds, groundText, usualName });
  }, [bounds, usualName]);

  return (
    <FrameSize controller={controller} box={bounds}>
      {size}
    </FrameSize>
  );
}
