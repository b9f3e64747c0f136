import { trackLink } from "#domain/sharing/track-link.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { pause } from "#state/clock/pause.ts";
import { device } from "#state/device/device.ts";
import { trackById } from "#state/tracks/tracks.ts";

/** A link with the line of a track, which stays within the tolerance of the track. */
export interface TrackLink {
  readonly link: string;
  readonly toleranceMeters: number;
}

/** The tolerances that are tried, the finest first; metres. */
const TOLERANCES_METERS = [2, 5, 10, 25, 50, 100] as const;

/** A longer link takes more than some fifteen seconds as an animated code. */
const MAX_CHARACTERS = 15_000;

/**
 * Makes the link of a track or route with as much detail as an animated code carries in about fifteen seconds. Null if
 * the track is not on this device; "too-long" if even a coarse line does not fit.
 * @param origin of the app, without a trailing slash
 */
export async function linkOfTrack(
  id: string,
  origin: string,
  clock: Pick<Clock, "after"> = device.clock,
): Promise<TrackLink | "too-long" | null> {
  const track = await trackById(id);
  return track && linkOfLine(track, origin, clock);
}

/** Makes the link of a line that is not a track of this device; see `linkOfTrack`. */
export async function linkOfLine(
  track: Parameters<typeof trackLink>[1],
  origin: string,
  clock: Pick<Clock, "after"> = device.clock,
): Promise<TrackLink | "too-long"> {
  for (const toleranceMeters of TOLERANCES_METERS) {
    const link = trackLink(origin, track, toleranceMeters);
    if (link.length <= MAX_CHARACTERS) return { link, toleranceMeters };
    await pause(clock);
  }
  return "too-long";
}
