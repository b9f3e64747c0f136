import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useStore } from "zustand";
import type { LineHead } from "#domain/tracks/kept-line.ts";
import { formatDistance } from "#i18n/format.ts";
import { lineCountText, lineDeletedText, pointCountText, trackTexts } from "#i18n/tracks.ts";
import { LineBoundary } from "#parts/line-boundary.tsx";
import { loadTracks, tracksStore, undoDeleteLine } from "#state/tracks/tracks.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/page.tsx";
import { TrackDialog } from "./track-dialog.tsx";
import styles from "./tracks-section.module.css";

/** As many rows as are made before all are asked for. */
const FIRST_ROWS = 100;

/** The kept tracks and routes; nothing where there are none. */
export function TracksSection() {
  const { lines, deleted } = useStore(tracksStore);
  // `/waypoints?spoor=ID` opens a track or route.
  const [openId, setOpenId] = useState(useSearchParams()[0].get("spoor"));
  const [showsAll, setShowsAll] = useState(false);
  useEffect(() => void loadTracks(), []);
  if (!lines || (lines.length === 0 && !deleted)) return null;
  const open = lines.find(({ id }) => id === openId);
  const shown = showsAll ? lines : lines.slice(0, FIRST_ROWS);
  return (
    <Section heading={trackTexts.heading}>
      {lines.length > 0 ? <p className={styles["quiet"]}>{lineCountText(lines.length)}</p> : null}
      <Deleted line={deleted} />
      <ul>
        {shown.map((line) => (
          <li key={line.id} className={styles["item"]}>
            <LineBoundary line={line}>
              <TrackRow line={line} onOpen={() => setOpenId(line.id)} />
            </LineBoundary>
          </li>
        ))}
      </ul>
      {shown.length < lines.length ? (
        <Button onClick={() => setShowsAll(true)}>{trackTexts.showAll}</Button>
      ) : null}
      {open ? (
        <LineBoundary key={open.id} line={open}>
          <TrackDialog line={open} onClose={() => setOpenId(null)} />
        </LineBoundary>
      ) : null}
    </Section>
  );
}

interface TrackRowProps {
  readonly line: LineHead;
  readonly onOpen: () => void;
}

function TrackRow({ line, onOpen }: TrackRowProps) {
  const { kind, name, color, lengthMeters, source, isVisible } = line;
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
      title={pointCountText(line.pointCount)}
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
function Deleted({ line }: { readonly line: LineHead | null }) {
  const [said, setSaid] = useState<string | null>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const takeBack = async () => {
    const isBack = await undoDeleteLine();
    setSaid(isBack ? trackTexts.undone : trackTexts.failed);
    // The button goes away under the focus.
    if (isBack) words.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <p ref={words} role="status" tabIndex={-1} className={styles["said"]}>
        {line ? null : said}
      </p>
      {line ? (
        <Notice
          action={
            <Button variant="quiet" onClick={() => void takeBack()}>
              {trackTexts.undo}
            </Button>
          }
        >
          {said === trackTexts.failed ? said : lineDeletedText(line.name || trackTexts.noName)}
        </Notice>
      ) : null}
    </>
  );
}
