import { ArrowLeft, Signpost } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, Navigate, useParams } from "react-router";
import { useStore } from "zustand";
import { routeSheetPath } from "#domain/links/app-path.ts";
import type { Track, TrackSummary } from "#domain/tracks/track.ts";
import { type TrackProfile, trackProfile } from "#domain/tracks/track-profile.ts";
import { type TrackStatistics, trackStatistics } from "#domain/tracks/track-statistics.ts";
import { OfflineSection } from "#parts/coverage/offline-section.tsx";
import { LinkButton } from "#parts/link-button.tsx";
import { MapPlace } from "#parts/map/map-place.tsx";
import { RecordBoundary } from "#parts/record-boundary.tsx";
import { UnreadNotice } from "#parts/storage/unread-notice.tsx";
import { trackKindText } from "#sentences/tracks/tracks.ts";
import { retryTracks, trackById, tracksStore } from "#state/tracks/tracks.ts";
import { Page, Section } from "#ui/page.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { navigationTexts } from "#words/app/navigation.ts";
import { trackScreenTexts, trackTexts } from "#words/tracks/tracks.ts";
import { TrackActions, TrackFigures } from "./track-actions.tsx";
import styles from "./track-detail-screen.module.css";
import { TrackEditing } from "./track-editing.tsx";
import { TrackFacts } from "./track-facts.tsx";
import { TrackManaging } from "./track-managing.tsx";

/** Lazy, because the chart is as large as the rest of the screen, and many visitors only look at the length. */
const loadProfile = async () => {
  const [{ Profile }, { ProfileMap }] = await Promise.all([
    import(/* webpackChunkName: "track-profile" */ "./profile.tsx"),
    import(/* webpackChunkName: "track-profile" */ "./profile-map.tsx"),
  ]);
  return { Profile, ProfileMap };
};
// Start loading while the tracks are read; the component reports a failure.
loadProfile().catch(() => {});

/** The screen of a track or route. The router only opens it for a known id. */
export function Component() {
  const { trackId = "" } = useParams();
  const { tracks, problem } = useStore(tracksStore);
  const track = tracks?.find(({ id }) => id === trackId);
  if (!tracks && problem) {
    return (
      <Page heading={trackTexts.track} productName={navigationTexts.productName}>
        <UnreadNotice list="tracks" problem={problem} onRetry={retryTracks} />
      </Page>
    );
  }
  if (!track) return <Navigate to="/tracks" replace />;
  const name = track.name || trackTexts.noName;
  return (
    <Page heading={name} productName={navigationTexts.productName}>
      <Link to="/tracks" className={styles["back"]}>
        <ArrowLeft aria-hidden="true" size={20} />
        {trackScreenTexts.back}
      </Link>
      <RecordBoundary name={name} record={track}>
        <Detail key={`${trackId} ${track.pointCount}`} track={track} />
      </RecordBoundary>
    </Page>
  );
}

function Detail({ track }: { readonly track: TrackSummary }) {
  const Profile = useProfile();
  const read = useTrack(track.id);
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <Section heading={trackKindText(track)}>
        {Profile && typeof read === "object" ? (
          <Profile.ProfileMap points={read.track.points} at={at} />
        ) : null}
        {!Profile || read === "reading" ? <MapPlace height="min(220px, 40vh)" /> : null}
        <TrackFigures statistics={typeof read === "object" ? read.statistics : null} />
        <TrackActions track={track} />
      </Section>
      {read === "reading" ? <Spinner label={trackScreenTexts.loading} /> : null}
      {read === "gone" ? <p role="alert">{trackTexts.gone}</p> : null}
      {typeof read === "object" ? (
        <>
          <TrackFacts track={track} points={read.track.points} statistics={read.statistics} />
          <Section heading={trackScreenTexts.profile}>
            {Profile ? (
              <Profile.Profile
                points={read.track.points}
                profile={read.profile}
                at={at}
                onPoint={setAt}
              />
            ) : (
              <Spinner label={navigationTexts.loadingScreen} />
            )}
          </Section>
          <TrackEditing track={read.track} at={at} />
        </>
      ) : null}
      <OfflineSection subject={{ kind: "track", id: track.id }} />
      <LinkButton to={routeSheetPath({ kind: "track", id: track.id })} Icon={Signpost}>
        {trackScreenTexts.routeSheet}
      </LinkButton>
      <TrackManaging track={track} />
    </>
  );
}

/**
 * Returns the components of the profile once loaded. Not with `lazy`, because Suspense delays contents after a spinner
 * by 300 ms.
 */
function useProfile() {
  const [loaded, setLoaded] = useState<
    Awaited<ReturnType<typeof loadProfile>> | { readonly error: unknown } | null
  >(null);
  useEffect(() => {
    loadProfile().then(setLoaded, (error: unknown) => setLoaded({ error: error }));
  }, []);
  if (loaded && "error" in loaded) throw loaded.error;
  return loaded;
}

interface ReadTrack {
  readonly track: Track;
  readonly profile: TrackProfile;
  /** Null until they are computed. */
  readonly statistics: TrackStatistics | null;
}

/** Returns the track with its points, and the statistics computed once. */
function useTrack(id: string): ReadTrack | "reading" | "gone" {
  const [read, setRead] = useState<ReadTrack | "reading" | "gone">("reading");
  useEffect(() => {
    let isGone = false;
    const show = (found: ReadTrack | "gone") => isGone || setRead(found);
    void readTrack(id, show);
    return () => {
      isGone = true;
    };
  }, [id]);
  return read;
}

/** Reads and analyses a track. A day of points would block a slow phone, so the page gets a turn between two passes. */
async function readTrack(id: string, show: (found: ReadTrack | "gone") => void): Promise<void> {
  const track = await trackById(id);
  if (!track) return show("gone");
  await nextTurn();
  const profile = trackProfile(track.points);
  show({ track, profile, statistics: null });
  await nextFrame();
  show({ track, profile, statistics: trackStatistics(track.points, profile) });
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Resolves after the contents were painted. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
