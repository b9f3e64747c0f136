import { useEffect, useLayoutEffect, useState } from "react";
import { useStore } from "zustand";
import {
  type NoticeName,
  noticeTurnsStore,
  noticeWithTurn,
  requestTurn,
} from "#state/map/notice-turns.ts";

/** Long enough to read two lines. */
const SHOWN_MS = 10_000;
/** Long enough to read and decide. */
const OFFERED_MS = 30_000;

/**
 * Returns whether a notice is visible: it has a subject, and no other notice takes precedence. A notice without a
 * question disappears by itself until its subject changes.
 * @param about the subject; null for none
 * @param asksSomething true for a question that waits for its answer; an offer that is found elsewhere too gives way
 * unanswered after half a minute
 */
export function useNotice(
  name: NoticeName,
  about: string | null,
  asksSomething: boolean | "offer",
): boolean {
  const [over, setOver] = useState<string | null>(null);
  if (over !== null && over !== about) setOver(null);
  const wants = about !== null && over !== about;
  const hasTurn = useNoticeTurn(name, wants);
  const mayGo = hasTurn && asksSomething !== true;
  const shownMs = asksSomething === "offer" ? OFFERED_MS : SHOWN_MS;
  useEffect(() => {
    if (!mayGo) return;
    const timer = window.setTimeout(() => setOver(about), shownMs);
    return () => window.clearTimeout(timer);
  }, [mayGo, about, shownMs]);
  return hasTurn;
}

/** Returns whether it is the turn of a notice that wants to be visible. */
export function useNoticeTurn(name: NoticeName, wants: boolean): boolean {
  // A layout effect, to be visible in the same frame.
  useLayoutEffect(() => (wants ? requestTurn(name) : undefined), [name, wants]);
  return useStore(noticeTurnsStore, (turns) => noticeWithTurn(turns) === name) && wants;
}
