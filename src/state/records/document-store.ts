import { createStore, type StoreApi } from "zustand/vanilla";
import { edited, type RecordEdit } from "#domain/storage/current.ts";
import type { DatabaseProblem } from "#domain/storage/database-problem.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import { LATE_MS, untilDone } from "#state/watches/until-read.ts";
import type { Watch, WatchReadingsState } from "#state/watches/watch-readings.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { databaseProblemOf } from "#storage/database-problem-of.ts";
import { change, readRecord } from "#storage/records/record-change.ts";
import type { RecordKind } from "#storage/records/record-kind.ts";
import type { RecordChange } from "#storage/records/transaction.ts";
import type { EditKind, Edits } from "./edits.ts";

/** The parts of the device that a document needs. */
export interface DocumentDevice {
  readonly connection: DatabaseConnection;
  readonly tabs: Pick<Tabs, "onReturn">;
  readonly clock: Pick<Clock, "after">;
  readonly edits: Pick<Edits, "attempt" | "onChanged" | "onStored">;
}

/** A watch that depends on a document, and is reported as unread until the database answers. */
export interface DocumentWatch {
  readonly readings: WatchReadingsState;
  readonly watch: Watch;
}

/** The record that a document shows. */
export interface DocumentPlace<Document> {
  readonly kind: RecordKind<NonNullable<Document> & object>;
  readonly id: string;
  /** The document while none is stored; an edit that returns null removes the stored one. */
  readonly initial: Document;
  readonly watched?: DocumentWatch;
}

/** A document on this page. */
export interface DocumentSnapshot<Document> {
  /** The document that is stored, with the edits of this window. */
  readonly document: Document;
  /** False while it is not known what is stored, which does not mean that nothing is. */
  readonly isRead: boolean;
  /** The problem of the last attempt to read it; null if it succeeded. */
  readonly problem: DatabaseProblem | null;
  /** True if what is stored cannot be read by this version; it is kept beside a new document. */
  readonly isUnreadable: boolean;
  /** True if edits of this window could not be stored yet; they are stored with the next success. */
  readonly hasFailed: boolean;
}

/** The offer to undo an edit of a document. */
export interface UndoOffer {
  readonly kind: EditKind;
  readonly name: string;
  /** The number of things in the edit; by default one. */
  readonly count?: number;
}

/** The outcome of an edit; `pending`: it is shown, but not stored yet. */
export type EditState = "stored" | "pending" | "refused";

/**
 * One record that this window shows and edits, such as the logbook. Edits of other windows stay, because each edit is a
 * function of the stored record; an edit that cannot be stored stays pending.
 */
export interface DocumentStore<Document> {
  readonly store: StoreApi<DocumentSnapshot<Document>>;
  /**
   * Reads the document, again and again until the database answers, and follows this and the other windows; only the
   * first call has an effect. Resolves after the first attempt, or when the answer is late.
   */
  load(): Promise<void>;
  /** Reads the document again. */
  read(): Promise<void>;
  /**
   * Shows an edit immediately and stores it with those that are pending.
   * @param edit is pure: it is called for what is shown and for what is stored
   * @param offer what the offer to undo it says once it is stored; without it `Edits` cannot undo it
   * @param undone the edit that undoes it; without it the fields return that nobody has changed since
   * @returns `refused` if the edit was dropped because the document would become too large
   */
  edit(
    edit: RecordEdit<Document>,
    offer?: UndoOffer,
    undone?: RecordEdit<Document>,
  ): Promise<EditState>;
}

/** Creates a document of this window. */
export function createDocumentStore<Document extends object | null>(
  device: DocumentDevice,
  place: DocumentPlace<Document>,
): DocumentStore<Document> {
  const session = new DocumentSession(device, place);
  return {
    store: session.store,
    load: () => session.load(),
    read: () => session.read(),
    edit: (edit, offer, undone) => session.edit({ edit, offer, undone }),
  };
}

/** Creates a store that follows another one, such as that of a document, and shows a view of its state. */
export function viewStore<State, View>(
  source: Pick<StoreApi<State>, "getState" | "subscribe">,
  viewOf: (state: State) => View,
): StoreApi<View> {
  const store = createStore<View>(() => viewOf(source.getState()));
  source.subscribe((state) => store.setState(viewOf(state), true));
  return store;
}

interface PendingEdit<Document> {
  readonly edit: RecordEdit<Document>;
  readonly offer: UndoOffer | undefined;
  readonly undone: RecordEdit<Document> | undefined;
}

/** The time to another attempt to store what failed, if nothing else is stored before. */
const RETRY_MS = 10_000;

class DocumentSession<Document extends object | null> {
  readonly store: StoreApi<DocumentSnapshot<Document>>;
  readonly #device: DocumentDevice;
  readonly #place: DocumentPlace<Document>;
  #stored: Document;
  /** The edits that are not stored, the first one first. */
  #pending: readonly PendingEdit<Document>[] = [];
  readonly #refused = new WeakSet<PendingEdit<Document>>();
  /** Counts the changes of this window, so that a reading that began before one is not shown. */
  #storedCount = 0;
  #readingCount = 0;
  #shownReading = 0;
  #maxBatch = Number.POSITIVE_INFINITY;
  #loading: Promise<void> | null = null;
  #storing: Promise<void> | null = null;

  constructor(device: DocumentDevice, place: DocumentPlace<Document>) {
    this.#device = device;
    this.#place = place;
    this.#stored = place.initial;
    this.store = createStore<DocumentSnapshot<Document>>(() => ({
      document: place.initial,
      isRead: false,
      problem: null,
      isUnreadable: false,
      hasFailed: false,
    }));
    device.edits.onStored(() => this.#retry());
    device.connection.onOpened(() => this.#retry());
  }

  load(): Promise<void> {
    if (this.#loading) return this.#loading;
    const { edits, tabs, connection, clock } = this.#device;
    const { kind, id } = this.#place;
    // Windows with an older version of the app tell the store, without the key.
    const [store] = kind.place.stores;
    const subjects = new Set([kind.place.subject?.(id) ?? store, store]);
    for (const subject of subjects) edits.onChanged(subject, () => this.read());
    tabs.onReturn(() => {
      this.#retry();
      void this.read();
    });
    connection.onOpened(() => this.store.getState().problem && void this.read());
    this.#loading = new Promise((resolve) => {
      const { watched } = this.#place;
      const report = watched?.readings.reason("unread");
      const onLate = (isLate: boolean) => {
        if (isLate) this.#reportLate();
        if (watched) report?.(isLate ? [watched.watch] : []);
        resolve();
      };
      void untilDone(clock, () => this.#readOrReject(), onLate);
    });
    return this.#loading;
  }

  async read(): Promise<void> {
    await this.#readOrReject().catch(() => {});
  }

  #reportLate(): void {
    const { isRead, problem } = this.store.getState();
    if (!isRead && !problem) this.store.setState({ problem: { kind: "no-answer" } });
  }

  async #readOrReject(): Promise<void> {
    const { kind, id, initial } = this.#place;
    const countBefore = this.#storedCount;
    this.#readingCount += 1;
    const number = this.#readingCount;
    try {
      const value = await readRecord(this.#device.connection, kind.place, id);
      // A reading that began later has been shown.
      if (number < this.#shownReading) return;
      if (countBefore !== this.#storedCount) return this.#readOrReject();
      this.#shownReading = number;
      const record = value === undefined ? null : kind.read(value, id);
      this.#stored = record ?? initial;
      const isUnreadable = value !== undefined && !record;
      this.#show({ isRead: true, problem: null, isUnreadable });
    } catch (error) {
      console.warn("A document is not read:", error);
      const problem = databaseProblemOf(error);
      this.store.setState({ problem });
      if (problem.kind !== "unavailable") throw error;
    }
  }

  async edit(pending: PendingEdit<Document>): Promise<EditState> {
    this.#pending = [...this.#pending, pending];
    this.#show({});
    await this.#storeAll();
    if (this.#refused.has(pending)) return "refused";
    return this.#pending.includes(pending) ? "pending" : "stored";
  }

  #show(changes: Partial<DocumentSnapshot<Document>>): void {
    const document = this.#after(this.#pending, this.#stored);
    this.store.setState({ ...changes, document });
  }

  #after(edits: readonly PendingEdit<Document>[], document: Document): Document {
    return edits.reduce((now, { edit }) => edited(now, edit), document);
  }

  #retry(): void {
    if (this.#pending.length > 0) void this.#storeAll();
  }

  #storeAll(): Promise<void> {
    this.#storing ??= this.#storeInTurn().finally(() => {
      this.#storing = null;
    });
    return this.#storing;
  }

  async #storeInTurn(): Promise<void> {
    while (this.#pending.length > 0) {
      const { length } = this.#pending;
      const isDone = await this.#storeNext();
      // An edit that came meanwhile has not been tried.
      if (!isDone && this.#pending.length === length) {
        this.#device.clock.after(RETRY_MS, () => this.#retry());
        return this.store.setState({ hasFailed: true });
      }
    }
    this.#maxBatch = Number.POSITIVE_INFINITY;
    this.store.setState({ hasFailed: false });
  }

  /** Stores the first pending edits in one transaction; resolves to false if the database refused. */
  async #storeNext(): Promise<boolean> {
    const { kind, id, initial } = this.#place;
    const batch = this.#nextBatch();
    let result = this.#stored;
    const storing = change(kind, id, (now) => {
      result = this.#after(batch, (now as Document | null) ?? initial);
      return result as typeof now;
    });
    const undoneValueFor = this.#undoingOf(batch.at(-1));
    const undoable = { ...storing, ...(undoneValueFor && { undoneValueFor }) };
    const { edits, clock } = this.#device;
    // It cannot be repeated while the database may still answer.
    const stopWaiting = clock.after(LATE_MS, () => this.store.setState({ hasFailed: true }));
    const outcome = await edits.attempt([undoable], () => {
      this.#storedCount += 1;
      this.#stored = result;
      this.#pending = this.#pending.slice(batch.length);
      this.#show({ isRead: true, problem: null, isUnreadable: false });
      const offer = batch.at(-1)?.offer;
      return offer ? { subject: kind.name, count: 1, isDurable: true, ...offer } : null;
    });
    stopWaiting();
    if (outcome === "refused") this.#refuse(batch);
    return outcome === "stored" || outcome === "refused";
  }

  #undoingOf(pending: PendingEdit<Document> | undefined): RecordChange["valueFor"] {
    const { kind, id, initial } = this.#place;
    const undone = pending?.undone;
    if (!undone) return null;
    const undoing = change(kind, id, (now) => {
      return edited((now as Document | null) ?? initial, undone) as typeof now;
    });
    return undoing.valueFor;
  }

  /** An edit that can be undone has a transaction of its own, so that undoing it leaves the others. */
  #nextBatch(): readonly PendingEdit<Document>[] {
    const undoableAt = this.#pending.findIndex(({ offer }) => offer);
    const count = undoableAt === -1 ? this.#pending.length : Math.max(1, undoableAt);
    return this.#pending.slice(0, Math.min(count, this.#maxBatch));
  }

  /** Drops an edit with which the document would become too large, or finds out which one of several it is. */
  #refuse([first, ...others]: readonly PendingEdit<Document>[]): void {
    if (others.length > 0) {
      this.#maxBatch = 1;
      return;
    }
    if (first) this.#refused.add(first);
    this.#pending = this.#pending.slice(1);
    this.#show({});
  }
}
