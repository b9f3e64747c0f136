import { createStore, type StoreApi } from "zustand/vanilla";
import { isQuotaError } from "#platform/storage-quota/is-quota-error.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import { device } from "#state/device/device.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import {
  changeRecords,
  type DoneChange,
  type RecordChange,
  RefusedChangeError,
  subjectsOf,
} from "#storage/records/transaction.ts";

/** The kind of an edit; it decides the text of the undo offer. */
export type EditKind =
  | "add"
  | "change"
  | "move"
  | "delete"
  | "import"
  | "restore"
  | "delete-photo"
  | "rename"
  | "edit"
  | "clear"
  | "overwrite";

/** An edit that `undo` can undo. */
export interface Undoable {
  /** The name of the kind of the records that were edited. */
  readonly subject: string;
  readonly kind: EditKind;
  /** The number of records in the edit. */
  readonly count: number;
  /** The name of the first of them. */
  readonly name: string;
  /** False if the database failed: deleted records are then not in the bin. */
  readonly isDurable: boolean;
  /** The screen of the record that took the place of another, and of the one that comes back. */
  readonly replaced?: { readonly by: string; readonly path: string };
}

/**
 * The reason why nothing was stored or undone. `unknown-id`: there is nothing to change, or nothing left to undo.
 * `too-many`: there would be more waypoints than a backup can have.
 */
export type EditProblem =
  | "full"
  | "blocked"
  | "unknown-id"
  | "changed-elsewhere"
  | "bad-place"
  | "too-many"
  | "nothing-to-undo";

/** The outcome of undoing. */
export type UndoResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: EditProblem };

/**
 * The outcome of making changes. `refused`: the record would become one that cannot be read again, now and later.
 * `full`: the device has no room; `blocked`: a record is missing, or the database refused.
 */
export type EditOutcome = "stored" | "refused" | "full" | "blocked";

/** The edits of records of any kind, with the one undo of this window. */
export interface Edits {
  /** The edit that `undo` undoes; null if there is none. */
  readonly store: StoreApi<{ readonly undoable: Undoable | null }>;
  /**
   * Makes changes in one transaction, all or none, and tells this and the other windows. Resolves to false if a record
   * that is to be changed does not exist, or the database refused.
   * @param undoable returns what `undo` will undo, after the changes; null offers nothing
   */
  change(changes: readonly RecordChange[], undoable?: () => Undoable | null): Promise<boolean>;
  /** Does the same, and resolves to the reason if nothing was stored. */
  attempt(changes: readonly RecordChange[], undoable?: () => Undoable | null): Promise<EditOutcome>;
  /** Calls back after this window has stored something: what could not be stored before may fit now. */
  onStored(listener: () => void): void;
  /** Offers to undo an edit that was stored in another way. */
  offer(undoable: Undoable, takeBack: TakeBack): void;
  /** Undoes the last edit of this window, once. After a failure it can be tried again. */
  undo(): Promise<UndoResult>;
  /**
   * Calls back when the last edit is undone, before this and the other windows read the records again; does nothing if
   * there is none.
   */
  onUndone(listener: () => void): void;
  /** Tells this and the other windows what has changed (`subjectOf`); resolves once this one shows it. */
  tellChanged(subjects: readonly string[]): Promise<void>;
  /** Calls back after records of a subject have changed, in this window or another. */
  onChanged(subject: string, listener: Listener): void;
}

/** Undoes an edit. It calls `onUndone` once that is stored, before windows hear of it. */
type TakeBack = (onUndone: () => void) => Promise<UndoResult>;
type Listener = () => void | Promise<void>;

/** Loads what undoes edits; most visits undo nothing. */
export async function loadUndo() {
  const [{ inverseEdit }, { undoneBy }] = await Promise.all([
    import(/* webpackChunkName: "undo-toast" */ "#domain/waypoints/inverse-edit.ts"),
    import(/* webpackChunkName: "undo-toast" */ "#storage/records/undone-by.ts"),
  ]);
  return { inverseEdit, undoneBy };
}

/** Creates the edits of one window. */
export function createEdits(
  connection: DatabaseConnection,
  tabs: Pick<Tabs, "announce" | "onAnnounced">,
): Edits {
  const store = createStore<{ readonly undoable: Undoable | null }>(() => ({ undoable: null }));
  const listeners = new Map<string, Set<Listener>>();
  const storedListeners = new Set<() => void>();
  let takeBack: TakeBack | null = null;
  let whenUndone: readonly (() => void)[] = [];
  let isUndoing = false;

  async function tellChanged(subjects: readonly string[]): Promise<void> {
    for (const name of subjects) tabs.announce(name);
    for (const listener of storedListeners) listener();
    const own = subjects.flatMap((name) => [...(listeners.get(name) ?? [])]);
    await Promise.all([...new Set(own)].map((listener) => listener()));
  }
  function offer(undoable: Undoable, undoing: TakeBack): void {
    takeBack = undoing;
    whenUndone = [];
    store.setState({ undoable });
  }
  /** Undoes changes; if others have changed everything since, there is nothing left to undo. */
  async function undone(made: readonly DoneChange[], onUndone: () => void): Promise<UndoResult> {
    try {
      const undoing = (await loadUndo()).undoneBy(made);
      const done = await changeRecords(connection, undoing);
      if (done.length > 0) onUndone();
      await tellChanged(subjectsOf(undoing));
      return done.length > 0 ? { ok: true } : { ok: false, reason: "unknown-id" };
    } catch (error) {
      if (error instanceof RefusedChangeError) return { ok: false, reason: "unknown-id" };
      return { ok: false, reason: isQuotaError(error) ? "full" : "blocked" };
    }
  }
  const attempt: Edits["attempt"] = async (changes, undoable) => {
    try {
      const made = await changeRecords(connection, changes);
      const offered = undoable?.();
      if (offered) offer(offered, (onUndone) => undone(made, onUndone));
    } catch (error) {
      if (error instanceof RefusedChangeError) return "refused";
      return isQuotaError(error) ? "full" : "blocked";
    }
    await tellChanged(subjectsOf(changes));
    return "stored";
  };
  return {
    store,
    offer,
    tellChanged,
    attempt,
    change: async (changes, undoable) => (await attempt(changes, undoable)) === "stored",
    onStored: (listener) => void storedListeners.add(listener),
    async undo() {
      const undoing = takeBack;
      if (!undoing || isUndoing) return { ok: false, reason: "nothing-to-undo" };
      isUndoing = true;
      // Its code may not be there any more.
      const onUndone = () => {
        if (takeBack === undoing) for (const listener of whenUndone) listener();
      };
      const failed = (): UndoResult => ({ ok: false, reason: "blocked" });
      const result = await undoing(onUndone).catch(failed);
      isUndoing = false;
      if (takeBack !== undoing || (!result.ok && result.reason !== "unknown-id")) return result;
      takeBack = null;
      store.setState({ undoable: null });
      return result;
    },
    onUndone(listener) {
      whenUndone = [...whenUndone, listener];
    },
    onChanged(name, listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
      tabs.onAnnounced(name, () => void listener());
    },
  };
}

/** The edits of this window; see `Edits`. */
export const edits = createEdits(device.connection, device.tabs);
