import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useStore } from "zustand";
import type { TrackSummary } from "#domain/tracks/track.ts";
import { formatDistance } from "#i18n/format.ts";
import { lineCountText, lineDeletedText, pointCountText, trackTexts } from "#i18n/tracks.ts";
import { TrackBoundary } from "#parts/track-boundary.tsx";
import { loadTracks, tracksStore, undoDeleteTrack } from "#state/tracks/tracks.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/page.tsx";
import { TrackDialog } from "./track-dialog.tsx";
import styles from "./tracks-section.module.css";

/** As many rows as are made before all are asked for. */
const FIRST_ROWS = 100;

/** The kept tracks and routes; nothing where there are none. */
export function TracksSection() {
  const { tracks, deleted } = useStore(tracksStore);
  // `/waypoints?spoor=ID` opens a track or route.
  const [openId, setOpenId] = useState(useSearchParams()[0].get("spoor"));
  const [showsAll, setShowsAll] = useState(false);
  useEffect(() => void loadTracks(), []);
  if (!tracks || (tracks.length === 0 && !deleted)) return null;
  const open = tracks.find(({ id }) => id === openId);
  const shown = showsAll ? tracks : tracks.slice(0, FIRST_ROWS);
  return (
    <Section heading={trackTexts.heading}>
      {tracks.length > 0 ? <p className={styles["quiet"]}>{lineCountText(tracks.length)}</p> : null}
      <Link to="/tracks" className={buttonClass("quiet")}>
        {trackTexts.all}
      </Link>
      <Deleted track={deleted} />
      <ul>
        {shown.map((track) => (
          <li key={track.id} className={styles["item"]}>
            <TrackBoundary track={track}>
              <TrackRow track={track} onOpen={() => setOpenId(track.id)} />
            </TrackBoundary>
          </li>
        ))}
      </ul>
      {shown.length < tracks.length ? (
        <Button onClick={() => setShowsAll(true)}>{trackTexts.showAll}</Button>
      ) : null}
      {open ? (
        <TrackBoundary key={open.id} track={open}>
          <TrackDialog track={open} onClose={() => setOpenId(null)} />
        </TrackBoundary>
      ) : null}
    </Section>
  );
}

interface TrackRowProps {
  readonly track: TrackSummary;
  readonly onOpen: () => void;
}

function TrackRow({ track, onOpen }: TrackRowProps) {
  const { kind, name, color, lengthMeters, source, isVisible } = track;
  const facts = [
    trackTexts[kind],
    formatDistance(lengthMeters),
    ...(isVisible ? [] : [trackTexts.hidden]),
    ...(source ? [source] : []),
  ];
  return (
    <button
      type="button"
      className={styles["row"]}
      onClick={onOpen}
      title={pointCountText(track.pointCount)}
    >
      <svg className={styles["line"]} viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M3 18C8 6 15 20 21 6"
          stroke={color ?? "currentColor"}
          strokeDasharray={kind === "route" ? "1 5" : undefined}
        />
      </svg>
      <span className={styles["name"]}>{name || trackTexts.noName}</span>
      <span className={styles["facts"]}>{facts.join(" · ")}</span>
    </button>
  );
}

/** What was just deleted, with the way back. */
function Deleted({ track }: { readonly track: TrackSummary | null }) {
  const [said, setSaid] = useState<string | null>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const takeBack = async () => {
    const isBack = await undoDeleteTrack();
    setSaid(isBack ? trackTexts.undone : trackTexts.failed);
    // The button goes away under the focus.
    if (isBack) words.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <p ref={words} role="status" tabIndex={-1} className={styles["said"]}>
        {track ? null : said}
      </p>
      {track ? (
        <Notice
          action={
            <Button variant="quiet" onClick={() => void takeBack()}>
              {trackTexts.undo}
            </Button>
          }
        >
          {said === trackTexts.failed ? said : lineDeletedText(track.name || trackTexts.noName)}
        </Notice>
      ) : null}
    </>
  );
}
