import { useEffect, useEffectEvent, useState } from "react";
import { useStore } from "zustand";
import type { AreaEstimate } from "#domain/packs/area-estimate.ts";
import type { NewArea } from "#domain/packs/new-area-job.ts";
import type { PackProblem } from "#domain/packs/pack-job.ts";
import areaFrame from "#screens/map/card/area-frame.module.css";
import areaJobs from "#screens/map/card/area-jobs.module.css";
import {
  areaProblemText,
  estimateText,
  noRoomText,
  tileCountText,
} from "#sentences/packs/areas.ts";
import { estimateArea } from "#state/packs/pack-commands.ts";
import { packsStore } from "#state/packs/packs.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { Spinner } from "#ui/spinner.tsx";
import { useBackCloses } from "#ui/use-back-closes.ts";
import { areaShapeTexts } from "#words/packs/area-shapes.ts";

interface MeasuredAreaProps {
  readonly area: NewArea;
  readonly onSave: (area: NewArea) => void;
  readonly onBack: () => void;
}

/** Estimates the size of an area and the time to fetch it, and asks whether to begin. */
export function MeasuredArea({ area, onSave, onBack }: MeasuredAreaProps) {
  const [found, setFound] = useState<AreaEstimate | PackProblem | null>(null);
  const freeBytes = useStore(packsStore, (state) => state.freeBytes);
  useBackCloses(true, onBack);
  const goOn = useEffectEvent(() => onSave(area));
  useEffect(() => {
    const stopping = new AbortController();
    void estimateArea(area, stopping.signal).then((result) => {
      if (stopping.signal.aborted) return;
      if (result === null) goOn();
      else setFound(result);
    });
    return () => stopping.abort();
  }, [area]);

  if (found === null) {
    return (
      <div className={layout["closeStack"]}>
        <Spinner label={areaShapeTexts.measuring} />
        <p aria-hidden="true" className={layout["hint"]}>
          {areaShapeTexts.measuring}
        </p>
        <Button onClick={onBack}>{areaShapeTexts.back}</Button>
      </div>
    );
  }
  const isMeasured = typeof found === "object";
  const hasRoom = !isMeasured || freeBytes === null || found.bytes <= freeBytes;
  return (
    <div className={layout["closeStack"]}>
      {isMeasured ? (
        <div className={areaFrame["size"]}>
          <p role="status">
            <strong>{estimateText(found.bytes, found.seconds)}</strong>
            <span>{tileCountText(area.name, found.tiles)}</span>
          </p>
        </div>
      ) : (
        <p role="alert" className={areaJobs["obstacle"]}>
          {areaProblemText(found, null)}
        </p>
      )}
      {hasRoom ? null : (
        <p role="alert" className={areaJobs["obstacle"]}>
          {noRoomText(freeBytes)}
        </p>
      )}
      <div className={classNames(layout["actions"], areaJobs["choices"])}>
        {isMeasured && hasRoom ? (
          <Button variant="primary" onClick={() => onSave({ ...area, estimate: found })}>
            {areaShapeTexts.begin}
          </Button>
        ) : null}
        <Button onClick={onBack}>{areaShapeTexts.back}</Button>
      </div>
    </div>
  );
}
