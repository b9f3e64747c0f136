import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { trackScreenPath } from "#domain/links/app-path.ts";
import type { TrackSummary } from "#domain/tracks/track.ts";
import { formatDay, formatDistance } from "#i18n/format.ts";
import { navigationTexts } from "#i18n/navigation.ts";
import { lineCountText, trackScreenTexts, trackTexts } from "#i18n/tracks.ts";
import { RecorderEntry } from "#parts/recorder/recorder-entry.tsx";
import { TrackBoundary } from "#parts/track-boundary.tsx";
import { loadTracks, restoreTrack, tracksStore } from "#state/tracks/tracks.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Page, Part, Section } from "#ui/page.tsx";
import { Spinner } from "#ui/spinner.tsx";
import styles from "./tracks-screen.module.css";

/** As many rows as are made before all are asked for. */
const FIRST_ROWS = 100;

/** All tracks and routes by folder, the latest first, what was deleted, and the recorder. */
export function Component() {
  const { tracks, binned } = useStore(tracksStore);
  useEffect(() => void loadTracks(), []);
  return (
    <Page heading={trackTexts.heading} productName={navigationTexts.productName}>
      <RecorderEntry hasLink={false} />
      {tracks ? <Tracks tracks={tracks} /> : <Spinner label={navigationTexts.loadingScreen} />}
      {binned.length > 0 ? <Bin tracks={binned} /> : null}
    </Page>
  );
}

function Tracks({ tracks }: { readonly tracks: readonly TrackSummary[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (tracks.length === 0) {
    return (
      <Section heading={trackTexts.heading}>
        <p>{trackScreenTexts.none}</p>
        <Link to="/waypoints" className={buttonClass("secondary")}>
          {trackScreenTexts.toImport}
        </Link>
      </Section>
    );
  }
  const folders = new Map<string, TrackSummary[]>();
  const shown = showsAll ? tracks : tracks.slice(0, FIRST_ROWS);
  for (const track of shown) {
    const { folder = "" } = track;
    folders.set(folder, [...(folders.get(folder) ?? []), track]);
  }
  return (
    <Section heading={lineCountText(tracks.length)}>
      {folders.size === 1 ? (
        <Rows tracks={shown} />
      ) : (
        [...folders].map(([folder, inFolder]) => (
          <Part key={folder} heading={folder || trackScreenTexts.noFolder}>
            <Rows tracks={inFolder} />
          </Part>
        ))
      )}
      {shown.length < tracks.length ? (
        <Button onClick={() => setShowsAll(true)}>{trackTexts.showAll}</Button>
      ) : null}
    </Section>
  );
}

function Rows({ tracks }: { readonly tracks: readonly TrackSummary[] }) {
  return (
    <ul className={styles["rows"]}>
      {tracks.map((track) => (
        <li key={track.id}>
          <TrackBoundary track={track}>
            <Link to={trackScreenPath(track.id)} className={styles["row"]}>
              <svg className={styles["line"]} viewBox="0 0 24 24" aria-hidden="true">
                <path
                  d="M3 18C8 6 15 20 21 6"
                  stroke={track.color ?? "currentColor"}
                  strokeDasharray={track.kind === "route" ? "1 5" : undefined}
                />
              </svg>
              <span className={styles["name"]}>{track.name || trackTexts.noName}</span>
              <span className={styles["facts"]}>{factsOf(track)}</span>
            </Link>
          </TrackBoundary>
        </li>
      ))}
    </ul>
  );
}

function factsOf(track: TrackSummary): string {
  const { kind, lengthMeters, startedAtMs, addedAtMs, isVisible, source } = track;
  const facts = [
    trackTexts[kind],
    formatDistance(lengthMeters),
    formatDay(startedAtMs ?? addedAtMs),
  ];
  return [...facts, ...(isVisible ? [] : [trackTexts.hidden]), ...(source ? [source] : [])].join(
    " · ",
  );
}

function Bin({ tracks }: { readonly tracks: readonly TrackSummary[] }) {
  return (
    <Section heading={trackScreenTexts.bin}>
      <p>{trackScreenTexts.binHelp}</p>
      <ul className={styles["rows"]}>
        {tracks.map((track) => (
          <li key={track.id} className={styles["binned"]}>
            <span className={styles["name"]}>{track.name || trackTexts.noName}</span>
            <Button
              aria-label={`${trackScreenTexts.restore}: ${track.name || trackTexts.noName}`}
              onClick={() => void restoreTrack(track.id)}
            >
              {trackScreenTexts.restore}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
