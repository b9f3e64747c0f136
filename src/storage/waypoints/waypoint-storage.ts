import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import {
  applyWaypointEdit,
  editedId,
  singleEdits,
  type WaypointEdit,
} from "#domain/waypoints/waypoint-edit.ts";
import { isQuotaError } from "#platform/storage-quota/is-quota-error.ts";
import type { TextStore } from "#platform/text-store/text-store.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { datedPieces, type SetAsideStorage } from "#storage/set-aside/set-aside-storage.ts";
import {
  type AppliedEdit,
  compactInDatabase,
  type EditOf,
  editInDatabase,
  reconcileInDatabase,
  type StoredAlong,
} from "./durable-transactions.ts";
import { ignore, type RevisedList, readIfNewer } from "./read-durable.ts";
import { type Reconciled, reconcile } from "./reconcile.ts";
import { waypointText } from "./waypoint-list.ts";
import {
  aloneEdits,
  type Mirror,
  readMirror,
  WAYPOINTS_KEY,
  writeMirror,
} from "./waypoint-mirror.ts";

/**
 * What became of an edit. `durable`: committed to the database, a kill loses nothing. `text-only`:
 * the database failed, localStorage has it. `full` and `blocked`: it is in memory only.
 */
export type EditOutcome =
  | "durable"
  | "text-only"
  | "unknown-id"
  | "changed-elsewhere"
  | "full"
  | "blocked";

/** The outcome, and the list as it is in memory after it. */
export interface SavedEdit {
  readonly outcome: EditOutcome;
  readonly waypoints: readonly Waypoint[];
  /** What was stored, and the list that it was applied to; null when nothing was. */
  readonly stored: AppliedEdit | null;
  /** What takes back that which was stored along. */
  readonly takesBack?: StoredAlong;
}

/** The stored list of waypoints: the database first, the text in localStorage after it. */
export interface WaypointStorage {
  /** Decides which of the two copies counts, brings them in step and gives the list. Never rejects. */
  load(): Promise<readonly Waypoint[]>;
  /**
   * Stores one edit. What fails stays in memory and goes along with the next edit that succeeds;
   * only a failed delete is undone. Never rejects.
   * @param edit what to do, or a function that makes it of the newest list; where it gives null the
   *   outcome is `changed-elsewhere`. It may be called more than once.
   * @param along what is stored with it; where the database fails nothing at all is changed then
   */
  save(edit: WaypointEdit | EditOf, along?: StoredAlong): Promise<SavedEdit>;
  /** Takes over what another tab stored; null when that is nothing new. Never rejects. */
  refresh(): Promise<readonly Waypoint[] | null>;
  /** Whether the database was read, and has everything that is in memory. */
  isInStep(): boolean;
  /** Tries once more to bring that about; gives the list as it is then. Never rejects. */
  bringInStep(): Promise<readonly Waypoint[]>;
}

/** More edits than this beside the list are put into it: the next start would have to repeat them. */
const LONGEST_JOURNAL = 100;

/** What the storage is made of. */
export interface WaypointStorageParts {
  readonly texts: TextStore;
  readonly connection: DatabaseConnection;
  readonly setAside: SetAsideStorage;
  readonly nowMs: () => number;
}

/** The waypoints of this device; every call waits for the one before it. */
export function waypointStorage(parts: WaypointStorageParts): WaypointStorage {
  const storage = new TwoCopies(parts);
  let last: Promise<unknown> = Promise.resolve();
  // One after the other: an edit is to see the outcome of the one before it.
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn;
    return turn;
  };
  return {
    load: () => inTurn(() => storage.load()),
    save: (edit, along) => inTurn(() => storage.save(edit, along)),
    refresh: () => inTurn(() => storage.refresh()),
    isInStep: () => storage.isInStep(),
    bringInStep: () => inTurn(() => storage.bringInStep()),
  };
}

class TwoCopies {
  readonly #parts: WaypointStorageParts;
  #known: RevisedList = { waypoints: [], revision: 0 };
  /** The list as the database is known to have it; null when the two have parted. */
  #inDatabase: RevisedList | null = null;
  /** Edits that the database does not have yet; applying one twice does no harm. */
  #pending: readonly WaypointEdit[] = [];
  #isReconciled = false;
  /** Why the database could not be read. */
  #loadFailure: unknown = null;
  /** What we wrote last: comparing with it is quicker than making its hash again. */
  #writtenText: string | null = null;
  /** False while localStorage holds the only copy of something unreadable. */
  #mayOverwriteText = true;

  constructor(parts: WaypointStorageParts) {
    this.#parts = parts;
  }

  async load(): Promise<readonly Waypoint[]> {
    const mirror = readMirror(this.#parts.texts);
    try {
      const database = await this.#parts.connection.opened();
      const result = await reconcileInDatabase(database, mirror, this.#parts.nowMs());
      this.#isReconciled = true;
      this.#mayOverwriteText = true;
      this.#takeOver(result);
      this.#bringTextInStep(mirror);
    } catch (error) {
      this.#loadFailure = error;
      this.#inDatabase = null;
      await this.#loadTextAlone(mirror);
    }
    return this.#known.waypoints;
  }

  async save(edit: WaypointEdit | EditOf, along?: StoredAlong): Promise<SavedEdit> {
    const editOf = typeof edit === "function" ? edit : () => edit;
    if (!this.#isReconciled || this.#isTextEditedOutside()) await this.load();
    try {
      return await this.#saveInDatabase(editOf, along);
    } catch (error) {
      if (along) return this.#saved(failureOf(error));
      return this.#saveTextAlone(editOf, failureOf(error));
    }
  }

  async #saveInDatabase(editOf: EditOf, along?: StoredAlong): Promise<SavedEdit> {
    if (!this.#isReconciled) throw this.#loadFailure;
    const database = await this.#parts.connection.opened();
    const base = { inDatabase: this.#inDatabase, fallback: this.#known, pending: this.#pending };
    const list = await editInDatabase(database, editOf, base, this.#parts.nowMs(), along);
    this.#takeOver(list);
    this.#pending = [];
    this.#writeText(this.#known);
    if (list.journalLength > LONGEST_JOURNAL) {
      await compactInDatabase(database, list).catch(ignore);
    }
    const { takesBack } = list;
    return { ...this.#saved(list.outcome, list.stored), ...(takesBack && { takesBack }) };
  }

  isInStep(): boolean {
    return this.#isReconciled && this.#pending.length === 0;
  }

  async bringInStep(): Promise<readonly Waypoint[]> {
    if (!this.#isReconciled) await this.load();
    // Without an edit of its own it stores what is pending.
    if (this.#pending.length > 0) await this.#saveInDatabase(() => null).catch(ignore);
    return this.#known.waypoints;
  }

  async refresh(): Promise<readonly Waypoint[] | null> {
    const revisionBefore = this.#known.revision;
    try {
      const list = await readIfNewer(await this.#parts.connection.opened(), this.#inDatabase);
      if (list && list.revision > revisionBefore && this.#isReconciled) {
        this.#inDatabase = list;
        const waypoints = this.#pending.reduce(applyWaypointEdit, list.waypoints);
        this.#known = { waypoints, revision: list.revision };
        // Of two tabs that saved at once the slower may have written the text last.
        const mirror = readMirror(this.#parts.texts);
        if (mirror.mark) this.#bringTextInStep(mirror);
      }
    } catch {
      this.#known = this.#newestAlone();
    }
    return this.#known.revision > revisionBefore ? this.#known.waypoints : null;
  }

  #takeOver({ waypoints, revision }: RevisedList): void {
    this.#known = { waypoints, revision };
    this.#inDatabase = this.#known;
  }

  async #loadTextAlone(mirror: Mirror): Promise<void> {
    const { setAside, nowMs } = this.#parts;
    const result: Reconciled = reconcile(null, mirror);
    this.#mayOverwriteText = await setAside.keep(datedPieces(result.setAside, nowMs()));
    // A retry must not forget what is in memory since the first attempt.
    if (result.revision >= this.#known.revision && this.#pending.length === 0) this.#known = result;
  }

  #saveTextAlone(editOf: EditOf, failure: "full" | "blocked"): SavedEdit {
    const base = this.#newestAlone();
    const edit = editOf(base.waypoints);
    if (!edit) {
      this.#known = base;
      return this.#saved("changed-elsewhere");
    }
    const waypoints = applyWaypointEdit(base.waypoints, edit);
    if (waypoints === base.waypoints) return this.#saved("unknown-id");
    const attempt = { waypoints, revision: base.revision + 1 };
    const written = this.#mayOverwriteText ? this.#writeTextAlone(attempt, edit) : "full";
    if (written === "written") {
      this.#known = attempt;
      this.#pending = [...this.#pending, edit];
      return this.#saved("text-only", { before: base.waypoints, edit });
    }
    if (!deletes(edit)) {
      this.#known = { waypoints, revision: base.revision };
      this.#pending = [...this.#pending, edit];
    }
    return this.#saved(failure === "full" ? failure : written);
  }

  /** Without a database another tab's text may be newer than what this tab remembers. */
  #newestAlone(): RevisedList {
    const mirror = readMirror(this.#parts.texts);
    if (!mirror.mark || mirror.mark.revision <= this.#known.revision) return this.#known;
    const { waypoints } = reconcile(null, mirror);
    return {
      waypoints: this.#pending.reduce(applyWaypointEdit, waypoints),
      revision: mirror.mark.revision,
    };
  }

  #bringTextInStep(mirror: Mirror): void {
    const { revision } = this.#known;
    // A text that is ours needs nothing; where nothing was ever stored, nothing is written.
    if (revision === 0) return;
    if (mirror.mark?.revision === revision && !mirror.mark.isAlone) {
      // The first save need not make its hash once more to know it.
      this.#writtenText = mirror.text;
      return;
    }
    this.#writeText(this.#known);
  }

  #writeText({ waypoints, revision }: RevisedList): void {
    this.#writtenText = waypointText(waypoints);
    writeMirror(this.#parts.texts, this.#writtenText, revision, false);
  }

  #writeTextAlone({ waypoints, revision }: RevisedList, edit: WaypointEdit) {
    const ids = [...this.#pending, edit].flatMap(singleEdits).map(editedId);
    const alone = aloneEdits(this.#parts.texts, ids, this.#inDatabase?.revision ?? null);
    this.#writtenText = waypointText(waypoints);
    return writeMirror(this.#parts.texts, this.#writtenText, revision, true, alone);
  }

  /** A text that is not ours would be lost under the one we are about to write. */
  #isTextEditedOutside(): boolean {
    const text = this.#parts.texts.read(WAYPOINTS_KEY);
    if (text === null || text === this.#writtenText) return false;
    return readMirror(this.#parts.texts).mark === null;
  }

  #saved(outcome: EditOutcome, stored: AppliedEdit | null = null): SavedEdit {
    return { outcome, waypoints: this.#known.waypoints, stored };
  }
}

function deletes(edit: WaypointEdit): boolean {
  return singleEdits(edit).some(({ kind }) => kind === "delete");
}

function failureOf(error: unknown): "full" | "blocked" {
  return isQuotaError(error) ? "full" : "blocked";
}
