import { useEffect } from "react";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { directionTexts } from "#i18n/direction.ts";
import { ageText, formatBearing, formatDistance } from "#i18n/format.ts";
import { accuracyText, noSignalText } from "#i18n/position.ts";
import { detailTexts } from "#i18n/waypoints-detail.ts";
import { DirectionArrow } from "#parts/direction-arrow.tsx";
import { PositionState } from "#parts/position-state.tsx";
import { useOwnPosition } from "#parts/use-own-position.ts";
import { keepScreenOn } from "#state/device/keep-screen-on.ts";
import type { OwnPosition } from "#state/position/own-position.ts";
import { FullScreen } from "#ui/full-screen.tsx";
import styles from "./go-to.module.css";
import { HeadingNote } from "./heading-note.tsx";
import { useLineTo } from "./use-line-to.ts";

interface GoToProps {
  readonly waypoint: Waypoint;
  readonly onClose: () => void;
}

/** A pointer over the whole screen, to be read at arm's length; the screen stays on. */
export function GoTo({ waypoint, onClose }: GoToProps) {
  useEffect(keepScreenOn, []);
  const position = useOwnPosition();
  return (
    <FullScreen
      label={`${detailTexts.goTo} ${waypoint.name}`}
      closeLabel={directionTexts.close}
      header={<h3>{waypoint.name}</h3>}
      onClose={onClose}
    >
      {position ? <Pointer waypoint={waypoint} position={position} /> : <PositionState />}
    </FullScreen>
  );
}

interface PointerProps {
  readonly waypoint: Waypoint;
  readonly position: OwnPosition;
}

function Pointer({ waypoint, position }: PointerProps) {
  const line = useLineTo(position, waypoint);
  const accuracy = `${directionTexts.accuracy} ${accuracyText(position.accuracyMeters)}`;
  const age = position.isStale ? noSignalText(position.ageMs) : ageText(position.ageMs);
  return (
    <>
      <div className={styles["pointer"]}>
        <DirectionArrow bearing={line.bearing} size="min(64vmin, 46vh)" isSpoken />
      </div>
      <p className={styles["distance"]}>{formatDistance(line.distanceMeters)}</p>
      <p className={styles["bearing"]}>{formatBearing(line.bearing)}</p>
      <p className={styles["age"]} data-stale={position.isStale}>
        {`${accuracy} · ${age}`}
      </p>
      <HeadingNote />
    </>
  );
}
