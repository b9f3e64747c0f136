import { useStore } from "zustand";
import { inverse } from "#domain/geodesy/geodesic.ts";
import type { ManOverboard } from "#domain/steering/man-overboard.ts";
import { useOwnPosition } from "#parts/position/use-own-position.ts";
import { courseText, seaDistanceText, sinceText } from "#sentences/water/boating.ts";
import { enlargeManOverboard } from "#state/boating/man-overboard.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { overboardTexts } from "#words/water/boating.ts";
import styles from "./boating-strip.module.css";

interface ManOverboardStripProps {
  readonly mark: ManOverboard;
  /** Tells it from the other marks. */
  readonly name: string;
}

/** Shows a person overboard in a strip above every screen; a tap opens the full panel. */
export function ManOverboardStrip({ mark, name }: ManOverboardStripProps) {
  const steadyMs = useStore(clockStore, (clock) => clock.steadyMs);
  const position = useOwnPosition();
  const measured = position && mark.fix ? inverse(position, mark.fix) : null;
  return (
    <button
      type="button"
      className={styles["strip"]}
      data-is-alarm="true"
      onClick={() => enlargeManOverboard(mark.id)}
    >
      <strong>{name}</strong>
      <span>
        {measured
          ? `${seaDistanceText(measured.distanceMeters)} · ${courseText(measured.initialBearing)}`
          : overboardTexts.noPosition}
      </span>
      <span>{sinceText(steadyMs - mark.atMs)}</span>
    </button>
  );
}
