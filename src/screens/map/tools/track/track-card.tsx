import { MapPlus, Spline } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import { useStore } from "zustand";
import { trackScreenPath } from "#domain/links/app-path.ts";
import type { TrackSummary } from "#domain/tracks/track.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { UnreadNotice } from "#parts/storage/unread-notice.tsx";
import { FollowButtons } from "#parts/tracks/follow-buttons.tsx";
import { TrackBoundary } from "#parts/tracks/track-boundary.tsx";
import { useDistanceText } from "#parts/use-distance-text.ts";
import { Card } from "#screens/map/card/card.tsx";
import { lineFacts } from "#sentences/map/map-cards.ts";
import { pointCountText, trackKindText } from "#sentences/tracks/tracks.ts";
import { loadTracks, retryTracks, trackById, tracksStore } from "#state/tracks/tracks.ts";
import { Button } from "#ui/button.tsx";
import { editLineTexts } from "#words/map/drawn-lines.ts";
import { cardTexts } from "#words/map/map-cards.ts";
import { areaTexts } from "#words/packs/areas.ts";
import { trackTexts } from "#words/tracks/tracks.ts";

export interface TrackCardProps {
  readonly controller: MapPort;
  readonly trackId: string;
  /** Called when the user follows it. */
  readonly onFollowed: () => void;
  /** Edits its points. */
  readonly onEdit: () => void;
  /** Offers to save the map along it. */
  readonly onSaveMap: () => void;
  readonly onClose: () => void;
}

/** A card for a track or route: its name, its length, and a link to its screen. */
export function TrackCard({
  controller,
  trackId,
  onFollowed,
  onEdit,
  onSaveMap,
  onClose,
}: TrackCardProps) {
  const { tracks, problem } = useStore(tracksStore);
  useEffect(() => void loadTracks(), []);
  const track = tracks?.find(({ id }) => id === trackId);
  const isAsked = useSearchParams()[0].get("spoor") === trackId;
  const bounds = isAsked && track && track.pointCount > 0 ? track.bounds : null;
  const box = bounds?.join(" ");
  const showAll = useEffectEvent(() => bounds && controller.showBounds(bounds));
  useEffect(() => {
    if (box) showAll();
  }, [box]);
  if (!tracks && problem) {
    return (
      <Card heading={trackTexts.track} onClose={onClose}>
        <UnreadNotice list="tracks" problem={problem} onRetry={retryTracks} />
      </Card>
    );
  }
  if (!tracks) return null;
  if (!track) {
    return (
      <Card heading={trackTexts.track} onClose={onClose}>
        <p>{cardTexts.lineGone}</p>
      </Card>
    );
  }
  return (
    <Card heading={track.name || trackTexts.noName} onClose={onClose}>
      <TrackBoundary track={track}>
        <TrackWords track={track} />
      </TrackBoundary>
      <LinkButton to={trackScreenPath(trackId)} variant="primary">
        {cardTexts.lineDetails}
      </LinkButton>
      <FollowButtons
        kind={track.kind}
        name={track.name}
        read={async () => (await trackById(trackId))?.points ?? null}
        onFollowed={onFollowed}
      />
      <Button Icon={MapPlus} onClick={onSaveMap}>
        {areaTexts.saveAlong}
      </Button>
      <Button Icon={Spline} onClick={onEdit}>
        {editLineTexts.editPoints}
      </Button>
    </Card>
  );
}

function TrackWords({ track }: { readonly track: TrackSummary }) {
  const { lengthMeters, pointCount } = track;
  const distanceText = useDistanceText();
  return (
    <p>{lineFacts(trackKindText(track), distanceText(lengthMeters), pointCountText(pointCount))}</p>
  );
}
