import { browserLocks } from "#platform/locks/browser-locks.ts";
import { browserSound } from "#platform/sound/browser-sound.ts";
import { browserSpeech } from "#platform/speech/browser-speech.ts";
import { device } from "#state/device/device.ts";
import { positionStore } from "#state/position/position.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { createGuidance } from "./create-guidance.ts";
import { followingStatusStore } from "./following-status.ts";

/** A fix as old as this is still where one is. */
const FRESH_MS = 5_000;

/** The guidance of this device; what each command does is written at `Guidance`. Import this lazily. */
export const guidance = createGuidance({
  ...device,
  locks: browserLocks(),
  sound: browserSound(),
  speech: browserSpeech(),
  warnings: () => preferencesStore.getState().guidanceWarnings,
  onFix(listener) {
    const { fix } = positionStore.getState();
    // A device that lies still may not say again where it is.
    if (fix && device.clock.nowMs() - fix.timeMs < FRESH_MS) listener(fix);
    return positionStore.subscribe((position) => position.fix && listener(position.fix));
  },
});

guidance.store.subscribe(({ following, trouble }) => {
  // What was lost is told before there is nothing.
  const isFollowing = following !== null || trouble === "lost";
  const followed = following?.followed;
  followingStatusStore.setState({
    isFollowing,
    plan: followed?.kind === "plan" ? followed : null,
  });
});
