import { useStore } from "zustand";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";

/** Tells whether this tab follows or records something: then the map beside the screens shows where the user is. */
export function useIsUnderWay(): boolean {
  const isFollowing = useStore(followingStatusStore, (status) => status.isFollowing);
  const isRecording = useStore(recordingStatusStore, ({ status }) =>
    ["recording", "paused"].includes(status),
  );
  return isFollowing || isRecording;
}
