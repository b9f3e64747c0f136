import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type GuideLine, placeAlong, pointAfter } from "#domain/geodesy/line/guide-line.ts";
import type { Leg } from "#domain/steering/cross-track.ts";
import type { GuidanceState } from "./guide.ts";

/** The leg and the mark to steer by while following a line. */
export interface LegAhead {
  /** The segment of the line at the current position. */
  readonly leg: Leg;
  /** The next node of the line, or its end. */
  readonly mark: LatLng & { readonly name: string };
}

/**
 * Returns the leg and the mark ahead; before the first fix on the line, its first ones. Null for a line of
 * fewer than two points.
 */
export function legAhead(line: GuideLine, state: GuidanceState): LegAhead | null {
  if (line.lngs.length < 2) return null;
  const along = state.passages[0]?.alongMeters ?? 0;
  const next = Math.min(Math.max(1, pointAfter(line, along)), line.lngs.length - 1);
  const place = (at: number): LatLng => ({
    lat: line.lats[at] as number,
    lng: line.lngs[at] as number,
  });
  const node = line.nodes[state.passedCount];
  const end = line.goal ?? place(line.lngs.length - 1);
  const mark = node ? placeAlong(line, node.alongMeters) : end;
  return {
    leg: { from: place(next - 1), to: place(next) },
    mark: { ...mark, name: node?.label ?? "" },
  };
}
