import { useStore } from "zustand";
import { milsOf } from "#domain/geodesy/mils.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { HeadingNote } from "#parts/go-to/heading-note.tsx";
import { type LineTo, useLineTo } from "#parts/go-to/use-line-to.ts";
import { DirectionArrow } from "#parts/position/direction-arrow.tsx";
import { milsText } from "#sentences/common/direction.ts";
import { distanceText } from "#sentences/intl/distance.ts";
import { formatBearing } from "#sentences/intl/format.ts";
import { noSignalNote } from "#sentences/position/position.ts";
import type { OwnPosition } from "#state/position/own-position.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { type Fact, Facts } from "#ui/facts.tsx";
import { directionTexts } from "#words/common/direction.ts";
import styles from "./live-direction.module.css";

interface LiveDirectionProps {
  readonly waypoint: Waypoint;
  readonly position: OwnPosition;
}

/** The current arrow and distance. */
export function LiveDirection({ waypoint, position }: LiveDirectionProps) {
  const line = useLineTo(position, waypoint);
  const layout = useStore(preferencesStore, (preferences) => preferences.instrumentLayout);
  return (
    <div className={styles["direction"]}>
      <DirectionArrow bearing={line.bearing} size="96px" />
      <p className={styles["distance"]}>
        {distanceText(line.distanceMeters, layout)}
        {position.isStale ? (
          <span className={styles["quiet"]}>{` (${noSignalNote(position.ageMs)})`}</span>
        ) : null}
      </p>
    </div>
  );
}

/** The current bearings. */
export function LiveBearings({ waypoint, position }: LiveDirectionProps) {
  return (
    <>
      <HeadingNote />
      <Facts facts={bearingFacts(useLineTo(position, waypoint))} />
    </>
  );
}

function bearingFacts({ bearing, magnetic }: LineTo): readonly Fact[] {
  const compass = magnetic ?? bearing;
  return [
    { name: directionTexts.trueBearing, value: formatBearing(bearing) },
    ...(magnetic === null
      ? []
      : [{ name: directionTexts.magnetic, value: `${Math.round(compass) % 360}°` }]),
    { name: directionTexts.mils, value: milsText(milsOf(bearing)) },
  ];
}
