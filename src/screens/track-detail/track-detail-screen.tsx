import { ArrowLeft, Map as MapIcon, Waypoints } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link, Navigate, useNavigate, useParams } from "react-router";
import { useStore } from "zustand";
import { trackOnMapPath, trackOnNetworkPath, trackScreenPath } from "#domain/links/app-path.ts";
import type { Track, TrackSummary } from "#domain/tracks/track.ts";
import { type TrackProfile, trackProfile } from "#domain/tracks/track-profile.ts";
import { trackStatistics } from "#domain/tracks/track-statistics.ts";
import { navigationTexts } from "#i18n/navigation.ts";
import { trackScreenTexts, trackTexts } from "#i18n/tracks.ts";
import { RecordBoundary } from "#parts/record-boundary.tsx";
import { BySpeedChoice } from "#parts/tracks/by-speed-choice.tsx";
import { FollowTrack } from "#parts/tracks/follow-track.tsx";
import { UndoTrackEdit } from "#parts/tracks/undo-track-edit.tsx";
import { setTrackVisible, trackById, tracksStore } from "#state/tracks/tracks.ts";
import { buttonClass } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import { Page, Section } from "#ui/page.tsx";
import { Spinner } from "#ui/spinner.tsx";
import styles from "./track-detail-screen.module.css";
import { TrackEditing } from "./track-editing.tsx";
import { TrackFacts } from "./track-facts.tsx";
import { TrackManaging } from "./track-managing.tsx";

/** The chart is as large as the rest of the screen, and many tracks are looked at for their length. */
const loadProfile = () => import(/* webpackChunkName: "track-profile" */ "./profile.tsx");
const Profile = lazy(async () => ({ default: (await loadProfile()).Profile }));

/** One track or route, whole. The router lets no unknown id come here. */
export function Component() {
  const { trackId = "" } = useParams();
  const navigate = useNavigate();
  const track = useStore(tracksStore, ({ tracks }) => tracks?.find(({ id }) => id === trackId));
  if (!track) return <Navigate to="/tracks" replace />;
  const name = track.name || trackTexts.noName;
  return (
    <Page heading={name} productName={navigationTexts.productName}>
      <Link to="/tracks" className={styles["back"]}>
        <ArrowLeft aria-hidden="true" size={20} />
        {trackScreenTexts.back}
      </Link>
      <UndoTrackEdit onUndone={(id) => void navigate(trackScreenPath(id), { replace: true })} />
      <RecordBoundary name={name} record={track}>
        <Detail key={`${trackId} ${track.pointCount}`} track={track} />
      </RecordBoundary>
    </Page>
  );
}

function Detail({ track }: { readonly track: TrackSummary }) {
  const read = useTrack(track.id);
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <Section heading={trackTexts[track.kind]}>
        <Link
          to={trackOnMapPath(track.id)}
          className={buttonClass("primary")}
          onClick={() => void (track.isVisible || setTrackVisible(track.id, true))}
        >
          <MapIcon aria-hidden="true" size={20} />
          {trackScreenTexts.onMap}
        </Link>
        <FollowTrack
          kind={track.kind}
          name={track.name}
          read={async () => (await trackById(track.id))?.points ?? null}
        />
        <Link to={trackOnNetworkPath(track.id)} className={buttonClass()}>
          <Waypoints aria-hidden="true" size={20} />
          {trackTexts.onNetwork}
        </Link>
        <Choice
          kind="checkbox"
          name="track-on-map"
          label={trackTexts.onMap}
          checked={track.isVisible}
          onChoose={(isVisible) => void setTrackVisible(track.id, isVisible)}
        />
        <BySpeedChoice />
      </Section>
      {read === "reading" ? <Spinner label={trackScreenTexts.loading} /> : null}
      {read === "gone" ? <p role="alert">{trackTexts.gone}</p> : null}
      {typeof read === "object" ? (
        <>
          <TrackFacts track={track} statistics={read.statistics} />
          <Section heading={trackScreenTexts.profile}>
            <Suspense fallback={<Spinner label={navigationTexts.loadingScreen} />}>
              <Profile points={read.track.points} profile={read.profile} at={at} onPoint={setAt} />
            </Suspense>
          </Section>
          <TrackEditing track={read.track} at={at} />
        </>
      ) : null}
      <TrackManaging track={track} />
    </>
  );
}

interface ReadTrack {
  readonly track: Track;
  readonly profile: TrackProfile;
  readonly statistics: ReturnType<typeof trackStatistics>;
}

/** The track with its points, and what is reckoned from them once. */
function useTrack(id: string): ReadTrack | "reading" | "gone" {
  const [read, setRead] = useState<ReadTrack | "reading" | "gone">("reading");
  useEffect(() => {
    let isGone = false;
    // Beside the reading of the points, not after it; whoever draws it hears of a failure.
    loadProfile().catch(() => {});
    void trackById(id).then((track) => {
      if (!isGone) setRead(track ? reckoned(track) : "gone");
    });
    return () => {
      isGone = true;
    };
  }, [id]);
  return read;
}

function reckoned(track: Track): ReadTrack {
  const profile = trackProfile(track.points);
  return { track, profile, statistics: trackStatistics(track.points, profile) };
}
