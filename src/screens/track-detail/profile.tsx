import { useState } from "react";
import { useStore } from "zustand";
import type { InstrumentLayout } from "#domain/instruments/instruments.ts";
import type { TrackPoints } from "#domain/tracks/track.ts";
import type { TrackProfile } from "#domain/tracks/track-profile.ts";
import { coveredText, speedText } from "#sentences/intl/distance.ts";
import { formatMeters } from "#sentences/intl/format.ts";
import { durationText } from "#sentences/tracks/recording.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Choice } from "#ui/choice.tsx";
import { trackScreenTexts } from "#words/tracks/tracks.ts";
import styles from "./profile.module.css";
import { ProfileChart } from "./profile-chart.tsx";

interface ProfileProps {
  readonly points: TrackPoints;
  readonly profile: TrackProfile;
  /** The indicated point; null before the first. */
  readonly at: number | null;
  readonly onPoint: (at: number) => void;
}

/** The altitude and speed along the track; a finger indicates a place, which the map shows too. */
export function Profile({ points, profile, at, onPoint }: ProfileProps) {
  const { altitudesMeters, speedsMps, elapsedMs } = profile;
  const layout = useStore(preferencesStore, (preferences) => preferences.instrumentLayout);
  const [isOverTime, setOverTime] = useState(false);
  const hasCurves = altitudesMeters !== null || speedsMps !== null;
  return (
    <>
      {hasCurves ? (
        <>
          {elapsedMs ? (
            <fieldset className={styles["axis"]}>
              <legend className="visually-hidden">{trackScreenTexts.profile}</legend>
              <Choice
                kind="radio"
                name="profile-axis"
                label={trackScreenTexts.overDistance}
                checked={!isOverTime}
                onChoose={() => setOverTime(false)}
              />
              <Choice
                kind="radio"
                name="profile-axis"
                label={trackScreenTexts.overTime}
                checked={isOverTime}
                onChoose={() => setOverTime(true)}
              />
            </fieldset>
          ) : null}
          <ProfileChart
            segmentStarts={points.segmentStarts}
            profile={profile}
            layout={layout}
            isOverTime={isOverTime}
            at={at}
            onPoint={onPoint}
          />
        </>
      ) : (
        <p>{trackScreenTexts.noProfile}</p>
      )}
      <label className={styles["cursor"]}>
        {trackScreenTexts.cursor}
        <input
          type="range"
          min={0}
          max={Math.max(0, points.lngs.length - 1)}
          value={at ?? 0}
          aria-valuetext={textAt(profile, at ?? 0, layout)}
          onChange={(event) => onPoint(event.currentTarget.valueAsNumber)}
        />
      </label>
      <output className={styles["at"]}>{at === null ? null : textAt(profile, at, layout)}</output>
    </>
  );
}

/** Returns the facts of a point: "3,2 km · 0:48:10 · 12 m · 4,5 km/u", on the water in nautical miles and knots. */
function textAt(
  { distancesMeters, elapsedMs, altitudesMeters, speedsMps }: TrackProfile,
  at: number,
  layout: InstrumentLayout,
) {
  const known = (value: number | undefined, text: (value: number) => string) =>
    value === undefined || Number.isNaN(value) ? [] : [text(value)];
  return [
    ...known(distancesMeters[at], (meters) => coveredText(meters, layout)),
    ...known(elapsedMs?.[at], durationText),
    ...known(altitudesMeters?.[at], formatMeters),
    ...known(speedsMps?.[at], (speedMps) => speedText(speedMps, layout)),
  ].join(" · ");
}
