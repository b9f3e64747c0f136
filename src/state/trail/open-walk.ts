import { createStore, type StoreApi } from "zustand/vanilla";
import { isStaleFix, type PositionFix } from "#domain/position/position-fix.ts";
import { byRule } from "#domain/storage/current.ts";
import { arrivalAt } from "#domain/trail/arrival.ts";
import type { Ciphers } from "#domain/trail/ciphers.ts";
import { normaliseAnswer } from "#domain/trail/normalise-answer.ts";
import { openByAnswer, openedContents } from "#domain/trail/open-post.ts";
import {
  type KnownPost,
  knownPosts,
  type LogLine,
  type LogPosition,
  type Walk,
  withKey,
  withLine,
  withWaited,
} from "#domain/trail/walk.ts";
import { webCiphers } from "#platform/ciphers/web-ciphers.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import { device } from "#state/device/device.ts";
import { positionHiddenStore } from "#state/position/own-position.ts";
import { positionStore } from "#state/position/position.ts";
import { createDocumentStore, type DocumentDevice } from "#state/records/document-store.ts";
import { edits } from "#state/records/edits.ts";
import { WALKS, walkKey } from "#storage/records/scouting/trail-records.ts";

/** The walk of a patrol as it is shown. */
export interface WalkSnapshot {
  /** Null until it is read, and if there is none. */
  readonly walk: Walk | null;
  readonly isRead: boolean;
  readonly hasFailed: boolean;
  /** The known posts; null until the open ones are decrypted. */
  readonly posts: readonly KnownPost[] | null;
  /** The time that posts have waited, with what is not stored yet. */
  readonly waitedMs: Walk["waitedMs"];
}

/** The outcome of an answer; `no-ciphers`: this browser cannot check it. */
export type AnswerOutcome = "right" | "wrong" | "no-ciphers";

/** The services of the device that a walk uses. */
export interface WalkDevice extends DocumentDevice {
  readonly clock: Pick<Clock, "nowMs" | "steadyMs" | "every" | "after">;
  readonly randomId: RandomId;
  readonly ciphers: Ciphers | null;
  /** The latest fix; null before the first, and while it is hidden. */
  readonly lastFix: () => PositionFix | null;
}

/** A walk, with the commands of a patrol. Each adds a line to the log with the time and the position. */
export interface OpenWalk {
  readonly store: StoreApi<WalkSnapshot>;
  /** Counts the time that posts wait and watches for arrivals, until the returned function is called. */
  start(): () => void;
  answer(postId: string, answer: string): Promise<AnswerOutcome>;
  /** Opens a post that nothing keeps closed. */
  openFreely(postId: string): void;
  /** Opens a post by the code of the leaders; returns whether it was the right one. */
  useCode(postId: string, code: string): boolean;
  /** Shows the hint of a post that has waited long enough. */
  takeHint(postId: string): void;
}

const TICK_MS = 1_000;
const STORE_MS = 15_000;
/** The longest step that counts: a longer one may be a clock that was set while the page was hidden. */
const LONGEST_STEP_MS = 5 * 60_000;

/** Opens a walk of the device, and follows the other windows. */
export function openWalk(parts: WalkDevice, id: string): OpenWalk {
  const session = new WalkSession(parts, id);
  return {
    store: session.store,
    start: () => session.start(),
    answer: (postId, answer) => session.answer(postId, answer),
    openFreely: (postId) => session.openFreely(postId),
    useCode: (postId, code) => session.useCode(postId, code),
    takeHint: (postId) => session.takeHint(postId),
  };
}

class WalkSession {
  readonly store = createStore<WalkSnapshot>(() => ({
    walk: null,
    isRead: false,
    hasFailed: false,
    posts: null,
    waitedMs: {},
  }));
  readonly #parts: WalkDevice;
  readonly #document;
  #contents: Awaited<ReturnType<typeof openedContents>> = {};
  #openedKeys = "";
  /** The time on the steady clock up to which waiting was counted. */
  #countedMs = 0;
  #storedMs = 0;

  constructor(parts: WalkDevice, id: string) {
    this.#parts = parts;
    const place = { kind: WALKS, id: walkKey(id), initial: null };
    this.#document = createDocumentStore<Walk | null>(parts, place);
    this.#document.store.subscribe(() => void this.#show());
    void this.#document.load();
  }

  async #show(): Promise<void> {
    const { document: walk, isRead, hasFailed } = this.#document.store.getState();
    this.store.setState({ walk, isRead, hasFailed });
    if (!walk) return;
    const keys = JSON.stringify(walk.keys);
    if (keys !== this.#openedKeys && this.#parts.ciphers) {
      const contents = await openedContents(walk, this.#parts.ciphers);
      this.#openedKeys = keys;
      this.#contents = { ...this.#contents, ...contents };
    }
    // Changes that came meanwhile are shown with it.
    const now = this.#document.store.getState().document ?? walk;
    this.store.setState(({ waitedMs }) => ({
      walk: now,
      posts: knownPosts(now, this.#contents),
      waitedMs: withWaited({ ...now }, waitedMs).waitedMs,
    }));
  }

  start(): () => void {
    const { clock } = this.#parts;
    this.#countedMs = clock.steadyMs();
    this.#storedMs = this.#countedMs;
    const stop = clock.every(TICK_MS, () => this.#tick());
    return () => {
      stop();
      this.#count();
      this.#storeWaited();
    };
  }

  #tick(): void {
    this.#count();
    if (this.#countedMs - this.#storedMs >= STORE_MS) this.#storeWaited();
    const at = this.#position();
    if (!at) return;
    for (const { head, content, hasArrived } of this.store.getState().posts ?? []) {
      if (content || arrivalAt(head, at) !== "there") continue;
      if (head.opens === "place") this.#logAll(head.id, ["arrival", "open"]);
      else if (!hasArrived) this.#log("arrival", head.id);
    }
  }

  #count(): void {
    const steadyMs = this.#parts.clock.steadyMs();
    const passedMs = Math.min(LONGEST_STEP_MS, steadyMs - this.#countedMs);
    this.#countedMs = steadyMs;
    const { posts, waitedMs, walk } = this.store.getState();
    const waiting = (posts ?? []).filter(({ content }) => content === null);
    if (!walk || waiting.length === 0) return;
    const longer = waiting.map(({ head: { id } }) => {
      const before = Math.max(waitedMs[id] ?? 0, walk.waitedMs[id] ?? 0);
      return [id, before + passedMs] as const;
    });
    this.store.setState({ waitedMs: { ...waitedMs, ...Object.fromEntries(longer) } });
  }

  #storeWaited(): void {
    this.#storedMs = this.#countedMs;
    const { waitedMs, walk } = this.store.getState();
    if (!walk || withWaited(walk, waitedMs) === walk) return;
    void this.#document.edit(
      (now) => now && byRule<Walk, [Walk["waitedMs"]]>(now, withWaited, waitedMs),
    );
  }

  #position(): LogPosition | null {
    const fix = this.#parts.lastFix();
    if (!fix || isStaleFix(fix.timeMs, this.#parts.clock.steadyMs())) return null;
    const round = (degrees: number) => Number(degrees.toFixed(5));
    return {
      lat: round(fix.lat),
      lng: round(fix.lng),
      accuracyMeters: Math.ceil(fix.accuracyMeters),
    };
  }

  #line(kind: LogLine["kind"], postId: string, answer?: string): LogLine {
    const { randomId, clock } = this.#parts;
    const at = this.#position();
    return {
      id: randomId().replaceAll("-", "").slice(0, 12),
      kind,
      postId,
      atMs: clock.nowMs(),
      ...(answer !== undefined && { answer }),
      ...(at && { at }),
    };
  }

  #log(kind: LogLine["kind"], postId: string, answer?: string): void {
    const line = this.#line(kind, postId, answer);
    void this.#document.edit((now) => now && byRule<Walk, [LogLine]>(now, withLine, line));
  }

  /** Logs events of one moment together, so that a kill between them loses neither. */
  #logAll(postId: string, kinds: readonly LogLine["kind"][]): void {
    const lines = kinds.map((kind) => this.#line(kind, postId));
    void this.#document.edit(
      (now) =>
        now &&
        byRule<Walk, LogLine[]>(
          now,
          (walking, ...itsLines) => itsLines.reduce(withLine, walking),
          ...lines,
        ),
    );
  }

  async answer(postId: string, answer: string): Promise<AnswerOutcome> {
    const { ciphers } = this.#parts;
    if (!ciphers) return "no-ciphers";
    const { walk, posts } = this.store.getState();
    const box = posts?.find(({ head }) => head.id === postId)?.head.box;
    const opened =
      walk && box !== undefined ? await openByAnswer(walk, box, answer, ciphers) : null;
    if (!opened || box === undefined) {
      this.#log("wrong", postId, answer);
      return "wrong";
    }
    const line = this.#line("open", postId, answer);
    // Key and line are stored together, so that a kill between them loses neither.
    await this.#document.edit(
      (now) =>
        now &&
        byRule<Walk, [number, string, LogLine]>(
          now,
          (walking, ...[itsBox, key, itsLine]) => withLine(withKey(walking, itsBox, key), itsLine),
          box,
          opened.key,
          line,
        ),
    );
    return "right";
  }

  openFreely(postId: string): void {
    const head = this.#head(postId);
    if (head?.opens === "none") this.#log("open", postId);
  }

  useCode(postId: string, code: string): boolean {
    const head = this.#head(postId);
    const arrivalCode = head?.arrivalCode ?? "";
    if (arrivalCode === "" || normaliseAnswer(arrivalCode) !== normaliseAnswer(code)) return false;
    this.#logAll(postId, ["code", "open"]);
    return true;
  }

  takeHint(postId: string): void {
    const head = this.#head(postId);
    const waitedMs = this.store.getState().waitedMs[postId] ?? 0;
    if (head && waitedMs >= head.hintMinutes * 60_000) this.#log("hint", postId);
  }

  #head(postId: string) {
    return this.store.getState().posts?.find(({ head }) => head.id === postId)?.head;
  }
}

const opened = new Map<string, OpenWalk>();

/** Returns a walk of this device. Import this lazily. */
export function walkOf(id: string): OpenWalk {
  const lastFix = () => {
    const { isHidden } = positionHiddenStore.getState();
    return isHidden ? null : positionStore.getState().fix;
  };
  const walk = opened.get(id) ?? openWalk({ ...device, edits, ciphers: webCiphers(), lastFix }, id);
  opened.set(id, walk);
  return walk;
}
