import { useEffect, useLayoutEffect, useState } from "react";
import { useStore } from "zustand";
import {
  type NoticeName,
  noticeTurnsStore,
  noticeWithTurn,
  requestTurn,
} from "#state/map/notice-turns.ts";

/** Long enough to read two lines. */
const SHOWN_MS = 8000;

/**
 * Returns whether a notice is shown now: it has something to say, and no notice before it has. What asks nothing
 * goes away by itself, until it is about something else.
 * @param about changes with what it says; null for nothing
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

/** Returns whether a notice that wants to be shown has its turn. */
export function useNoticeTurn(name: NoticeName, wants: boolean): boolean {
  // A layout effect: it is seen in the same frame.
  useLayoutEffect(() => (wants ? requestTurn(name) : undefined), [name, wants]);
  return useStore(noticeTurnsStore, (turns) => noticeWithTurn(turns) === name) && wants;
}
