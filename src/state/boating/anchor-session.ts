import { createStore, type StoreApi } from "zustand/vanilla";
import {
  type AnchorCircle,
  type AnchorWatchState,
  beginWatch,
  resumeWatch,
  watchClock,
  watchFix,
} from "#domain/anchor/anchor-watch.ts";
import { type SwingTrack, swingOn } from "#domain/anchor/swing-track.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Sound } from "#platform/sound/sound.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import type { TextStore } from "#platform/text-store/text-store.ts";
import type { Vibration } from "#platform/vibration/vibration.ts";
import type { WakeLock } from "#platform/wake-lock/wake-lock.ts";
import { oneAtATime, untilRead } from "#state/watches/until-read.ts";
import type { WatchReadingsState } from "#state/watches/watch-readings.ts";
import { noteWatched } from "#state/watches/watched-now.ts";
import {
  type AnchorEdit,
  type AnchorFields,
  anchorFieldsBetween,
  withAnchorFields,
} from "#storage/records/boating/anchor-edits.ts";
import { RAISED_KEY } from "#storage/records/boating/boating-keys.ts";
import type { AnchorRecord } from "#storage/records/boating/boating-records.ts";
import type { BoatingStorage } from "#storage/records/boating/boating-storage.ts";
import { type Alarm, createAlarm } from "./alarm.ts";
import { BOATING_SUBJECT } from "./boating-status.ts";
import { type AnchorStorage, steadyAnchorStorage } from "./steady-storage.ts";

/** The state of the anchor watch. */
export interface AnchorSnapshot {
  /** Null when no anchor is watched, and until the stored watch is read. */
  readonly anchored: AnchorRecord | null;
  /** False until the database has answered. */
  readonly isRead: boolean;
  readonly swing: SwingTrack;
  /** Whether the alarm can be heard, as far as a page can know; false before the first tap, and after a reload. */
  readonly isSoundOn: boolean;
  /** Whether the device granted a lock that keeps the screen on. */
  readonly isScreenKeptOn: boolean;
  /** True if the watch could not be stored, so that a reload ends it; without one, if its end could not. */
  readonly isNotStored: boolean;
  /** True if the stored watch could not be read; it is kept beside the next one. */
  readonly isUnreadable: boolean;
}

/** The services of the device that the watch uses. */
export interface AnchorDevice {
  readonly storage: BoatingStorage;
  readonly clock: Clock;
  readonly tabs: Pick<Tabs, "announce" | "onAnnounced">;
  readonly texts: Pick<TextStore, "read" | "write">;
  readonly readings: WatchReadingsState;
  readonly vibration: Vibration;
  readonly sound: Sound;
  readonly wakeLock: WakeLock;
  /** Calls the listener with every fix, until the returned function is called. */
  readonly onFix: (listener: (fix: PositionFix) => void) => () => void;
}

/** The state in which no anchor is watched. */
const NO_ANCHOR: AnchorSnapshot = {
  anchored: null,
  isRead: true,
  swing: [],
  isSoundOn: false,
  isScreenKeptOn: false,
  isNotStored: false,
  isUnreadable: false,
};

/** The shortest time between two writes of the data that a restart needs; also the time to a retry. */
const WRITE_EVERY_MS = 10_000;
const CHECK_EVERY_MS = 1_000;

/** Watches an anchor: takes the fixes, sounds the alarm, and stores what a restart needs. */
export class AnchorSession {
  readonly store: StoreApi<AnchorSnapshot> = createStore<AnchorSnapshot>(() => ({
    ...NO_ANCHOR,
    isRead: false,
  }));
  readonly alarm: Alarm;
  readonly #device: AnchorDevice;
  readonly #anchors: AnchorStorage;
  /** The watch as it was last stored or read: the difference from the one that is shown is still to be stored. */
  #stored: AnchorRecord | null = null;
  /** The start of a watch that ended here and may still be stored. */
  #endedAtMs: number | null = null;
  #release: (() => void) | null = null;
  #cancelRetry = (): void => {};
  #writtenAtMs = 0;
  /** The swing track as it is stored; null until it is read. */
  #writtenSwing: SwingTrack | null = [];
  readonly #write = oneAtATime(() => this.#writeNow());

  constructor(device: AnchorDevice) {
    this.#device = device;
    this.#anchors = steadyAnchorStorage(device.storage, device.clock);
    this.alarm = createAlarm(device);
  }

  /** Begins a watch in place of any other. Resolves once it is stored, or could not be. */
  async begin(circle: AnchorCircle): Promise<void> {
    const { clock } = this.#device;
    // It identifies the watch, so it is later than that of one begun just before.
    const startedAtMs = Math.max(clock.nowMs(), (this.#stored?.startedAtMs ?? 0) + 1);
    this.#show({ circle, startedAtMs, state: beginWatch(clock.steadyMs()) }, []);
    await this.#writeAndTell();
  }

  /** Changes fields of the watch. Resolves once they are stored, or could not be. */
  async change(fields: AnchorFields): Promise<void> {
    const { anchored, swing } = this.store.getState();
    if (!anchored) return;
    this.#show(withAnchorFields(anchored, fields), swing);
    await this.#writeAndTell();
  }

  /** Ends the watch in every window. */
  async end(): Promise<void> {
    const { anchored } = this.store.getState();
    if (!anchored) return;
    const { startedAtMs } = anchored;
    this.#endedAtMs = startedAtMs;
    // A database that cannot store the end still has the watch after a reload.
    const isNoted = this.#device.texts.write(RAISED_KEY, `${startedAtMs}`) === "written";
    this.#forget();
    await this.#writeAndTell();
    if (!isNoted && this.#endedAtMs !== null) this.store.setState({ isNotStored: true });
  }

  /** Takes over the stored watch, once the database answers, and resumes it. */
  async resume(): Promise<void> {
    const stored = await untilRead(
      this.#device,
      () => this.#anchors.read(),
      () => ["anchor"],
    );
    await this.#adopt(stored, true);
  }

  /** Takes over what another window changed; does nothing if the database does not respond. */
  async renew(): Promise<void> {
    if (!this.store.getState().isRead) return;
    const stored = await this.#anchors.read().catch(() => undefined);
    if (stored !== undefined) await this.#adopt(stored, false);
  }

  async #adopt(read: AnchorRecord | "unreadable" | null, isResumed: boolean): Promise<void> {
    if (read === "unreadable") return this.store.setState({ isRead: true, isUnreadable: true });
    const isOver = read !== null && this.#isRaised(read.startedAtMs);
    if (isOver) this.#endedAtMs = read.startedAtMs;
    await this.#merge(isOver ? null : read, this.#stored, isResumed);
    if (isOver) void this.#write();
  }

  /**
   * Shows what is stored, with the changes that this window made since.
   * @param since the watch as this window last knew it to be stored
   */
  async #merge(
    stored: AnchorRecord | null,
    since: AnchorRecord | null,
    isResumed: boolean,
  ): Promise<void> {
    if (stored && this.#isRaised(stored.startedAtMs)) return;
    const { anchored, swing } = this.store.getState();
    this.#stored = stored;
    if (!stored) {
      if (anchored && this.#isRaised(anchored.startedAtMs)) this.#forget();
      else if (!anchored) this.#forget();
      // A watch that nobody ended is gone from the database: it is stored again.
      else if (since) void this.#write();
    } else if (anchored?.startedAtMs === stored.startedAtMs) {
      const isKnown = since?.startedAtMs === stored.startedAtMs;
      const fields = isKnown ? anchorFieldsBetween(since, anchored) : {};
      this.#show(withAnchorFields(stored, fields), swing);
    } else if (!anchored || anchored.startedAtMs < stored.startedAtMs) {
      await this.#takeOver(stored, isResumed);
    }
  }

  /** Shows a watch that this window did not know. It is watched before its swing track is read. */
  async #takeOver(stored: AnchorRecord, isResumed: boolean): Promise<void> {
    const { storage, clock } = this.#device;
    const { startedAtMs } = stored;
    const state = isResumed ? resumeWatch(stored.state, clock.steadyMs()) : stored.state;
    this.#writtenSwing = null;
    this.#show({ ...stored, state }, []);
    const read = await storage.read("swing").catch(() => null);
    const { anchored, swing } = this.store.getState();
    if (anchored?.startedAtMs !== startedAtMs) return;
    const isOfIt = read && read !== "unreadable" && read.startedAtMs === startedAtMs;
    this.#writtenSwing = isOfIt ? read.track : [];
    this.store.setState({ swing: [...this.#writtenSwing, ...swing] });
    if (isResumed) await this.#write();
  }

  #show(anchored: AnchorRecord, swing: SwingTrack): void {
    const isSoundOn = this.#device.sound.isReady();
    noteWatched(this.#device.texts, "anchor", true);
    this.store.setState({ anchored, swing, isSoundOn, isRead: true, isUnreadable: false });
    this.#watch();
    this.#sound(anchored.state);
  }

  #watch(): void {
    if (this.#release) return;
    const { wakeLock, onFix, clock } = this.#device;
    let isOver = false;
    const stops = [
      wakeLock.hold((isScreenKeptOn) => isOver || this.store.setState({ isScreenKeptOn })),
      onFix((fix) => this.#onFix(fix)),
      clock.every(CHECK_EVERY_MS, () => this.#look()),
    ];
    this.#release = () => {
      isOver = true;
      for (const stop of stops) stop();
      this.alarm.stop();
      this.#release = null;
    };
  }

  #onFix(fix: PositionFix): void {
    const { anchored, swing } = this.store.getState();
    if (!anchored) return;
    const state = watchFix(anchored.state, anchored.circle, fix);
    if (state === anchored.state) return;
    this.store.setState({ swing: swingOn(swing, fix) });
    this.#take(state);
  }

  #look(): void {
    const { sound, clock } = this.#device;
    const { anchored, isSoundOn } = this.store.getState();
    if (!anchored) return;
    if (sound.isReady() !== isSoundOn) this.store.setState({ isSoundOn: sound.isReady() });
    this.#take(watchClock(anchored.state, clock.steadyMs()));
  }

  /** Shows a new state of the watch, and stores what must not be lost. */
  #take(state: AnchorWatchState): void {
    const { anchored } = this.store.getState();
    if (!anchored || state === anchored.state) return;
    this.store.setState({ anchored: { ...anchored, state } });
    this.#sound(state);
    const { clock, tabs } = this.#device;
    const isNews = state.alarm !== anchored.state.alarm;
    if (!isNews && clock.steadyMs() - this.#writtenAtMs < WRITE_EVERY_MS) return;
    void this.#write().then(() => isNews && tabs.announce(BOATING_SUBJECT));
  }

  #sound({ alarm }: AnchorWatchState): void {
    if (alarm) this.alarm.start();
    else this.alarm.stop();
  }

  async #writeAndTell(): Promise<void> {
    await this.#write();
    this.#device.tabs.announce(BOATING_SUBJECT);
  }

  /** Stores the changes of this window; those that fail are tried again, and stored with the next. */
  async #writeNow(): Promise<void> {
    const edit = this.#edit();
    if (!edit) return;
    const { clock } = this.#device;
    const { anchored: sent, swing } = this.store.getState();
    this.#cancelRetry();
    this.#writtenAtMs = clock.steadyMs();
    try {
      const isSwingNew = this.#writtenSwing !== null && this.#writtenSwing !== swing;
      const stored = await this.#anchors.edit(edit, isSwingNew ? swing : null);
      if (isSwingNew) this.#writtenSwing = swing;
      if (edit.kind === "end" && this.#endedAtMs === edit.startedAtMs) this.#endedAtMs = null;
      this.store.setState({ isNotStored: false });
      await this.#merge(stored, sent, false);
    } catch {
      if (edit.kind !== "end") this.store.setState({ isNotStored: true });
      this.#cancelRetry = clock.after(WRITE_EVERY_MS, () => void this.#write());
    }
  }

  /** Returns the edit that stores the changes of this window; null without any. */
  #edit(): AnchorEdit | null {
    const { anchored: record } = this.store.getState();
    if (!record) {
      return this.#endedAtMs === null ? null : { kind: "end", startedAtMs: this.#endedAtMs };
    }
    const { startedAtMs } = record;
    if (this.#stored?.startedAtMs !== startedAtMs) return { kind: "begin", record };
    return { kind: "change", startedAtMs, fields: anchorFieldsBetween(this.#stored, record) };
  }

  /** Tells whether this window or another one ended a watch. */
  #isRaised(startedAtMs: number): boolean {
    const raised = this.#device.texts.read(RAISED_KEY);
    return this.#endedAtMs === startedAtMs || raised === `${startedAtMs}`;
  }

  /** Ends the watch on this page. */
  #forget(): void {
    this.#release?.();
    noteWatched(this.#device.texts, "anchor", false);
    this.store.setState(NO_ANCHOR, true);
  }
}
