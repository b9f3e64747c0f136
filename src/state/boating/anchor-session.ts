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
import { begun, byRule } from "#domain/storage/current.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Sound } from "#platform/sound/sound.ts";
import type { TextStore } from "#platform/text-store/text-store.ts";
import type { Vibration } from "#platform/vibration/vibration.ts";
import type { WakeLock } from "#platform/wake-lock/wake-lock.ts";
import {
  createDocumentStore,
  type DocumentDevice,
  type DocumentSnapshot,
  type DocumentStore,
} from "#state/records/document-store.ts";
import type { WatchReadingsState } from "#state/watches/watch-readings.ts";
import { noteWatched } from "#state/watches/watched-now.ts";
import {
  type AnchorFields,
  anchorFieldsBetween,
  withAnchorFields,
} from "#storage/records/boating/anchor-fields.ts";
import { RAISED_KEY, UNDONE } from "#storage/records/boating/boating-keys.ts";
import {
  type AnchorRecord,
  SWING,
  type SwingRecord,
} from "#storage/records/boating/boating-records.ts";
import { type Alarm, createAlarm } from "./alarm.ts";
import { steadyAnchor } from "./steady-kinds.ts";

/** The state of the anchor watch. */
export interface AnchorSnapshot {
  /** Null when no anchor is watched, and until the stored watch is read. */
  readonly anchored: AnchorRecord | null;
  /** False until the database has answered. */
  readonly isRead: boolean;
  readonly swing: SwingTrack;
  /** True if the alarm can be heard, as far as a page can know; false before the first tap, and after a reload. */
  readonly isSoundOn: boolean;
  /** True if the device granted a lock that keeps the screen on. */
  readonly isScreenKeptOn: boolean;
  /** True if the watch could not be stored, so that a reload ends it; without one, if its end could not. */
  readonly isNotStored: boolean;
  /** True if the stored watch could not be read; it is kept beside the next one. */
  readonly isUnreadable: boolean;
}

/** The services of the device that the watch uses. */
export interface AnchorDevice extends DocumentDevice {
  readonly clock: Clock;
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

/** The shortest time between two writes of the data that a restart needs. */
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
  readonly #saved: DocumentStore<AnchorRecord | null>;
  readonly #savedSwing: DocumentStore<SwingRecord | null>;
  /** The stored watch with the edits of this window: what is shown differs by what the fixes have changed since. */
  #known: AnchorRecord | null = null;
  /** The start of a watch that ended here and may still be stored. */
  #endedAtMs: number | null = null;
  /** The start of the watch that is being stored again. */
  #storingAgainMs: number | null = null;
  /** True if a reload will know that it ended, even if the database does not. */
  #isEndNoted = true;
  #release: (() => void) | null = null;
  #writtenAtMs = 0;
  /** The swing track as it is stored; null until it is read. */
  #writtenSwing: SwingTrack | null = [];

  constructor(device: AnchorDevice) {
    const { clock, readings } = device;
    this.#device = device;
    this.#saved = createDocumentStore<AnchorRecord | null>(device, {
      kind: steadyAnchor(clock),
      id: "anchor",
      initial: null,
      watched: { readings, watch: "anchor" },
    });
    const swing = { kind: SWING, id: "swing", initial: null };
    this.#savedSwing = createDocumentStore<SwingRecord | null>(device, swing);
    this.#saved.store.subscribe((now, before) => this.#onSaved(now, before));
    this.alarm = createAlarm(device);
  }

  /** Begins a watch in place of any other. Resolves once it is stored, or could not be. */
  async begin(circle: AnchorCircle): Promise<void> {
    const { clock } = this.#device;
    // It identifies the watch, so it is later than that of one begun just before.
    const startedAtMs = Math.max(clock.nowMs(), (this.#known?.startedAtMs ?? 0) + 1);
    const record = { circle, startedAtMs, state: beginWatch(clock.steadyMs()) };
    this.#writtenSwing = [];
    this.#known = record;
    this.#show(record, []);
    await this.#begin(record);
  }

  /** Changes fields of the watch. Resolves once they are stored, or could not be. */
  async change(fields: AnchorFields): Promise<void> {
    const { anchored, swing } = this.store.getState();
    if (!anchored) return;
    this.#show(withAnchorFields(anchored, fields), swing);
    await this.#write();
  }

  /** Ends the watch in every window. */
  async end(): Promise<void> {
    const { anchored } = this.store.getState();
    if (!anchored) return;
    const { startedAtMs } = anchored;
    this.#endedAtMs = startedAtMs;
    // A database that cannot store the end still has the watch after a reload.
    this.#isEndNoted = this.#device.texts.write(RAISED_KEY, `${startedAtMs}`) === "written";
    this.#forget();
    await this.#storeEnd(startedAtMs);
  }

  /** Takes over the stored watch, once the database answers, and follows the other windows. */
  resume(): Promise<void> {
    return this.#saved.load();
  }

  async #begin(record: AnchorRecord): Promise<void> {
    // Another window may have begun a later watch while this one could not be stored.
    const state = await this.#saved.edit((now) =>
      now && now.startedAtMs > record.startedAtMs ? now : begun(now, record),
    );
    if (state === "stored") this.#storingAgainMs = null;
  }

  async #storeEnd(startedAtMs: number): Promise<void> {
    await Promise.all([
      this.#saved.edit((now) => (now?.startedAtMs === startedAtMs ? null : now)),
      // A watch that another one took the place of may have left its track.
      this.#savedSwing.edit((now) => (now && now.startedAtMs > startedAtMs ? now : null)),
    ]);
  }

  #onSaved(
    { document, isRead, isUnreadable, hasFailed }: DocumentSnapshot<AnchorRecord | null>,
    before: DocumentSnapshot<AnchorRecord | null>,
  ): void {
    if (document !== before.document || isRead !== before.isRead) {
      this.#merge(document, isRead, !before.isRead);
    }
    const { anchored } = this.store.getState();
    this.store.setState({
      isRead: isRead || anchored !== null,
      isUnreadable,
      isNotStored: anchored ? hasFailed || document === null : hasFailed && !this.#isEndNoted,
    });
  }

  /** Shows what is stored, with the changes that this window made since. */
  #merge(stored: AnchorRecord | null, isRead: boolean, isFirst: boolean): void {
    const { anchored } = this.store.getState();
    if (anchored && this.#isRaised(anchored.startedAtMs)) this.#forget();
    if (!stored) {
      const { anchored: gone } = this.store.getState();
      if (!isRead || !gone || gone.startedAtMs === this.#storingAgainMs) return;
      // A watch that nobody ended is gone from the database: it is stored again, unless that is refused.
      this.#storingAgainMs = gone.startedAtMs;
      void this.#begin(gone);
    } else if (this.#isRaised(stored.startedAtMs)) {
      // It ended before a reload, and is still stored.
      if (isFirst) void this.#storeEnd(stored.startedAtMs);
    } else if (anchored?.startedAtMs === stored.startedAtMs) {
      this.#mergeKnown(stored, anchored);
    } else if (!anchored || anchored.startedAtMs < stored.startedAtMs) {
      void this.#takeOver(stored, isFirst);
    }
  }

  #mergeKnown(stored: AnchorRecord, anchored: AnchorRecord): void {
    const since = this.#known;
    this.#known = stored;
    const isKnown = since?.startedAtMs === stored.startedAtMs;
    const fields = isKnown ? anchorFieldsBetween(since, anchored) : {};
    const state = notAhead(stored.state, this.#device.clock.steadyMs());
    this.#show(withAnchorFields({ ...stored, state }, fields), this.store.getState().swing);
  }

  /** Shows a watch that this window did not know. It is watched before its swing track is read. */
  async #takeOver(stored: AnchorRecord, isResumed: boolean): Promise<void> {
    const { startedAtMs } = stored;
    const { clock } = this.#device;
    const state = isResumed ? resumeWatch(stored.state, clock.steadyMs()) : stored.state;
    this.#known = stored;
    this.#writtenSwing = null;
    this.#show({ ...stored, state }, []);
    await this.#savedSwing.read();
    const { anchored, swing } = this.store.getState();
    if (anchored?.startedAtMs !== startedAtMs) return;
    const { document } = this.#savedSwing.store.getState();
    this.#writtenSwing = document?.startedAtMs === startedAtMs ? document.track : [];
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
    const { clock } = this.#device;
    if (state.alarm === anchored.state.alarm) {
      if (clock.steadyMs() - this.#writtenAtMs < WRITE_EVERY_MS) return;
      // A failed write is tried again by itself, and this is stored after it.
      if (this.#saved.store.getState().hasFailed) return;
    }
    void this.#write();
  }

  #sound({ alarm }: AnchorWatchState): void {
    if (alarm) this.alarm.start();
    else this.alarm.stop();
  }

  /** Stores the changes of this window. Those that fail are tried again, and stored with the next. */
  async #write(): Promise<void> {
    const { anchored, swing } = this.store.getState();
    if (!anchored || !this.#known) return;
    const { startedAtMs } = anchored;
    this.#writtenAtMs = this.#device.clock.steadyMs();
    const fields = anchorFieldsBetween(this.#known, anchored);
    const storing = this.#saved.edit((now) =>
      now?.startedAtMs === startedAtMs
        ? byRule<AnchorRecord, [AnchorFields]>(now, withAnchorFields, fields)
        : now,
    );
    await storing;
    // Another window may have ended the watch, or begun one with its own track.
    const { document } = this.#saved.store.getState();
    if (document?.startedAtMs !== startedAtMs) return;
    if (this.#writtenSwing === null || this.#writtenSwing === swing) return;
    this.#writtenSwing = swing;
    void this.#savedSwing.edit((now) =>
      now?.startedAtMs === startedAtMs
        ? { ...now, track: swing }
        : begun(now, { startedAtMs, track: swing }),
    );
  }

  /** Tells whether this window or another one ended a watch, or undid the restore that brought it. */
  #isRaised(startedAtMs: number): boolean {
    const raised = this.#device.texts.read(RAISED_KEY) ?? "";
    const notes = [`${startedAtMs}`, `${startedAtMs}${UNDONE}`];
    return this.#endedAtMs === startedAtMs || notes.includes(raised);
  }

  /** Ends the watch on this page. */
  #forget(): void {
    this.#release?.();
    this.#known = null;
    noteWatched(this.#device.texts, "anchor", false);
    this.store.setState(NO_ANCHOR, true);
  }
}

/** Returns a state without times after now, which the clock of the device may have had when it was stored. */
function notAhead(state: AnchorWatchState, nowMs: number): AnchorWatchState {
  if (state.lastFixAtMs <= nowMs) return state;
  const recent = state.recent.filter(({ timeMs }) => timeMs <= nowMs);
  return { ...state, recent, lastFixAtMs: nowMs };
}
