import { useStore } from "zustand";
import { mentionsUpdate } from "#domain/offline/update-notice.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { offlineStore } from "#state/packs/offline.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { Notice } from "#ui/notice.tsx";
import { navigationTexts } from "#words/app/navigation.ts";

/** Shows that a new version is ready, except while recording or following a route. */
export function NewVersionNotice() {
  const isNewVersionWaiting = useStore(offlineStore, (state) => state.isNewVersionWaiting);
  const isFollowing = useStore(followingStatusStore, (status) => status.isFollowing);
  const recordingStatus = useStore(recordingStatusStore, ({ status }) => status);
  if (!mentionsUpdate({ isNewVersionWaiting, isFollowing, recordingStatus })) return null;
  return <Notice>{navigationTexts.newVersionWaiting}</Notice>;
}
