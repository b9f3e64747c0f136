import { useEffect } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { DirectionArrow } from "#parts/position/direction-arrow.tsx";
import { PositionState } from "#parts/position/position-state.tsx";
import { useOwnPosition } from "#parts/position/use-own-position.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { ageText, formatBearing } from "#sentences/intl/format.ts";
import { accuracyText, noSignalText } from "#sentences/position/position.ts";
import { keepScreenOn } from "#state/position/keep-screen-on.ts";
import type { OwnPosition } from "#state/position/own-position.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { classNames } from "#ui/class-names.ts";
import { FullScreen } from "#ui/full-screen.tsx";
import layoutClasses from "#ui/layout.module.css";
import { directionTexts, goToText } from "#words/common/direction.ts";
import styles from "./go-to.module.css";
import { HeadingNote } from "./heading-note.tsx";
import { useLineTo } from "./use-line-to.ts";

interface GoToProps {
  readonly place: LatLng;
  /** The name of the place. */
  readonly name: string;
  readonly onClose: () => void;
}

/** A full-screen pointer to a place, readable at arm's length; the screen stays on. */
export function GoTo({ place, name, onClose }: GoToProps) {
  useEffect(keepScreenOn, []);
  const position = useOwnPosition();
  return (
    <FullScreen
      label={goToText(name)}
      closeLabel={directionTexts.close}
      header={<h3>{name}</h3>}
      onClose={onClose}
    >
      {position ? <Pointer place={place} position={position} /> : <PositionState />}
    </FullScreen>
  );
}

interface PointerProps {
  readonly place: LatLng;
  readonly position: OwnPosition;
}

function Pointer({ place, position }: PointerProps) {
  const line = useLineTo(position, place);
  const layout = useStore(preferencesStore, (preferences) => preferences.instrumentLayout);
  const accuracy = `${directionTexts.accuracy} ${accuracyText(position.accuracyMeters)}`;
  const age = position.isStale ? noSignalText(position.ageMs) : ageText(position.ageMs);
  return (
    <>
      <div className={styles["pointer"]}>
        <DirectionArrow bearing={line.bearing} size="min(64vmin, 46vh)" isSpoken />
      </div>
      <p className={styles["distance"]}>{distanceText(line.distanceMeters, layout)}</p>
      <p className={styles["bearing"]}>{formatBearing(line.bearing)}</p>
      <p
        className={classNames(styles["age"], position.isStale && layoutClasses["doubtful"])}
        data-stale={position.isStale}
      >
        {`${accuracy} · ${age}`}
      </p>
      <HeadingNote />
    </>
  );
}
