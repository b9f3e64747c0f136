import type { ReactNode } from "react";
import type { TrackSummary } from "#domain/tracks/track.ts";
import { trackTexts } from "#i18n/tracks.ts";
import { RecordBoundary } from "#parts/record-boundary.tsx";
import { trackById } from "#state/tracks/tracks.ts";

interface TrackBoundaryProps {
  readonly track: TrackSummary;
  readonly children: ReactNode;
}

/** Around what is drawn of one track or route; all of it is taken out, not what lists know of it. */
export function TrackBoundary({ track, children }: TrackBoundaryProps) {
  const whole = () => trackById(track.id);
  return (
    <RecordBoundary name={track.name || trackTexts.noName} record={track} whole={whole}>
      {children}
    </RecordBoundary>
  );
}
