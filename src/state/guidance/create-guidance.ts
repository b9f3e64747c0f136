import { createStore, type StoreApi } from "zustand/vanilla";
import {
  announce,
  type GuidanceEvent,
  NOTHING_ANNOUNCED,
  warningDistance,
} from "#domain/guidance/announce.ts";
import {
  type Followed,
  lineOfFollowed,
  modeOfFollowed,
  turnedFollowed,
} from "#domain/guidance/followed.ts";
import { type GuidanceState, guide, startGuidance } from "#domain/guidance/guidance.ts";
import type { GuideLine } from "#domain/guidance/guide-line.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { TextStore } from "#platform/text-store/text-store.ts";
import type { Vibration } from "#platform/vibration/vibration.ts";
import type { WakeLock } from "#platform/wake-lock/wake-lock.ts";
import { FOLLOWED_KEY, PROGRESS_KEY } from "#storage/guidance/following-keys.ts";
import {
  type FollowedSince,
  type FollowingProgress,
  followedText,
  progressText,
  readFollowed,
  readProgress,
} from "#storage/guidance/following-text.ts";

/** What is being followed. */
export interface Following extends FollowedSince {
  readonly line: GuideLine;
  readonly state: GuidanceState;
}

/** What is followed, as it is shown. */
export interface GuidanceSnapshot {
  /** Null while nothing is followed. */
  readonly following: Following | null;
  /** What the last fix brought, in order; the same list until another brings something. */
  readonly events: readonly GuidanceEvent[];
  /** Whether the device has promised to keep the screen on. */
  readonly isScreenKeptOn: boolean;
  /** `lost`: what was followed before can no longer be read; `not-kept`: it ends with the page. */
  readonly trouble: "lost" | "not-kept" | null;
}

/** Leads along a plan number by number, or along a track. */
export interface Guidance {
  readonly store: StoreApi<GuidanceSnapshot>;
  /** Goes on with what was followed when the page was left; only the first call does anything. */
  resume(): void;
  /** Follows this, from wherever on it one is; nothing happens for what has no length. */
  start(followed: Followed): void;
  /** Follows the same way from its other end. */
  turn(): void;
  stop(): void;
}

/** What guidance needs of the device. */
export interface GuidanceDevice {
  readonly texts: TextStore;
  readonly clock: Clock;
  readonly wakeLock: WakeLock;
  readonly vibration: Vibration;
  /** Calls back with every fix of the device until the function it gives back is called. */
  readonly onFix: (listener: (fix: PositionFix) => void) => () => void;
}

/** Nothing is followed. */
export const NOTHING_FOLLOWED: GuidanceSnapshot = {
  following: null,
  events: [],
  isScreenKeptOn: false,
  trouble: null,
};

/** How long each is felt, milliseconds: a node that comes near is a tap, leaving the route is not to be missed. */
const PULSE_MS: Readonly<Record<GuidanceEvent["kind"], number>> = {
  near: 200,
  back: 200,
  at: 500,
  off: 1000,
  arrived: 1000,
};

/** The guidance of whichever device; `guidance.ts` has that of this one. */
export function createGuidance(device: GuidanceDevice): Guidance {
  const { texts, clock } = device;
  const store = createStore<GuidanceSnapshot>(() => NOTHING_FOLLOWED);
  const watch = createWatch(device, store);
  let hasResumed = false;

  const follow = (followed: Followed): void => {
    const since = { followed, startedAtMs: clock.nowMs() };
    // Older progress must never be taken for that of this.
    texts.remove(PROGRESS_KEY);
    const isKept = texts.write(FOLLOWED_KEY, followedText(since)) === "written";
    const progress = { state: startGuidance(modeOfFollowed(followed)), said: NOTHING_ANNOUNCED };
    watch.begin(since, progress, isKept ? null : "not-kept");
  };
  const goOn = (): void => {
    const text = texts.read(FOLLOWED_KEY);
    const since = readFollowed(text);
    if (since) watch.begin(since, readProgress(texts.read(PROGRESS_KEY), since), null);
    else watch.end(text === null ? null : "lost");
  };
  return {
    store,
    resume() {
      if (hasResumed) return;
      hasResumed = true;
      texts.onChangeElsewhere(FOLLOWED_KEY, goOn);
      if (!store.getState().following) goOn();
    },
    start(followed) {
      if (lineOfFollowed(followed).lengthMeters > 0) follow(followed);
    },
    turn() {
      const { following } = store.getState();
      if (following) follow(turnedFollowed(following.followed));
    },
    stop() {
      texts.remove(FOLLOWED_KEY);
      texts.remove(PROGRESS_KEY);
      watch.end(null);
    },
  };
}

/** Takes the fixes while something is followed. */
function createWatch(device: GuidanceDevice, store: StoreApi<GuidanceSnapshot>) {
  const { texts, vibration, wakeLock } = device;
  let said = NOTHING_ANNOUNCED;
  let letGoOfScreen = (): void => {};
  let stopFixes = (): void => {};

  const holdScreen = (): (() => void) => {
    let isOver = false;
    const letGo = wakeLock.hold((isScreenKeptOn) => {
      // The device says late that it let go, when it may be held anew.
      if (!isOver) store.setState({ isScreenKeptOn });
    });
    return () => {
      isOver = true;
      letGo();
      store.setState({ isScreenKeptOn: false });
    };
  };
  const release = (): void => {
    stopFixes();
    letGoOfScreen();
    stopFixes = letGoOfScreen = () => {};
  };
  const take = (fix: PositionFix): void => {
    const { following } = store.getState();
    if (!following) return;
    const { line, startedAtMs } = following;
    const state = guide(following.state, line, fix);
    if (state === following.state) return;
    const warningMeters = warningDistance(state.mode, fix.speedMps);
    const spoken = announce(said, state, line, warningMeters);
    said = spoken.said;
    texts.write(PROGRESS_KEY, progressText(startedAtMs, { state, said }));
    const { events } = spoken;
    store.setState({ following: { ...following, state }, ...(events.length > 0 && { events }) });
    if (events.length > 0) vibration.pulse(Math.max(...events.map(({ kind }) => PULSE_MS[kind])));
    // Who is there needs no lit screen in the pocket.
    if (state.hasArrived) release();
  };
  return {
    begin(
      since: FollowedSince,
      progress: FollowingProgress,
      trouble: GuidanceSnapshot["trouble"],
    ): void {
      release();
      said = progress.said;
      const line = lineOfFollowed(since.followed);
      const following = { ...since, line, state: progress.state };
      store.setState({ ...NOTHING_FOLLOWED, following, trouble });
      if (progress.state.hasArrived) return;
      letGoOfScreen = holdScreen();
      stopFixes = device.onFix(take);
    },
    end(trouble: GuidanceSnapshot["trouble"]): void {
      release();
      store.setState({ ...NOTHING_FOLLOWED, trouble }, true);
    },
  };
}
