import { createStore } from "zustand/vanilla";

/** The notices over the map, the most urgent first. */
export const NOTICE_ORDER = [
  // Safety before any offer or problem; read once, it never comes back.
  "boating-aid",
  "saved",
  "follow",
  "undo",
  "navigation",
  "online-map",
  "position",
  "network",
  "source",
  "limit",
  "language",
  "dark",
  "install",
] as const;

/** A notice over the map; its element carries the name as `data-notice`. */
export type NoticeName = (typeof NOTICE_ORDER)[number];

/** The notices that have a message now. */
interface NoticeTurns {
  readonly waiting: readonly NoticeName[];
  /** The number of sheets that offer a download themselves; the map then does not repeat the offer. */
  readonly packOffers: number;
}

/** The notices over the map, of which one is shown at a time. */
export const noticeTurnsStore = createStore<NoticeTurns>(() => ({ waiting: [], packOffers: 0 }));

/** Puts a notice in the queue until the returned function is called. */
export function requestTurn(name: NoticeName): () => void {
  noticeTurnsStore.setState(({ waiting }) => ({ waiting: [...waiting, name] }));
  return () =>
    noticeTurnsStore.setState(({ waiting }) => ({
      waiting: waiting.toSpliced(waiting.indexOf(name), 1),
    }));
}

/** Returns the notice that is shown; null for none. */
export function noticeWithTurn({ waiting }: Pick<NoticeTurns, "waiting">): NoticeName | null {
  return NOTICE_ORDER.find((name) => waiting.includes(name)) ?? null;
}

/** Notes that a sheet offers a download, until the returned function is called. */
export function notePackOffer(): () => void {
  const add = (count: number) =>
    noticeTurnsStore.setState(({ packOffers }) => ({ packOffers: packOffers + count }));
  add(1);
  return () => add(-1);
}
