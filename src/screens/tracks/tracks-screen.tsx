import { FileUp, Spline } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import type { TrackSummary } from "#domain/tracks/track.ts";
import { BinButton } from "#parts/bin/bin-button.tsx";
import { RecorderEntry } from "#parts/recorder/recorder-entry.tsx";
import { UnreadNotice } from "#parts/storage/unread-notice.tsx";
import { UnreadableSection } from "#parts/storage/unreadable-section.tsx";
import { TrackBoundary } from "#parts/tracks/track-boundary.tsx";
import { TrackListRow } from "#parts/tracks/track-list-row.tsx";
import { lineCountText } from "#sentences/tracks/tracks.ts";
import { handOverFiles } from "#state/exchange/received-files.ts";
import { loadTracks, retryTracks, tracksStore } from "#state/tracks/tracks.ts";
import { Button } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { Page, Part, Section } from "#ui/page.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { navigationTexts } from "#words/app/navigation.ts";
import { trackScreenTexts, trackTexts } from "#words/tracks/tracks.ts";
import styles from "./tracks-screen.module.css";

/** The number of rows rendered before all are requested. */
const FIRST_ROWS = 100;

/** All tracks and routes by folder, the latest first, the bin, and the recorder. */
export function Component() {
  const { tracks, problem, unreadable } = useStore(tracksStore);
  useEffect(() => void loadTracks(), []);
  return (
    <Page heading={trackTexts.heading} productName={navigationTexts.productName}>
      <RecorderEntry hasLink={false} isMain={true} />
      {tracks ? <Tracks tracks={tracks} hasUnreadable={unreadable.length > 0} /> : null}
      {tracks || problem ? null : <Spinner label={navigationTexts.loadingScreen} />}
      {problem && !tracks ? (
        <UnreadNotice list="tracks" problem={problem} onRetry={retryTracks} />
      ) : null}
      <UnreadableSection source="tracks" records={unreadable} />
      <ImportTracks />
      <BinButton />
    </Page>
  );
}

/** A button that chooses files; the screen that previews every import opens with them. */
function ImportTracks() {
  const navigate = useNavigate();
  return (
    <FileButton
      label={trackScreenTexts.toImport}
      Icon={FileUp}
      multiple
      onFiles={(files) => {
        handOverFiles(files);
        void navigate("/waypoints");
      }}
    />
  );
}

interface TracksProps {
  readonly tracks: readonly TrackSummary[];
  /** True if there are others that cannot be shown. */
  readonly hasUnreadable: boolean;
}

function Tracks({ tracks, hasUnreadable }: TracksProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (tracks.length === 0) {
    return (
      <Section heading={trackTexts.heading}>
        {hasUnreadable ? null : <Empty Icon={Spline}>{trackScreenTexts.none}</Empty>}
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
            <TrackListRow track={track} />
          </TrackBoundary>
        </li>
      ))}
    </ul>
  );
}
