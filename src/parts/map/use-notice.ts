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

/**
 * Returns whether a notice is visible: it has a subject, and no other notice takes precedence. A notice without a
 * question disappears by itself until its subject changes.
 * @param about the subject; null for none
 */
export function useNotice(name: NoticeName, about: string | null, asksSomething: boolean): boolean {
  const [over, setOver] = useState<string | null>(null);
  if (over !== null && over !== about) setOver(null);
  const wants = about !== null && over !== about;
  const hasTurn = useNoticeTurn(name, wants);
  const mayGo = hasTurn && !asksSomething;
  useEffect(() => {
    if (!mayGo) return;
    const timer = window.setTimeout(() => setOver(about), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [mayGo, about]);
  return hasTurn;
}

/** Returns whether it is the turn of a notice that wants to be visible. */
export function useNoticeTurn(name: NoticeName, wants: boolean): boolean {
  // A layout effect, to be visible in the same frame.
  useLayoutEffect(() => (wants ? requestTurn(name) : undefined), [name, wants]);
  return useStore(noticeTurnsStore, (turns) => noticeWithTurn(turns) === name) && wants;
}
