import { serveTiles } from "#mapview/sources/vector-protocol.ts";
import type { DrawnTrack } from "#mapview/tiler/drawn-track.ts";
import { openTiler } from "#mapview/tiler/open-tiler.ts";
import { trackDrawing } from "./track-style.ts";

/** The parts that only a map with tracks needs. */
export interface Tracks {
  /** Sets the lines to draw. */
  readonly setTracks: (lines: readonly DrawnTrack[]) => void;
  readonly drawing: typeof trackDrawing;
}

/**
 * Serves tracks to the style under `tilesAddress("tracks")`, cut by their own worker.
 * @param onError called if that fails
 */
export function openTracks(onError: (error: unknown) => void): Tracks {
  const { set, cut } = openTiler("tracks", onError);
  serveTiles("tracks", cut);
  return { setTracks: (lines) => set({ lines }), drawing: trackDrawing };
}
