import { createStore, type StoreApi } from "zustand/vanilla";
import {
  type AnchorWatchState,
  resumeWatch,
  watchClock,
  watchFix,
} from "#domain/anchor/anchor-watch.ts";
import { type SwingTrack, swingOn } from "#domain/anchor/swing-track.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Sound } from "#platform/sound/sound.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import type { Vibration } from "#platform/vibration/vibration.ts";
import type { WakeLock } from "#platform/wake-lock/wake-lock.ts";
import type { AnchorRecord } from "#storage/records/boating/boating-records.ts";
import type { BoatingStorage } from "#storage/records/boating/boating-storage.ts";
import { type Alarm, createAlarm } from "./alarm.ts";
import { BOATING_SUBJECT } from "./boating-status.ts";
import { type AnchorStorage, steadyAnchorStorage } from "./steady-storage.ts";

/** The state of the anchor watch. */
export interface AnchorSnapshot {
  /** Null when no anchor is watched. */
  readonly anchored: AnchorRecord | null;
  readonly swing: SwingTrack;
  /** Whether the alarm can be heard, as far as a page can know; false before the first tap, and after a reload. */
  readonly isSoundOn: boolean;
  /** Whether the device granted a lock that keeps the screen on. */
  readonly isScreenKeptOn: boolean;
  /** True if the watch could not be stored, so that a reload ends it. */
  readonly isNotStored: boolean;
  /** True if the stored watch could not be read; it is kept beside the next one. */
  readonly isUnreadable: boolean;
}

/** The services of the device that the watch uses. */
export interface AnchorDevice {
  readonly storage: BoatingStorage;
  readonly clock: Clock;
  readonly tabs: Pick<Tabs, "announce" | "onAnnounced">;
  readonly vibration: Vibration;
  readonly sound: Sound;
  readonly wakeLock: WakeLock;
  /** Calls the listener with every fix, until the returned function is called. */
  readonly onFix: (listener: (fix: PositionFix) => void) => () => void;
}

/** The state in which no anchor is watched. */
const NO_ANCHOR: AnchorSnapshot = {
  anchored: null,
  swing: [],
  isSoundOn: false,
  isScreenKeptOn: false,
  isNotStored: false,
  isUnreadable: false,
};

/** The shortest time between two writes of the data that a restart needs. */
const WRITE_EVERY_MS = 10_000;
const CHECK_EVERY_MS = 1_000;

/** Watches an anchor: takes the fixes, sounds the alarm, and stores what a restart needs. */
export class AnchorSession {
  readonly store: StoreApi<AnchorSnapshot> = createStore<AnchorSnapshot>(() => NO_ANCHOR);
  readonly alarm: Alarm;
  readonly #device: AnchorDevice;
  readonly #anchors: AnchorStorage;
  #release: (() => void) | null = null;
  #writtenAtMs = 0;
  #writtenSwing: SwingTrack = [];

  constructor(device: AnchorDevice) {
    this.#device = device;
    this.#anchors = steadyAnchorStorage(device.storage, device.clock);
    this.alarm = createAlarm(device);
  }

  /** Shows and stores a changed watch, and notifies the other tabs. */
  async change(anchored: AnchorRecord, swing: SwingTrack): Promise<void> {
    this.#show(anchored, swing);
    await this.#write();
    this.#device.tabs.announce(BOATING_SUBJECT);
  }

  /**
   * Takes over the stored watch; does nothing if the database does not respond.
   * @param isResumed whether nothing has watched it in the meantime
   */
  async read(isResumed: boolean): Promise<void> {
    const { clock } = this.#device;
    const stored = await this.#anchors.read().catch(() => undefined);
    if (stored === undefined) return;
    if (stored === "unreadable") return this.store.setState({ isUnreadable: true });
    if (stored === null) return this.forget();
    const swing = await this.#swingOf(stored);
    if (!isResumed) return this.#show(stored, swing);
    this.#writtenSwing = swing;
    this.#show({ ...stored, state: resumeWatch(stored.state, clock.steadyMs()) }, swing);
    await this.#write();
  }

  /** Ends the watch on this page. */
  forget(): void {
    this.#release?.();
    this.store.setState(NO_ANCHOR, true);
  }

  async #swingOf({ startedAtMs }: AnchorRecord): Promise<SwingTrack> {
    const swing = await this.#device.storage.read("swing").catch(() => null);
    const isOfIt = swing && swing !== "unreadable" && swing.startedAtMs === startedAtMs;
    return isOfIt ? swing.track : [];
  }

  #show(anchored: AnchorRecord, swing: SwingTrack): void {
    const isSoundOn = this.#device.sound.isReady();
    this.store.setState({ anchored, swing, isSoundOn, isUnreadable: false });
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

  async #write(): Promise<void> {
    const { anchored, swing } = this.store.getState();
    if (!anchored) return;
    const { storage, clock } = this.#device;
    this.#writtenAtMs = clock.steadyMs();
    try {
      await this.#anchors.write(anchored);
      if (swing !== this.#writtenSwing) {
        this.#writtenSwing = swing;
        await storage.write("swing", { startedAtMs: anchored.startedAtMs, track: swing });
      }
      this.store.setState({ isNotStored: false });
    } catch {
      this.store.setState({ isNotStored: true });
    }
  }
}
