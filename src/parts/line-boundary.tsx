import type { ReactNode } from "react";
import type { LineHead } from "#domain/tracks/kept-line.ts";
import { trackTexts } from "#i18n/tracks.ts";
import { lineById } from "#state/tracks/tracks.ts";
import { RecordBoundary } from "./record-boundary.tsx";

interface LineBoundaryProps {
  readonly line: LineHead;
  readonly children: ReactNode;
}

/** Around what is drawn of one track or route; all of it is taken out, not what lists know of it. */
export function LineBoundary({ line, children }: LineBoundaryProps) {
  const whole = () => lineById(line.id);
  return (
    <RecordBoundary name={line.name || trackTexts.noName} record={line} whole={whole}>
      {children}
    </RecordBoundary>
  );
}
