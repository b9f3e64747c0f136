import { serveTiles } from "#mapview/sources/vector-protocol.ts";
import type { DrawnTrack } from "#mapview/tiler/drawn-track.ts";
import { openTiler } from "#mapview/tiler/open-tiler.ts";
import { trackDrawing } from "./track-style.ts";

/** The parts that only a map with tracks needs. */
export interface Tracks {
  /** The lines to draw instead of those before. */
  readonly setTracks: (lines: readonly DrawnTrack[]) => void;
  readonly drawing: typeof trackDrawing;
}

/**
 * Serves tracks to the style under `tilesAddress("tracks")`, cut by a worker of their own.
 * `onFailure` is told when that fails.
 */
export function openTracks(onError: (error: unknown) => void): Tracks {
  const { set, cut } = openTiler("tracks", onError);
  serveTiles("tracks", cut);
  return { setTracks: (lines) => set({ lines }), drawing: trackDrawing };
}
