import { createStore, type StoreApi } from "zustand/vanilla";
import { type GuideLine, placesInOrder } from "#domain/geodesy/line/guide-line.ts";
import { cuesAlong, lineWithFoundCues } from "#domain/geodesy/line/line-with-cues.ts";
import type { RoomBeside } from "#domain/geodesy/line/room-beside.ts";
import {
  announce,
  type GuidanceEvent,
  NOTHING_ANNOUNCED,
  warningDistance,
} from "#domain/guidance/announce.ts";
import { type Followed, lineOfFollowed, turnedFollowed } from "#domain/guidance/followed.ts";
import { type GuidanceState, guide, shiftGuidance } from "#domain/guidance/guide.ts";
import { isBoatingMode, type NetworkMode } from "#domain/network/network-mode.ts";
import { isWayMode, type WayMode } from "#domain/network/ways/access/way-access.ts";
import type { CueAtPoint } from "#domain/network/ways/route/cues-of-line.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { clockGapMs } from "#platform/clock/clock-gap.ts";
import { browserLocks } from "#platform/locks/browser-locks.ts";
import { browserSound } from "#platform/sound/browser-sound.ts";
import { browserSpeech } from "#platform/speech/browser-speech.ts";
import type { TextStore } from "#platform/text-store/text-store.ts";
import type { WakeLock } from "#platform/wake-lock/wake-lock.ts";
import { device } from "#state/device/device.ts";
import { onFix } from "#state/position/fixes.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { FOLLOWED_KEY, PROGRESS_KEY } from "#storage/guidance/following-keys.ts";
import {
  type FollowedSince,
  type FollowingProgress,
  followedText,
  noProgress,
  progressText,
  readFollowed,
  readProgress,
} from "#storage/guidance/following-text.ts";
import { type Announcer, type AnnouncerDevice, createAnnouncer } from "./announcer.ts";
import { type BesideLine, createBesideGuide, type FindLine } from "./beside-line.ts";
import { followingStatusStore, setStopRunning } from "./following-status.ts";

/** The plan, track or route being followed. */
export interface Following extends FollowedSince {
  readonly line: GuideLine;
  readonly state: GuidanceState;
}

/** The state of the navigation. */
export interface GuidanceSnapshot {
  /** Null while nothing is followed. */
  readonly following: Following | null;
  /** The events of the last fix, in order; the same list until a new fix has events. */
  readonly events: readonly GuidanceEvent[];
  /** The line along ways to the followed line or on to the goal; null on the line, and while none is known. */
  readonly beside: BesideLine | null;
  /** True if the device is keeping the screen on. */
  readonly isScreenKeptOn: boolean;
  /** `lost`: the stored plan or track can no longer be read. `not-stored`: navigation ends with the page. */
  readonly problem: "lost" | "not-stored" | null;
}

/** Navigates along a plan, number by number, or along a track. */
export interface Guidance {
  readonly store: StoreApi<GuidanceSnapshot>;
  /** Resumes what was followed before the page was left; only the first call has an effect. */
  resume(): void;
  /** Starts navigation from the nearest point on the line; does nothing for a line without length. */
  start(followed: Followed): void;
  /** Reverses the direction. */
  turn(): void;
  stop(): void;
  readonly sayWith: Announcer["sayWith"];
  readonly tryOut: Announcer["tryOut"];
  /** Resolves to whether the device can say texts in the language of a locale. */
  readonly hasVoice: (locale: string) => Promise<boolean>;
}

/** The parts of the device that guidance needs. */
export interface GuidanceDevice extends AnnouncerDevice {
  readonly texts: TextStore;
  readonly clock: Clock;
  readonly wakeLock: WakeLock;
  /** Calls back with every fix until the returned function is called. */
  readonly onFix: (listener: (fix: PositionFix) => void) => () => void;
  /** Returns how far the water reaches beside a line (lng, lat, lng, lat …); absent without a map of the waters. */
  readonly roomOnWater?: (line: Float64Array) => Promise<RoomBeside>;
  /** Returns the turns, street names and ferries along a line; empty where no pack has its ways. */
  readonly cuesOfLine?: (mode: WayMode, line: Float64Array) => Promise<readonly CueAtPoint[]>;
  /** Finds the line along ways to a followed line; absent without packs. */
  readonly findLine?: FindLine;
}

const NOTHING_FOLLOWED: GuidanceSnapshot = {
  following: null,
  events: [],
  beside: null,
  isScreenKeptOn: false,
  problem: null,
};

/** Creates the guidance on this device. */
export function createGuidance(device: GuidanceDevice): Guidance {
  const { texts, clock } = device;
  const store = createStore<GuidanceSnapshot>(() => NOTHING_FOLLOWED);
  const announcer = createAnnouncer(device);
  const watch = createWatch(device, store, announcer);
  let hasResumed = false;

  const follow = (followed: Followed): void => {
    const since = { followed, startedAtMs: clock.nowMs() };
    // Remove old progress, so that it is never taken for that of this plan.
    texts.remove(PROGRESS_KEY);
    const isStored = texts.write(FOLLOWED_KEY, followedText(since)) === "written";
    watch.begin(since, noProgress(followed), isStored ? null : "not-stored");
  };
  const goOn = (): void => {
    const text = texts.read(FOLLOWED_KEY);
    const since = readFollowed(text);
    if (since) {
      const progress = readProgress(texts.read(PROGRESS_KEY), since);
      const resumed = progress && { ...progress, state: onSteadyClock(progress.state, clock) };
      watch.begin(since, resumed ?? noProgress(since.followed), null);
    } else watch.end(text === null ? null : "lost");
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
    sayWith: announcer.sayWith,
    tryOut: announcer.tryOut,
    hasVoice: (locale) => device.speech.hasVoice(locale),
  };
}

/**
 * Moves a stored state from the time of day to the steady clock of this page. After the clock was set back its last
 * fix would be newer than every following one, so it counts as just measured.
 */
function onSteadyClock(stored: GuidanceState, clock: Clock): GuidanceState {
  const lastMs = stored.fixes.last?.timeMs ?? 0;
  const aheadMs = Math.max(0, lastMs - clock.nowMs());
  return shiftGuidance(stored, -clockGapMs(clock) - aheadMs);
}

/** Handles fixes while something is followed. */
function createWatch(
  device: GuidanceDevice,
  store: StoreApi<GuidanceSnapshot>,
  announcer: Pick<Announcer, "tell">,
) {
  const { texts, warnings, clock } = device;
  let announced = NOTHING_ANNOUNCED;
  let releaseScreen = (): void => {};
  let stopFixes = (): void => {};
  const besideGuide = createBesideGuide(device.findLine ?? (async () => null), (beside) =>
    store.setState({ beside }),
  );

  const release = (): void => {
    stopFixes();
    releaseScreen();
    besideGuide.clear();
    stopFixes = releaseScreen = () => {};
  };
  const take = (fix: PositionFix): void => {
    const { following } = store.getState();
    if (!following) return;
    const { line, startedAtMs } = following;
    const state = guide(following.state, line, fix);
    if (state === following.state) return;
    const warningMeters = warningDistance(state.mode, fix.speedMps, warnings().meters);
    const { events: onLine, announced: announcedNow } = announce(
      announced,
      state,
      line,
      warningMeters,
    );
    const events = [...onLine, ...besideGuide.take(state, line, fix, warningMeters)];
    if (events.length > 0) {
      // Another tab may have announced it already.
      const elsewhere = readProgress(texts.read(PROGRESS_KEY), following)?.announced ?? announced;
      const { events: unheard } = announce(elsewhere, state, line, warningMeters);
      announcer.tell([...unheard.filter(isAmong(onLine)), ...events.slice(onLine.length)]);
    }
    announced = announcedNow;
    const stored = shiftGuidance(state, clockGapMs(clock));
    texts.write(PROGRESS_KEY, progressText(startedAtMs, { state: stored, announced }));
    store.setState({ following: { ...following, state }, ...(events.length > 0 && { events }) });
    // After arrival the screen may turn off.
    if (state.hasArrived) release();
  };
  /** Completes the line once more is known about it, unless another one is followed by then. */
  const complete = async (line: GuideLine, found: Promise<GuideLine> | null): Promise<void> => {
    try {
      const completed = await found;
      const { following } = store.getState();
      if (completed && following?.line === line) {
        store.setState({ following: { ...following, line: completed } });
      }
    } catch (error) {
      console.warn("The surroundings of the route are not known:", error);
    }
  };
  return {
    begin(
      since: FollowedSince,
      progress: FollowingProgress,
      problem: GuidanceSnapshot["problem"],
    ): void {
      release();
      announced = progress.announced;
      const line = lineOfFollowed(since.followed);
      const following = { ...since, line, state: progress.state };
      store.setState({ ...NOTHING_FOLLOWED, following, problem });
      if (progress.state.hasArrived) return;
      releaseScreen = holdScreen(device, store);
      stopFixes = device.onFix(take);
      void complete(line, completedLine(device, progress.state.mode, line));
    },
    end(problem: GuidanceSnapshot["problem"]): void {
      release();
      store.setState({ ...NOTHING_FOLLOWED, problem }, true);
    },
  };
}

/** Keeps the screen on, and reports whether the device does, until the returned function is called. */
function holdScreen(
  { wakeLock }: Pick<GuidanceDevice, "wakeLock">,
  store: StoreApi<GuidanceSnapshot>,
): () => void {
  let isOver = false;
  const letGo = wakeLock.hold((isScreenKeptOn) => {
    // The device may report the release late, after the lock was taken again.
    if (!isOver) store.setState({ isScreenKeptOn });
  });
  return () => {
    isOver = true;
    letGo();
    store.setState({ isScreenKeptOn: false });
  };
}

/** Returns the line with the width of the water, or with the turns and streets of the ways; null if nothing is known of them. */
function completedLine(
  device: Pick<GuidanceDevice, "roomOnWater" | "cuesOfLine">,
  mode: NetworkMode,
  line: GuideLine,
): Promise<GuideLine> | null {
  const places = placesInOrder(line);
  if (isBoatingMode(mode)) {
    return device.roomOnWater?.(places).then((room) => ({ ...line, room })) ?? null;
  }
  if (!isWayMode(mode)) return null;
  const withFound = (found: readonly CueAtPoint[]): GuideLine =>
    lineWithFoundCues(line, cuesAlong(line, found));
  return device.cuesOfLine?.(mode, places).then(withFound) ?? null;
}

function isAmong(events: readonly GuidanceEvent[]): (event: GuidanceEvent) => boolean {
  const placeOf = (event: GuidanceEvent) => {
    if ("node" in event) return event.node;
    return "cue" in event ? event.cue : null;
  };
  return (event) =>
    events.some((other) => other.kind === event.kind && placeOf(other) === placeOf(event));
}

/** The guidance of this device; see `Guidance`. Import this lazily. */
export const guidance = createGuidance({
  ...device,
  locks: browserLocks(),
  sound: browserSound(),
  speech: browserSpeech(),
  warnings: () => preferencesStore.getState().guidanceWarnings,
  onFix,
  roomOnWater: async (line) => {
    const { roomOnWater } = await import(
      /* webpackChunkName: "fairways" */ "#state/fairways/fairways.ts"
    );
    return roomOnWater(line);
  },
  cuesOfLine: async (mode, line) => {
    const { networkGraphs } = await import(
      /* webpackChunkName: "node-graphs" */ "#state/packs/network-graphs.ts"
    );
    return networkGraphs.cuesOfLine({ mode, line });
  },
  findLine: async (mode, from, to) => {
    const { lineAlongWays } = await import(
      /* webpackChunkName: "node-graphs" */ "#state/packs/line-along-ways.ts"
    );
    return lineAlongWays(mode, from, to);
  },
});

setStopRunning(guidance.stop);

guidance.store.subscribe(({ following, problem }) => {
  // A lost plan counts as followed, so that the user is told.
  const isFollowing = following !== null || problem === "lost";
  const followed = following?.followed;
  followingStatusStore.setState({
    isFollowing,
    plan: followed?.kind === "plan" ? followed : null,
  });
});
