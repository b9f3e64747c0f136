import { joinTracks, splitPoints } from "#domain/tracks/edit-points.ts";
import { editedLine, type PointEdit } from "#domain/tracks/edited-line.ts";
import { pathFacts } from "#domain/tracks/path-facts.ts";
import { slicePoints } from "#domain/tracks/slice-points.ts";
import type { Track, TrackPoints } from "#domain/tracks/track.ts";
import { areWithinTrackLimit } from "#domain/tracks/track-limit.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import { device } from "#state/device/device.ts";
import { replaceTracks, type TracksState, trackById } from "./tracks.ts";

/** Edits the points of tracks; the originals go to the bin. All commands resolve to null if the edit failed. */
export interface TrackEdits {
  /**
   * Keeps the points from `from` up to but excluding `to`.
   * @returns the id of the remaining track
   */
  trim(id: string, from: number, to: number): Promise<string | null>;
  /**
   * Splits a track at a point.
   * @param names the names of both parts
   * @returns the id of the first part
   */
  split(id: string, at: number, names: readonly [string, string]): Promise<string | null>;
  /**
   * Joins two tracks, the earlier first; not if the result would be larger than a track can be.
   * @returns the id of the joined track
   */
  join(id: string, otherId: string): Promise<string | null>;
  /**
   * Changes points of a track, in order; not if it has another number of points than the user saw.
   * @returns the id of the changed track
   */
  editPoints(
    id: string,
    seenPointCount: number,
    changes: readonly PointEdit[],
  ): Promise<string | null>;
}

/** The dependencies of the edits. */
export interface TrackEditsDevice {
  readonly tracks: Pick<TracksState, "trackById" | "replaceTracks">;
  readonly randomId: RandomId;
  readonly nowMs: () => number;
}

/** Creates the edits on this device. */
export function createTrackEdits({ tracks, randomId, nowMs }: TrackEditsDevice): TrackEdits {
  const made = (
    { contentHash: _, isArea: _open, ...track }: Track,
    points: TrackPoints,
    name = track.name,
  ): Track => {
    const { startedAtMs: _start, endedAtMs: _end, ...rest } = track;
    return { ...rest, ...pathFacts(points), id: randomId(), name, addedAtMs: nowMs(), points };
  };
  const replaced = async (ids: readonly string[], added: readonly Track[]) => {
    const isDone = await tracks.replaceTracks(ids, added);
    return isDone ? (added[0]?.id ?? null) : null;
  };
  return {
    async trim(id, from, to) {
      const track = await tracks.trackById(id);
      if (!track || to - from < 2) return null;
      return replaced([id], [made(track, slicePoints(track.points, from, to))]);
    },
    async split(id, at, names) {
      const track = await tracks.trackById(id);
      if (!track || at < 1 || at > track.points.lngs.length - 2) return null;
      const [one, other] = splitPoints(track.points, at);
      return replaced([id], [made(track, one, names[0]), made(track, other, names[1])]);
    },
    async join(id, otherId) {
      const found = await Promise.all([id, otherId].map((one) => tracks.trackById(one)));
      const both = found.filter((track) => track !== null);
      const [first] = both;
      if (!first || both.length < 2 || !areWithinTrackLimit(both)) return null;
      const inOrder = both.toSorted((a, b) => (a.startedAtMs ?? 0) - (b.startedAtMs ?? 0));
      const points = joinTracks(inOrder.map((track) => track.points));
      return replaced([id, otherId], [made(first, points)]);
    },
    async editPoints(id, seenPointCount, changes) {
      const track = await tracks.trackById(id);
      if (!track || track.points.lngs.length !== seenPointCount) return null;
      const isArea = track.isArea === true;
      const points = changes.reduce(
        (before, change) => editedLine(before, change, isArea),
        track.points,
      );
      return replaced([id], [{ ...made(track, points), ...(isArea && { isArea: true as const }) }]);
    },
  };
}

/** The edits of the points of tracks on this device; see `TrackEdits`. */
export const {
  trim: trimTrack,
  split: splitTrack,
  join: joinWithTrack,
  editPoints: editTrackPoints,
} = createTrackEdits({
  tracks: { trackById, replaceTracks },
  randomId: device.randomId,
  nowMs: device.clock.nowMs,
});
