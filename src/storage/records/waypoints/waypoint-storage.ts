import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import {
  applyWaypointEdit,
  singleEdits,
  type WaypointEdit,
} from "#domain/waypoints/waypoint-edit.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import { isQuotaError } from "#platform/storage-quota/is-quota-error.ts";
import type { TextStore } from "#platform/text-store/text-store.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import type { DoneChange, RecordChange } from "#storage/records/transaction.ts";
import { datedPieces, type SetAsideStorage } from "#storage/set-aside/set-aside-storage.ts";
import {
  type AppliedEdit,
  compactInDatabase,
  type EditOf,
  editInDatabase,
  reconcileInDatabase,
} from "./durable-transactions.ts";
import type { PendingEdit } from "./pending-edits.ts";
import { ignore, type RevisedList, readIfNewer, readTaken } from "./read-durable.ts";
import { reconcile } from "./reconcile.ts";
import { hasSeen, isWithin, NOTHING_SEEN, type SeenEdits, seenTogether } from "./seen-edits.ts";
import { waypointText } from "./waypoint-list-text.ts";
import {
  type Mirror,
  readMirror,
  renewMark,
  WAYPOINTS_KEY,
  WAYPOINTS_MARK_KEY,
  withAlone,
  writeMirror,
} from "./waypoint-mirror.ts";

/**
 * The outcome of an edit. `durable`: committed to the database, safe from a kill. `text-only`: the database failed,
 * localStorage has it. `full` and `blocked`: it is only in memory.
 */
export type EditOutcome =
  | "durable"
  | "text-only"
  | "unknown-id"
  | "changed-elsewhere"
  | "full"
  | "blocked";

/** The outcome, and the list in memory after the edit. */
export interface SavedEdit {
  readonly outcome: EditOutcome;
  readonly waypoints: readonly Waypoint[];
  /** The stored edit and the list it was applied to; null if nothing was stored. */
  readonly stored: AppliedEdit | null;
  /** The changes of other records that were stored with the edit. */
  readonly done: readonly DoneChange[];
}

/** The stored list of waypoints: first in the database, then as text in localStorage. */
export interface WaypointStorage {
  /** Chooses between the two copies, synchronises them, and resolves to the list. Never rejects. */
  load(): Promise<readonly Waypoint[]>;
  /**
   * Stores one edit. An edit that cannot be stored stays in memory and is stored with the next edit that succeeds;
   * only a failed delete is undone. Never rejects.
   * @param edit the edit, or a function that creates it from the newest list. If the function returns null, the
   * outcome is `changed-elsewhere`. It may be called more than once.
   * @param records changes of other records, made in the same transaction; if the database fails, nothing changes
   */
  save(edit: WaypointEdit | EditOf, records?: readonly RecordChange[]): Promise<SavedEdit>;
  /** Takes over changes by another tab; resolves to null if there are none. Never rejects. */
  refresh(): Promise<readonly Waypoint[] | null>;
  /** True if the database was read and has everything in memory. */
  isInStep(): boolean;
  /** Returns the error of the last use of the database; null if it succeeded. */
  databaseError(): unknown;
  /** Tries again to write everything in memory to the database; resolves to the list afterwards. Never rejects. */
  bringInStep(): Promise<readonly Waypoint[]>;
}

/** The longest journal; beyond it, edits are merged into the list, because every start replays the journal. */
const LONGEST_JOURNAL = 100;

/** The dependencies of the storage. */
export interface WaypointStorageParts {
  readonly texts: TextStore;
  readonly connection: DatabaseConnection;
  readonly setAside: SetAsideStorage;
  readonly nowMs: () => number;
  readonly randomId: RandomId;
}

/** Creates the storage of waypoints; every call waits for the previous one. */
export function waypointStorage(parts: WaypointStorageParts): WaypointStorage {
  const storage = new TwoCopies(parts);
  let last: Promise<unknown> = Promise.resolve();
  // In sequence, because an edit must see the outcome of the previous one.
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn;
    return turn;
  };
  return {
    load: () => inTurn(() => storage.load()),
    save: (edit, records) => inTurn(() => storage.save(edit, records)),
    refresh: () => inTurn(() => storage.refresh()),
    isInStep: () => storage.isInStep(),
    databaseError: () => storage.databaseError,
    bringInStep: () => inTurn(() => storage.bringInStep()),
  };
}

class TwoCopies {
  readonly #parts: WaypointStorageParts;
  /** The name of this visit as an editor; short, because it is stored with every edit. */
  readonly #editor: string;
  #known: RevisedList = { waypoints: [], revision: 0 };
  /** The list that the database is known to have; null if it may differ. */
  #inDatabase: RevisedList | null = null;
  /** Edits that the database does not have yet; applying one twice does no harm. */
  #pending: readonly PendingEdit[] = [];
  /** The number of the last edit made without the database. */
  #lastNumber = 0;
  /** The number of the last such edit that was written to the text. */
  #lastInText = 0;
  /** Edits made without the database that the database is known to contain. */
  #taken: SeenEdits = NOTHING_SEEN;
  /** The same for the list in memory. */
  #seen: SeenEdits = NOTHING_SEEN;
  databaseError: unknown = null;
  #isReconciled = false;
  #isMarkRenewed = false;
  /** The text that was read without the database, until the database contains it. */
  #readAlone: Mirror | null = null;
  /** The text and mark when the copies last agreed; comparing is faster than reading both again. */
  #inStep: readonly (string | null)[] = [];
  /** False while localStorage has the only copy of unreadable data. */
  #mayOverwriteText = true;

  constructor(parts: WaypointStorageParts) {
    this.#parts = parts;
    this.#editor = `tab-${parts.randomId().slice(0, 8)}`;
  }

  async load(): Promise<readonly Waypoint[]> {
    await this.#reconcile().catch((error: unknown) => this.#readTextAlone(error));
    return this.#known.waypoints;
  }

  async #reconcile(): Promise<void> {
    const now = readMirror(this.#parts.texts);
    // A missing text is not an edit.
    const mirror = now.text === null && this.#readAlone ? this.#readAlone : now;
    const database = await this.#parts.connection.opened();
    const result = await reconcileInDatabase(database, mirror, this.#parts.nowMs());
    this.#isReconciled = true;
    this.#mayOverwriteText = true;
    this.#takeOver(result, result.taken);
    this.#bringTextInStep(now);
  }

  async save(
    edit: WaypointEdit | EditOf,
    records: readonly RecordChange[] = [],
  ): Promise<SavedEdit> {
    const editOf = typeof edit === "function" ? edit : () => edit;
    try {
      await this.#takeText();
      return await this.#saveInDatabase(editOf, records);
    } catch (error) {
      if (records.length > 0) return this.#saved(failureOf(error));
      await this.#readTextAlone(error);
      return this.#saveTextAlone(editOf, failureOf(error));
    }
  }

  /**
   * Merges into the database what only the text has: from an earlier visit, another tab, or an edit outside the app.
   */
  async #takeText(): Promise<void> {
    if (this.#isReconciled && !this.#hasTextMore()) return;
    // Pending edits of this tab go first, one by one, so that what they delete goes to the bin.
    if (this.#isReconciled && this.#pending.length > 0) await this.#saveInDatabase(() => null);
    await this.#reconcile();
  }

  async #saveInDatabase(editOf: EditOf, records: readonly RecordChange[] = []): Promise<SavedEdit> {
    const database = await this.#parts.connection.opened();
    const pending = { editor: this.#editor, edits: this.#pending };
    const base = { inDatabase: this.#inDatabase, fallback: this.#known, pending };
    const list = await editInDatabase(database, editOf, base, this.#parts.nowMs(), records);
    this.#takeOver(list, seenTogether(this.#taken, this.#mine()));
    this.#writeText();
    if (list.journalLength > LONGEST_JOURNAL) {
      await compactInDatabase(database, list).catch(ignore);
    }
    return { ...this.#saved(list.outcome, list.stored), done: list.done };
  }

  isInStep(): boolean {
    return this.#isReconciled && this.#pending.length === 0;
  }

  async bringInStep(): Promise<readonly Waypoint[]> {
    if (this.isInStep()) return this.#known.waypoints;
    try {
      await this.#takeText();
      // An empty edit stores the pending ones.
      if (this.#pending.length > 0) await this.#saveInDatabase(() => null);
    } catch (error) {
      await this.#readTextAlone(error);
    }
    return this.#known.waypoints;
  }

  async refresh(): Promise<readonly Waypoint[] | null> {
    const { revision } = this.#known;
    try {
      const database = await this.#parts.connection.opened();
      const list = await readIfNewer(database, this.#inDatabase);
      if (list && list.revision > revision && this.#isReconciled) {
        this.#takeOver(list, await readTaken(database.transaction("waypointLists").store));
        // If two tabs saved at once, the slower one may have written the text last.
        const mirror = readMirror(this.#parts.texts);
        if (mirror.mark) this.#bringTextInStep(mirror);
      }
    } catch (error) {
      await this.#readTextAlone(error);
    }
    return this.#known.revision > revision ? this.#known.waypoints : null;
  }

  /** Adopts the list of the database, with the edits that it does not have yet on top. */
  #takeOver({ waypoints, revision }: RevisedList, taken: SeenEdits): void {
    this.databaseError = null;
    this.#inDatabase = { waypoints, revision };
    this.#readAlone = null;
    this.#taken = taken;
    this.#seen = taken;
    this.#pending = this.#pending.filter(({ number }) => !hasSeen(taken, this.#editor, number));
    this.#known = { waypoints: withEdits(waypoints, this.#pending), revision };
  }

  /** Reads the text without the database: another tab, or an edit outside the app, may have added to it. */
  async #readTextAlone(error: unknown): Promise<void> {
    this.databaseError = error;
    const { texts, setAside, nowMs } = this.#parts;
    const mirror = readMirror(texts);
    if (mirror.text !== null) this.#readAlone = mirror;
    const known = { ...this.#known, setAside: [] };
    const seen = seenTogether(this.#seen, this.#mine());
    const result = reconcile(known, mirror, seen);
    const revision = Math.max(known.revision, mirror.revision);
    const inMemory = this.#pending.filter(({ number }) => number > this.#lastInText);
    this.#known = { waypoints: withEdits(result.waypoints, inMemory), revision };
    this.#seen = seenTogether(seen, mirror.seen);
    if (mirror.mark === null && result.isNewToDatabase) this.#adoptText(mirror);
    else if (!this.#isMarkRenewed) renewMark(texts, this.#editor);
    this.#isMarkRenewed = true;
    this.#mayOverwriteText = await setAside.keep(datedPieces(result.setAside, nowMs()));
  }

  /** Marks a list edited outside the app as ours, so that a later edit outside is recognised as another. */
  #adoptText({ text, hand, seen }: Mirror): void {
    const revision = this.#known.revision + 1;
    const alone = { since: 0, hand, seen, edits: [] };
    const outcome = writeMirror(this.#parts.texts, text ?? "", revision, alone);
    if (outcome === "written") this.#known = { ...this.#known, revision };
  }

  #saveTextAlone(editOf: EditOf, failure: "full" | "blocked"): SavedEdit {
    const before = this.#known.waypoints;
    const edit = editOf(before);
    if (!edit) return this.#saved("changed-elsewhere");
    const waypoints = applyWaypointEdit(before, edit);
    if (waypoints === before) return this.#saved("unknown-id");
    this.#lastNumber += 1;
    const pending = [...this.#pending, { edit, number: this.#lastNumber }];
    const attempt = { waypoints, revision: this.#known.revision + 1 };
    const written = this.#mayOverwriteText ? this.#writeTextAlone(attempt, pending) : "full";
    if (written === "written") {
      this.#known = attempt;
      this.#pending = pending;
      this.#lastInText = this.#lastNumber;
      return this.#saved("text-only", { before, edit });
    }
    if (!deletes(edit)) {
      this.#known = { ...this.#known, waypoints };
      this.#pending = pending;
    }
    return this.#saved(failure === "full" ? failure : written);
  }

  #bringTextInStep(mirror: Mirror): void {
    const revision = this.#inDatabase?.revision;
    // Our own text needs no update, and nothing is written if nothing was ever stored.
    if (!revision) return;
    if (mirror.mark?.revision !== revision || mirror.mark.alone) this.#writeText();
    else this.#inStep = this.#stored();
  }

  #writeText(): void {
    // In these cases the text has the only copy that would survive a kill.
    if (!this.#inDatabase || this.#pending.length > 0 || this.#hasTextMore()) return;
    const { waypoints, revision } = this.#inDatabase;
    writeMirror(this.#parts.texts, waypointText(waypoints), revision, null);
    this.#inStep = this.#stored();
  }

  #writeTextAlone({ waypoints, revision }: RevisedList, pending: readonly PendingEdit[]) {
    const { texts } = this.#parts;
    const begin = this.#inDatabase?.revision ?? 0;
    const alone = withAlone(readMirror(texts), { editor: this.#editor, edits: pending }, begin);
    return writeMirror(texts, waypointText(waypoints), revision, alone);
  }

  /** Tells whether the text has edits that neither the database nor this tab has. */
  #hasTextMore(): boolean {
    const [text, mark] = this.#stored();
    if (text === null || (text === this.#inStep[0] && mark === this.#inStep[1])) return false;
    return !isWithin(readMirror(this.#parts.texts).seen, seenTogether(this.#taken, this.#mine()));
  }

  #stored(): readonly (string | null)[] {
    return [WAYPOINTS_KEY, WAYPOINTS_MARK_KEY].map(this.#parts.texts.read);
  }

  #mine(): SeenEdits {
    return { [this.#editor]: this.#lastNumber };
  }

  #saved(outcome: EditOutcome, stored: AppliedEdit | null = null): SavedEdit {
    return { outcome, waypoints: this.#known.waypoints, stored, done: [] };
  }
}

function withEdits(
  waypoints: readonly Waypoint[],
  pending: readonly PendingEdit[],
): readonly Waypoint[] {
  return pending.reduce((list, { edit }) => applyWaypointEdit(list, edit), waypoints);
}

function deletes(edit: WaypointEdit): boolean {
  return singleEdits(edit).some(({ kind }) => kind === "delete");
}

function failureOf(error: unknown): "full" | "blocked" {
  return isQuotaError(error) ? "full" : "blocked";
}
