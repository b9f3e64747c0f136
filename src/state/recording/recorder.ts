import { browserLocks } from "#platform/locks/browser-locks.ts";
import { browserStorageRoom } from "#platform/storage-quota/browser-storage-room.ts";
import { device } from "#state/device/device.ts";
import { positionPermissionStore, positionStore } from "#state/position/position.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { lookForTracks } from "#state/tracks/has-tracks.ts";
import { tracksChanged } from "#state/tracks/tracks.ts";
import { recordingStorage } from "#storage/recordings/recording-storage.ts";
import { createRecorder } from "./create-recorder.ts";
import { recordingStatusStore } from "./recording-status.ts";

/** A fix as old as this is still where one is. */
const FRESH_MS = 5_000;

/** The recorder of this device; what each name does is written at `Recorder`. Import this lazily. */
export const {
  store: recorderStore,
  look: lookForRecording,
  start: startRecording,
  pause: pauseRecording,
  resume: resumeRecording,
  stop: stopRecording,
  points: recordedPointsNow,
  since: recordedSince,
} = createRecorder({
  ...device,
  storage: recordingStorage(device.connection),
  locks: browserLocks(),
  room: browserStorageRoom(device.quota),
  onFix(listener) {
    const { fix } = positionStore.getState();
    // A device that lies still may not say again where it is.
    if (fix && device.clock.nowMs() - fix.timeMs < FRESH_MS) listener(fix);
    return positionStore.subscribe((position) => position.fix && listener(position.fix));
  },
  onRefused: (listener) =>
    positionPermissionStore.subscribe(({ permission }) => permission === "denied" && listener()),
  pausesByItself: () => preferencesStore.getState().recordingPausesByItself,
  onTracksChanged: () => void Promise.all([tracksChanged(), lookForTracks()]),
});

recorderStore.subscribe(({ status, trouble }) =>
  recordingStatusStore.setState({ status, trouble }),
);
