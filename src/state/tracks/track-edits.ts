import { device } from "#state/device/device.ts";
import { createTrackEdits } from "./create-track-edits.ts";
import { replaceTracks, trackById } from "./tracks.ts";

/** The edits of the points of this device's tracks; what each name does is written at `TrackEdits`. */
export const {
  trim: trimTrack,
  split: splitTrack,
  join: joinWithTrack,
} = createTrackEdits({
  tracks: { trackById, replaceTracks },
  randomId: device.randomId,
  nowMs: device.clock.nowMs,
});
