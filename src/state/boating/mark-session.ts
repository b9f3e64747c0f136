import { createStore, type StoreApi } from "zustand/vanilla";
import type { PositionFix } from "#domain/position/position-fix.ts";
import {
  type ManOverboard,
  type MarkedFix,
  NOBODY_OVERBOARD,
  type Overboard,
  replacedMark,
  withMark,
  withMarkFix,
  withoutMarks,
} from "#domain/steering/man-overboard.ts";
import { byRule, type RecordEdit } from "#domain/storage/current.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import type { TextStore } from "#platform/text-store/text-store.ts";
import type { Vibration } from "#platform/vibration/vibration.ts";
import type { WakeLock } from "#platform/wake-lock/wake-lock.ts";
import type { FixStream } from "#state/position/fixes.ts";
import {
  createDocumentStore,
  type DocumentDevice,
  type DocumentSnapshot,
  type DocumentStore,
} from "#state/records/document-store.ts";
import type { WatchReadingsState } from "#state/watches/watch-readings.ts";
import { noteWatched } from "#state/watches/watched-now.ts";
import { atKnownFix } from "./at-known-fix.ts";
import { steadyOverboard } from "./steady-kinds.ts";

/** The state of the marks of people overboard. */
export interface ManOverboardSnapshot {
  /** The marks, the first one first; empty when nobody is overboard. Their times are on the steady clock. */
  readonly marks: readonly ManOverboard[];
  /** `stored`: all marks survive the end of the app; `failed`: one of them is lost when the page closes. */
  readonly keeping: "storing" | "stored" | "failed";
  /** False until the database has answered: before that, a mark may be stored. */
  readonly isRead: boolean;
  /** True if a stored mark could not be read; it is kept, and new ones can be made. */
  readonly isUnreadable: boolean;
  /** True if a mark fills the screen; otherwise each is a strip. */
  readonly isLarge: boolean;
  /** The id of the mark that fills the screen; null for the first. */
  readonly largeId: string | null;
  /** Counts how often a mark was brought to the front, above an alarm that had opened over it. */
  readonly raisedCount: number;
}

/** The services of the device that the marks use. */
export interface ManOverboardDevice extends DocumentDevice {
  readonly clock: Pick<Clock, "nowMs" | "steadyMs" | "after">;
  readonly readings: WatchReadingsState;
  readonly texts: Pick<TextStore, "read" | "write">;
  readonly vibration: Vibration;
  readonly wakeLock: WakeLock;
  readonly randomId: RandomId;
  /** The latest fix, however old; null before the first. */
  readonly lastFix: () => PositionFix | null;
  readonly onFix: FixStream;
}

/** The state while nobody is overboard. */
const NOBODY = { marks: [], keeping: "stored", isLarge: false, largeId: null } as const;

/** The marks on this page: shows and stores them, completes them with a fix, and keeps the screen on. */
export class MarkSession {
  readonly store: StoreApi<ManOverboardSnapshot> = createStore<ManOverboardSnapshot>(() => ({
    ...NOBODY,
    isRead: false,
    isUnreadable: false,
    raisedCount: 0,
  }));
  readonly #device: ManOverboardDevice;
  readonly #saved: DocumentStore<Overboard>;
  #storingCount = 0;
  #release: (() => void) | null = null;
  #stopWaiting = (): void => {};

  constructor(device: ManOverboardDevice) {
    const { clock, readings } = device;
    this.#device = device;
    this.#saved = createDocumentStore<Overboard>(device, {
      kind: steadyOverboard(clock),
      id: "manOverboard",
      initial: NOBODY_OVERBOARD,
      watched: { readings, watch: "overboard" },
    });
    this.#saved.store.subscribe((now, before) => {
      this.#show(now);
      const lost = replacedMark(before.document, now.document);
      if (lost) void this.add(lost);
    });
  }

  /** Shows the stored marks, once the database answers, and follows the other windows. */
  resume(): Promise<void> {
    return this.#saved.load();
  }

  /** Adds a mark. Resolves once it is stored, or could not be. */
  add(mark: ManOverboard): Promise<void> {
    return this.#edit((now) => byRule<Overboard, [ManOverboard]>(now, withMark, mark));
  }

  /** Removes the marks that this page shows. */
  end(): Promise<void> {
    const ids = this.store.getState().marks.map(({ id }) => id);
    return this.#edit((now) => byRule<Overboard, [readonly string[]]>(now, withoutMarks, ids));
  }

  async #edit(edit: RecordEdit<Overboard>): Promise<void> {
    this.#storingCount += 1;
    await this.#saved.edit(edit);
    this.#storingCount -= 1;
    this.#show(this.#saved.store.getState());
  }

  #show({ document, isRead, hasFailed }: DocumentSnapshot<Overboard>): void {
    const { marks, isUnreadable } = document;
    const areShown = this.store.getState().marks.length > 0;
    // A mark that is not read yet may exist.
    if (!isRead && marks.length === 0 && !areShown) return;
    noteWatched(this.#device.texts, "overboard", marks.length > 0);
    const keeping = hasFailed ? "failed" : this.#storingCount > 0 ? "storing" : "stored";
    this.store.setState({
      isRead,
      isUnreadable,
      ...(marks.length > 0 ? { marks, keeping } : NOBODY),
    });
    this.#watch(marks);
  }

  /** Keeps the screen on for marks, and waits for a fix while one has none. */
  #watch(marks: readonly ManOverboard[]): void {
    if (marks.length > 0) this.#release ??= this.#device.wakeLock.hold();
    else {
      this.#release?.();
      this.#release = null;
    }
    this.#stopWaiting();
    const isWaiting = marks.some(({ fix }) => !fix);
    this.#stopWaiting = isWaiting
      ? atKnownFix(this.#device.onFix, (fix) => this.#complete(fix))
      : () => {};
  }

  #complete(fix: PositionFix): void {
    for (const { id, fix: known } of this.store.getState().marks) {
      if (known) continue;
      void this.#edit((now) => byRule<Overboard, [string, MarkedFix]>(now, withMarkFix, id, fix));
    }
  }
}
