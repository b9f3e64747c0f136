import { Map as MapIcon, MapPlus, Printer, Route, Waypoints } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { trackOnMapPath, trackOnNetworkPath } from "#domain/links/app-path.ts";
import { printAlongPath, saveAlongPath } from "#domain/links/line-ref.ts";
import type { TrackSummary } from "#domain/tracks/track.ts";
import type { TrackStatistics } from "#domain/tracks/track-statistics.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { LinkButton } from "#parts/link-button.tsx";
import { BySpeedChoice } from "#parts/tracks/by-speed-choice.tsx";
import { FollowButtons } from "#parts/tracks/follow-buttons.tsx";
import { coveredText, speedText } from "#sentences/intl/distance.ts";
import { durationText } from "#sentences/tracks/recording.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { setTrackVisible, trackById } from "#state/tracks/tracks.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import { classNames } from "#ui/class-names.ts";
import { Figures } from "#ui/figures.tsx";
import layout from "#ui/layout.module.css";
import { areaTexts } from "#words/packs/areas.ts";
import { trackScreenTexts, trackTexts } from "#words/tracks/tracks.ts";
import { ShareTrackButton } from "./share-track-button.tsx";
import styles from "./track-detail-screen.module.css";

interface TrackFiguresProps {
  /** Null until they are computed. */
  readonly statistics: TrackStatistics | null;
}

/** The distance, the time in movement, and the average speed of a track. */
export function TrackFigures({ statistics }: TrackFiguresProps) {
  const travel = useStore(preferencesStore, ({ instrumentLayout }) => instrumentLayout);
  const { distanceMeters, movingMs = null, averageMps = null } = statistics ?? {};
  return (
    <Figures
      figures={[
        {
          name: trackScreenTexts.distance,
          value: distanceMeters === undefined ? null : coveredText(distanceMeters, travel),
        },
        { name: trackScreenTexts.moving, value: movingMs === null ? null : durationText(movingMs) },
        {
          name: trackScreenTexts.average,
          value: averageMps === null ? null : speedText(averageMps, travel),
        },
      ]}
    />
  );
}

interface TrackActionsProps {
  readonly track: TrackSummary;
}

/** The most wanted actions on a track, and behind one button all others. */
export function TrackActions({ track }: TrackActionsProps) {
  const [hasMore, setMore] = useState(false);
  return (
    <>
      <div className={classNames(layout["mainFirst"], styles["actions"])}>
        <Follow track={track} direction="there" />
        <LinkButton
          to={trackOnMapPath(track.id)}
          Icon={MapIcon}
          onClick={() => void (track.isVisible || setTrackVisible(track.id, true))}
        >
          {trackScreenTexts.onMap}
        </LinkButton>
        <ShareTrackButton id={track.id} title={track.name || trackTexts.noName} />
        <Button aria-expanded={hasMore} onClick={() => setMore(!hasMore)}>
          {trackScreenTexts.more}
        </Button>
      </div>
      {hasMore ? <MoreOfTrack track={track} /> : null}
    </>
  );
}

function Follow({
  track,
  direction,
}: TrackActionsProps & { readonly direction: "there" | "back" }) {
  return (
    <FollowButtons
      kind={track.kind}
      name={track.name}
      read={async () => (await trackById(track.id))?.points ?? null}
      directions={[direction]}
      isMain={true}
    />
  );
}

/** Lazy, because few tracks are matched to ways. */
const TrackOnWays = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "track-on-ways" */ "./track-on-ways.tsx")).TrackOnWays,
);

function MoreOfTrack({ track }: TrackActionsProps) {
  const [isOnWays, setOnWays] = useState(false);
  return (
    <>
      <div className={classNames(layout["actions"], styles["more"])}>
        <Follow track={track} direction="back" />
        <LinkButton to={trackOnNetworkPath(track.id)} Icon={Waypoints}>
          {trackTexts.onNetwork}
        </LinkButton>
        <Button Icon={Route} aria-expanded={isOnWays} onClick={() => setOnWays(!isOnWays)}>
          {trackTexts.onWays}
        </Button>
        <LinkButton to={saveAlongPath(`track:${track.id}`)} Icon={MapPlus}>
          {areaTexts.saveAlong}
        </LinkButton>
        <LinkButton to={printAlongPath(`track:${track.id}`)} Icon={Printer}>
          {areaTexts.printAlong}
        </LinkButton>
      </div>
      {isOnWays ? <TrackOnWays track={track} /> : null}
      <Choice
        kind="checkbox"
        name="track-on-map"
        label={trackTexts.onMap}
        checked={track.isVisible}
        onChoose={(isVisible) => void setTrackVisible(track.id, isVisible)}
      />
      <BySpeedChoice />
    </>
  );
}
