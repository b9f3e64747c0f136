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
import { datedPieces, type SetAsideStorage } from "#storage/set-aside/set-aside-storage.ts";
import {
  type AppliedEdit,
  compactInDatabase,
  type EditOf,
  editInDatabase,
  reconcileInDatabase,
  type StoredAlong,
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
  /** The error for which the database was not last used; null when it was. */
  databaseError(): unknown;
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
  readonly randomId: RandomId;
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
    databaseError: () => storage.databaseError,
    bringInStep: () => inTurn(() => storage.bringInStep()),
  };
}

class TwoCopies {
  readonly #parts: WaypointStorageParts;
  /** What this visit is called as an editor; short, because it is stored with every edit. */
  readonly #editor: string;
  #known: RevisedList = { waypoints: [], revision: 0 };
  /** The list as the database is known to have it; null when the two have parted. */
  #inDatabase: RevisedList | null = null;
  /** Edits that the database does not have yet; applying one twice does no harm. */
  #pending: readonly PendingEdit[] = [];
  /** The number of the last edit that was tried without the database. */
  #lastNumber = 0;
  /** The number of the last one that was in the text, and so in every text that was written after it. */
  #lastInText = 0;
  /** What the database is known to have of all that was done without it. */
  #taken: SeenEdits = NOTHING_SEEN;
  /** The same of the list in memory. */
  #seen: SeenEdits = NOTHING_SEEN;
  databaseError: unknown = null;
  #isReconciled = false;
  #isMarkRenewed = false;
  /** The text that was read without the database, until the database has what is in it. */
  #readAlone: Mirror | null = null;
  /** The text as it was last in step, and its mark: comparing is quicker than reading both again. */
  #inStep: readonly (string | null)[] = [];
  /** False while localStorage holds the only copy of something unreadable. */
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
    // That a text is gone is no edit.
    const mirror = now.text === null && this.#readAlone ? this.#readAlone : now;
    const database = await this.#parts.connection.opened();
    const result = await reconcileInDatabase(database, mirror, this.#parts.nowMs());
    this.#isReconciled = true;
    this.#mayOverwriteText = true;
    this.#takeOver(result, result.taken);
    this.#bringTextInStep(now);
  }

  async save(edit: WaypointEdit | EditOf, along?: StoredAlong): Promise<SavedEdit> {
    const editOf = typeof edit === "function" ? edit : () => edit;
    try {
      await this.#takeText();
      return await this.#saveInDatabase(editOf, along);
    } catch (error) {
      if (along) return this.#saved(failureOf(error));
      await this.#readTextAlone(error);
      return this.#saveTextAlone(editOf, failureOf(error));
    }
  }

  /** Brings to the database what only the text has: from before, of another tab, or edited outside. */
  async #takeText(): Promise<void> {
    if (this.#isReconciled && !this.#hasTextMore()) return;
    // Ours go first, each as the edit that it is: what they delete goes to the bin.
    if (this.#isReconciled && this.#pending.length > 0) await this.#saveInDatabase(() => null);
    await this.#reconcile();
  }

  async #saveInDatabase(editOf: EditOf, along?: StoredAlong): Promise<SavedEdit> {
    const database = await this.#parts.connection.opened();
    const pending = { editor: this.#editor, edits: this.#pending };
    const base = { inDatabase: this.#inDatabase, fallback: this.#known, pending };
    const list = await editInDatabase(database, editOf, base, this.#parts.nowMs(), along);
    this.#takeOver(list, seenTogether(this.#taken, this.#mine()));
    this.#writeText();
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
    if (this.isInStep()) return this.#known.waypoints;
    try {
      await this.#takeText();
      // Without an edit of its own it stores what is pending.
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
        // Of two tabs that saved at once the slower may have written the text last.
        const mirror = readMirror(this.#parts.texts);
        if (mirror.mark) this.#bringTextInStep(mirror);
      }
    } catch (error) {
      await this.#readTextAlone(error);
    }
    return this.#known.revision > revision ? this.#known.waypoints : null;
  }

  /** The list is the database's, and on it what the database does not have yet. */
  #takeOver({ waypoints, revision }: RevisedList, taken: SeenEdits): void {
    this.databaseError = null;
    this.#inDatabase = { waypoints, revision };
    this.#readAlone = null;
    this.#taken = taken;
    this.#seen = taken;
    this.#pending = this.#pending.filter(({ number }) => !hasSeen(taken, this.#editor, number));
    this.#known = { waypoints: withEdits(waypoints, this.#pending), revision };
  }

  /** Without a database another tab's text, or one edited outside, may have what memory has not. */
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

  /** A list edited outside the app is from now on ours: what is edited outside after it is another. */
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
    // A text that is ours needs nothing; where nothing was ever stored, nothing is written.
    if (!revision) return;
    if (mirror.mark?.revision !== revision || mirror.mark.alone) this.#writeText();
    else this.#inStep = this.#stored();
  }

  #writeText(): void {
    // Then the text is all that would be left of it after a kill.
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

  /** Whether the text has what the database does not have, and this tab would not bring to it. */
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
    return { outcome, waypoints: this.#known.waypoints, stored };
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
