import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { drawnPoints } from "./drawn-points.ts";
import { pathFacts } from "./path-facts.ts";
import type { Track } from "./track.ts";

/** The choices of the user for a line that was drawn on the map. */
export interface DrawnLine {
  readonly points: readonly LatLng[];
  /** True if it goes back to its first point, around an area. */
  readonly isClosed: boolean;
  readonly name: string;
  /** `#rrggbb`, lower case; null for the usual one. */
  readonly color: string | null;
}

/** Returns a drawn line as a route of the user, which is stored, exported, printed and shared as any other. */
export function trackOfDrawnLine(
  { points: corners, isClosed, name, color }: DrawnLine,
  facts: Pick<Track, "id" | "addedAtMs">,
): Track {
  const line = isClosed ? [...corners, ...corners.slice(0, 1)] : corners;
  const points = drawnPoints(
    Float64Array.from(line, ({ lng }) => lng),
    Float64Array.from(line, ({ lat }) => lat),
  );
  return {
    ...facts,
    name,
    ...(color !== null && { color }),
    ...(isClosed && { isArea: true as const }),
    kind: "route",
    origin: "planned",
    isVisible: true,
    ...pathFacts(points),
    points,
  };
}
