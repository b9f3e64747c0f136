import { boatingStatusStore } from "#state/boating/boating-status.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { guardingCode } from "#state/watches/guarding-code.ts";
import type { Watch } from "#state/watches/watch-readings.ts";

/** The watches that the code of boating shows and keeps going. */
function afloatNow(): readonly Watch[] {
  const { isManOverboard, isAnchored, isSteering } = boatingStatusStore.getState();
  const { isFollowing } = followingStatusStore.getState();
  const isOn = { overboard: isManOverboard, anchor: isAnchored, steering: isSteering };
  return [
    ...(["overboard", "anchor", "steering"] as const).filter((watch) => isOn[watch]),
    ...(isFollowing ? (["navigation"] as const) : []),
  ];
}

/** The code of the frame that guards somebody. It is asked for again until it comes, and said to be missing until then. */
export const GUARDING_CODE = {
  boating: guardingCode(
    afloatNow,
    () => import(/* webpackChunkName: "boating" */ "#parts/boating/boating-overlays.tsx"),
  ),
  overboardButton: guardingCode(
    () => ["overboard"],
    () => import(/* webpackChunkName: "boating" */ "#parts/boating/man-overboard-button.tsx"),
  ),
  unreadAlarm: guardingCode(
    () => ["anchor"],
    () => import(/* webpackChunkName: "boating" */ "#state/boating/unread-alarm.ts"),
  ),
  recordingPrompt: guardingCode(
    () => ["recording"],
    () => import(/* webpackChunkName: "recording-prompt" */ "./recording-prompt.tsx"),
  ),
} as const;
