import type { ReactNode } from "react";
import type { TrackSummary } from "#domain/tracks/track.ts";
import { RecordBoundary } from "#parts/record-boundary.tsx";
import { trackById } from "#state/tracks/tracks.ts";
import { trackTexts } from "#words/tracks/tracks.ts";

interface TrackBoundaryProps {
  readonly track: TrackSummary;
  readonly children: ReactNode;
}

/** An error boundary around one track or route; the export has the complete track, not only its facts. */
export function TrackBoundary({ track, children }: TrackBoundaryProps) {
  const whole = () => trackById(track.id);
  return (
    <RecordBoundary name={track.name || trackTexts.noName} record={track} whole={whole}>
      {children}
    </RecordBoundary>
  );
}
