import { createStore, type StoreApi } from "zustand/vanilla";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { type ManOverboard, markedAt } from "#domain/steering/man-overboard.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import type { TextStore } from "#platform/text-store/text-store.ts";
import type { Vibration } from "#platform/vibration/vibration.ts";
import type { WakeLock } from "#platform/wake-lock/wake-lock.ts";
import type { FixStream } from "#state/position/fixes.ts";
import { type ReadingDevice, untilRead } from "#state/watches/until-read.ts";
import { noteWatched } from "#state/watches/watched-now.ts";
import type { BoatingStorage } from "#storage/records/boating/boating-storage.ts";
import {
  type OverboardMarks,
  overboardMarks,
  type StoredMarks,
} from "#storage/records/boating/overboard-marks.ts";
import { atKnownFix } from "./at-known-fix.ts";
import { OVERBOARD_SUBJECT } from "./boating-status.ts";
import { steadyOverboardMarks } from "./steady-storage.ts";

/** The state of the marks of people overboard. */
export interface ManOverboardSnapshot {
  /** The marks, the first one first; empty when nobody is overboard. Their times are on the steady clock. */
  readonly marks: readonly ManOverboard[];
  /** Whether all marks survive the end of the app; `failed`: one of them is lost when the page closes. */
  readonly keeping: "storing" | "stored" | "failed";
  /** False until the database has answered: before that, a mark may be stored. */
  readonly isRead: boolean;
  /** True if a stored mark could not be read; it is kept, and new ones can be made. */
  readonly isUnreadable: boolean;
  /** Whether a mark fills the screen; otherwise each is a strip. */
  readonly isLarge: boolean;
  /** The id of the mark that fills the screen; null for the first. */
  readonly largeId: string | null;
  /** Counts how often a mark was brought to the front, above an alarm that had opened over it. */
  readonly raisedCount: number;
}

/** The services of the device that the marks use. */
export interface ManOverboardDevice extends ReadingDevice {
  readonly storage: BoatingStorage;
  readonly clock: Pick<Clock, "nowMs" | "steadyMs" | "after">;
  readonly tabs: Pick<Tabs, "announce" | "onAnnounced">;
  readonly texts: Pick<TextStore, "read" | "write">;
  readonly vibration: Vibration;
  readonly wakeLock: WakeLock;
  readonly randomId: RandomId;
  /** The latest fix, however old; null before the first. */
  readonly lastFix: () => PositionFix | null;
  readonly onFix: FixStream;
}

/** The time to a retry of what could not be stored. */
const RETRY_MS = 10_000;

/** The state while nobody is overboard. */
const NOBODY = { marks: [], keeping: "stored", isLarge: false, largeId: null } as const;

/** A mark that is not known to be stored as it is. */
interface UnstoredMark {
  readonly mark: ManOverboard;
  /** False if it is stored without its fix. */
  readonly isNew: boolean;
}

/** The marks on this page: shows and stores them, completes them with a fix, and keeps the screen on. */
export class MarkSession {
  readonly store: StoreApi<ManOverboardSnapshot> = createStore<ManOverboardSnapshot>(() => ({
    ...NOBODY,
    isRead: false,
    isUnreadable: false,
    raisedCount: 0,
  }));
  readonly #device: ManOverboardDevice;
  readonly #storage: OverboardMarks;
  /** The marks that were stored when the database last answered. */
  #stored: readonly ManOverboard[] = [];
  readonly #unstored = new Map<string, UnstoredMark>();
  #writeCount = 0;
  /** Goes up when everybody is on board, so that a late answer of the database shows nothing. */
  #endCount = 0;
  #release: (() => void) | null = null;
  #stopWaiting = (): void => {};
  /** The marks that ended here and may still be stored. */
  #endedIds: readonly string[] = [];
  #cancelRetry = (): void => {};

  constructor(device: ManOverboardDevice) {
    this.#device = device;
    this.#storage = steadyOverboardMarks(overboardMarks(device.storage), device.clock);
  }

  /** Shows the stored marks, once the database answers. */
  async resume(): Promise<void> {
    const read = () => this.#storage.read();
    await this.#take(await untilRead(this.#device, read, () => ["overboard"]));
  }

  /** Shows the marks that another window changed. If the database does not respond, the current ones stay. */
  async renew(): Promise<void> {
    const read = await this.#storage.read().catch(() => null);
    if (read) await this.#take(read);
  }

  async #take(read: StoredMarks): Promise<void> {
    // A write in progress answers with all marks.
    if (this.#writeCount > 0) return;
    const marks = read.marks.filter(({ id }) => !this.#endedIds.includes(id));
    const stored = { ...read, marks };
    const lost = this.#replacedBy(stored);
    this.#stored = stored.marks;
    this.store.setState({ isUnreadable: stored.isUnreadable });
    if (lost) await this.#save({ mark: lost, isNew: true });
    else this.#show();
    this.store.setState({ isRead: true });
  }

  /** Adds a mark. Resolves once it is stored, or could not be. */
  add(mark: ManOverboard): Promise<void> {
    this.store.setState({ isUnreadable: false });
    return this.#save({ mark, isNew: true });
  }

  /** Removes the marks that this page shows. */
  async end(): Promise<void> {
    const ids = this.store.getState().marks.map(({ id }) => id);
    this.#endCount += 1;
    this.#unstored.clear();
    this.#stored = [];
    this.#endedIds = [...this.#endedIds, ...ids];
    this.#show();
    await this.#storeEnd();
  }

  async #storeEnd(): Promise<void> {
    const ids = this.#endedIds;
    if (ids.length === 0) return;
    const left = await this.#storage.end(ids).catch(() => null);
    this.#device.tabs.announce(OVERBOARD_SUBJECT);
    if (!left) return this.#tryLater();
    this.#endedIds = this.#endedIds.filter((id) => !ids.includes(id));
    this.#stored = left;
    this.#show();
  }

  /** Stores again what could not be stored. */
  #tryLater(): void {
    this.#cancelRetry();
    this.#cancelRetry = this.#device.clock.after(RETRY_MS, () => {
      void this.#storeEnd();
      if (this.#writeCount > 0) return;
      for (const unstored of this.#unstored.values()) void this.#save(unstored);
    });
  }

  /** Returns the first mark if another tab with an older version of the app has written its own mark over it. */
  #replacedBy({ marks, mayReplace }: StoredMarks): ManOverboard | null {
    const hasMark = (list: readonly ManOverboard[], mark: ManOverboard | undefined) =>
      list.some(({ id }) => id === mark?.id);
    const [first] = this.#stored;
    const isReplaced = mayReplace && !hasMark(marks, first) && !hasMark(this.#stored, marks[0]);
    return (isReplaced && first) || null;
  }

  async #save(unstored: UnstoredMark): Promise<void> {
    const { mark, isNew } = unstored;
    this.#unstored.set(mark.id, unstored);
    this.#writeCount += 1;
    this.#show();
    const endCount = this.#endCount;
    const storing =
      isNew || !mark.fix ? this.#storage.add(mark) : this.#storage.complete(mark.id, mark.fix);
    const stored = await storing.catch(() => null);
    this.#writeCount -= 1;
    if (endCount !== this.#endCount) return;
    if (stored) {
      this.#stored = stored;
      // The mark may have got its fix in the meantime.
      if (this.#unstored.get(mark.id) === unstored) this.#unstored.delete(mark.id);
    }
    this.#show();
    this.#device.tabs.announce(OVERBOARD_SUBJECT);
    if (!stored) this.#tryLater();
  }

  #show(): void {
    const known = this.#stored.map((mark) => this.#unstored.get(mark.id)?.mark ?? mark);
    const added = [...this.#unstored.values()].filter(
      ({ mark: { id } }) => !this.#stored.some((mark) => mark.id === id),
    );
    const marks = [...known, ...added.map(({ mark }) => mark)];
    noteWatched(this.#device.texts, "overboard", marks.length > 0);
    if (marks.length === 0) this.store.setState(NOBODY);
    else this.store.setState({ marks, keeping: this.#keeping() });
    this.#watch(marks);
  }

  #keeping(): ManOverboardSnapshot["keeping"] {
    if (this.#unstored.size === 0) return "stored";
    return this.#writeCount > 0 ? "storing" : "failed";
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
    for (const mark of this.store.getState().marks) {
      if (mark.fix) continue;
      const isNew = this.#unstored.get(mark.id)?.isNew ?? false;
      void this.#save({ mark: markedAt(mark, fix), isNew });
    }
  }
}
