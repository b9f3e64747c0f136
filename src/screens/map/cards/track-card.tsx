import { useEffect, useEffectEvent } from "react";
import { Link, useSearchParams } from "react-router";
import { useStore } from "zustand";
import { linePath } from "#domain/links/app-path.ts";
import type { LineHead } from "#domain/tracks/kept-line.ts";
import { formatDistance } from "#i18n/format.ts";
import { cardTexts, lineFacts } from "#i18n/map-cards.ts";
import { pointCountText, trackTexts } from "#i18n/tracks.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { LineBoundary } from "#parts/line-boundary.tsx";
import { loadTracks, tracksStore } from "#state/tracks/tracks.ts";
import { buttonClass } from "#ui/button.tsx";
import { Card } from "./card.tsx";

export interface TrackCardProps {
  readonly controller: MapPort;
  readonly lineId: string;
  readonly onClose: () => void;
}

/** A tapped track or route: its name, how long it is, and the way to all that can be done with it. */
export function TrackCard({ controller, lineId, onClose }: TrackCardProps) {
  const lines = useStore(tracksStore, (state) => state.lines);
  useEffect(() => void loadTracks(), []);
  const line = lines?.find(({ id }) => id === lineId);
  const isAsked = useSearchParams()[0].get("spoor") === lineId;
  const bounds = isAsked && line && line.pointCount > 0 ? line.bounds : null;
  const box = bounds?.join(" ");
  const showAll = useEffectEvent(() => bounds && controller.showBounds(bounds));
  useEffect(() => {
    if (box) showAll();
  }, [box]);
  if (!lines) return null;
  if (!line) {
    return (
      <Card heading={trackTexts.track} onClose={onClose}>
        <p>{cardTexts.lineGone}</p>
      </Card>
    );
  }
  return (
    <Card heading={line.name || trackTexts.noName} onClose={onClose}>
      <LineBoundary line={line}>
        <LineWords line={line} />
      </LineBoundary>
      <Link to={linePath(lineId)} className={buttonClass("primary")}>
        {cardTexts.lineDetails}
      </Link>
    </Card>
  );
}

function LineWords({ line }: { readonly line: LineHead }) {
  const { kind, lengthMeters, pointCount } = line;
  return (
    <p>{lineFacts(trackTexts[kind], formatDistance(lengthMeters), pointCountText(pointCount))}</p>
  );
}
