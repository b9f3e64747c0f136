import { useId } from "react";
import { useStore } from "zustand";
import { SPEED_SCALES } from "#domain/tracks/speed-classes.ts";
import { SPEED_COLORS } from "#mapview/layers/tracks/speed-colors.ts";
import { speedAxisText, speedClassText, speedLimitText } from "#sentences/tracks/tracks.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import styles from "./speed-legend.module.css";

/** The legend of speed colours; hidden while tracks have plain colours. */
export function SpeedLegend() {
  const isOn = useStore(preferencesStore, (preferences) => preferences.tracksBySpeed);
  const layout = useStore(preferencesStore, (preferences) => preferences.instrumentLayout);
  const captionId = useId();
  if (!isOn) return null;
  const limits = SPEED_SCALES[layout].limits.map((limit) => speedLimitText(limit, layout));
  return (
    <figure className={styles["legend"]} aria-labelledby={captionId}>
      <figcaption id={captionId}>{speedAxisText(layout)}</figcaption>
      <ol>
        {SPEED_COLORS.map((color, index) => (
          <li key={color}>
            <svg viewBox="0 0 24 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width="24" height="8" fill={color} />
            </svg>
            <span aria-hidden="true">{limits[index - 1] ?? "0"}</span>
            <span className="visually-hidden">
              {speedClassText(limits[index - 1], limits[index])}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
