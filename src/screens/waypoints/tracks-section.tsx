import { useEffect } from "react";
import { Navigate, useSearchParams } from "react-router";
import { useStore } from "zustand";
import { trackScreenPath } from "#domain/links/app-path.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { UnreadNotice } from "#parts/storage/unread-notice.tsx";
import { TrackBoundary } from "#parts/tracks/track-boundary.tsx";
import { TrackListRow } from "#parts/tracks/track-list-row.tsx";
import { unreadableText } from "#sentences/common/unreadable.ts";
import { lineCountText } from "#sentences/tracks/tracks.ts";
import { loadTracks, retryTracks, tracksStore } from "#state/tracks/tracks.ts";
import layout from "#ui/layout.module.css";
import { Section } from "#ui/page.tsx";
import { trackTexts } from "#words/tracks/tracks.ts";
import styles from "./tracks-section.module.css";

/** The number of latest tracks; the tracks screen has the others. */
const LATEST_ROWS = 20;

/** The latest tracks and routes with a link to all; hidden if there are none. */
export function TracksSection() {
  const { tracks, problem, unreadable } = useStore(tracksStore);
  // Old links: `/waypoints?spoor=ID`.
  const askedId = useSearchParams()[0].get("spoor");
  useEffect(() => void loadTracks(), []);
  if (askedId) return <Navigate to={trackScreenPath(askedId)} replace={true} />;
  if (!tracks && problem) {
    return (
      <Section heading={trackTexts.heading}>
        <UnreadNotice list="tracks" problem={problem} onRetry={retryTracks} />
      </Section>
    );
  }
  if (!tracks || tracks.length + unreadable.length === 0) return null;
  return (
    <Section heading={trackTexts.heading}>
      {tracks.length > 0 ? <p className={layout["hint"]}>{lineCountText(tracks.length)}</p> : null}
      {unreadable.length > 0 ? <p>{unreadableText("tracks", unreadable.length)}</p> : null}
      <LinkButton to="/tracks" variant="quiet">
        {trackTexts.all}
      </LinkButton>
      <ul>
        {tracks.slice(0, LATEST_ROWS).map((track) => (
          <li key={track.id} className={styles["item"]}>
            <TrackBoundary track={track}>
              <TrackListRow track={track} />
            </TrackBoundary>
          </li>
        ))}
      </ul>
    </Section>
  );
}
