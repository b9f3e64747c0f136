import { device } from "#state/device/device.ts";
import { trackStorage } from "#storage/tracks/track-storage.ts";
import { createTracks } from "./create-tracks.ts";
import { lookForTracks } from "./has-tracks.ts";

const storage = trackStorage(device.connection);

/** The tracks and routes of this device; what each name does is written at `TracksState`. */
export const {
  store: tracksStore,
  loadTracks,
  tracksChanged,
  trackById,
  tracksById,
  renameTrack,
  setTrackVisible,
  setTrackLook,
  deleteTrack,
  restoreTrack,
  replaceTracks,
  undoEdit: undoTrackEdit,
} = createTracks({
  storage,
  tabs: device.tabs,
  nowMs: device.clock.nowMs,
  onChanged: () => void lookForTracks(),
});

/** What the tracks that were imported had in their files. */
export const { contentHashes } = storage;
