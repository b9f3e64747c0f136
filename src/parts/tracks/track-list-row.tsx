import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { trackScreenPath } from "#domain/links/app-path.ts";
import type { TrackSummary } from "#domain/tracks/track.ts";
import { useDistanceText } from "#parts/use-distance-text.ts";
import { formatDay } from "#sentences/intl/format.ts";
import { trackKindText } from "#sentences/tracks/tracks.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { trackTexts } from "#words/tracks/tracks.ts";
import styles from "./track-list-row.module.css";

/** A row for a track or route, which links to its own screen. */
export function TrackListRow({ track }: { readonly track: TrackSummary }) {
  const { id, kind, name, color } = track;
  const distanceText = useDistanceText();
  const recording = useStore(recordingStatusStore, (now) =>
    now.trackId === id ? now.status : null,
  );
  const recordedMeters = useStore(recordingStatusStore, (now) =>
    now.trackId === id ? now.distanceMeters : undefined,
  );
  return (
    <Link
      to={trackScreenPath(id)}
      className={styles["row"]}
      data-recording={recording ?? undefined}
    >
      <svg className={styles["line"]} viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M3 18C8 6 15 20 21 6"
          stroke={color ?? "currentColor"}
          strokeDasharray={kind === "route" ? "1 5" : undefined}
        />
      </svg>
      <span className={styles["name"]}>{name || trackTexts.noName}</span>
      <ChevronRight aria-hidden="true" className={styles["more"]} size={20} />
      <span className={styles["facts"]}>
        {factsOf(track, recording !== null, distanceText(recordedMeters ?? track.lengthMeters))}
      </span>
    </Link>
  );
}

/** Describes a track; while it is recorded, its stored length lags behind that of the recorder. */
function factsOf(track: TrackSummary, isRecording: boolean, distance: string): string {
  const { startedAtMs, addedAtMs, isVisible, source } = track;
  const facts = [
    isRecording ? trackTexts.recording : trackKindText(track),
    distance,
    formatDay(startedAtMs ?? addedAtMs),
  ];
  return [...facts, ...(isVisible ? [] : [trackTexts.hidden]), ...(source ? [source] : [])].join(
    " · ",
  );
}
