import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

/**
 * Arrows, Home and End move the keyboard from row to row of a list of which only a part is in the
 * page. `keptIndex` is the row that has the keyboard, or is about to: it must be in the page.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, count: number) {
  const [keptIndex, setKeptIndex] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current !== null) focusRow(list, wanted.current, PATIENCE_FRAMES);
    wanted.current = null;
  }, [keptIndex, list]);
  return {
    keptIndex,
    onFocus(event: FocusEvent) {
      setKeptIndex(indexOf(event.target));
    },
    onBlur() {
      setKeptIndex(null);
    },
    onKeyDown(event: KeyboardEvent) {
      const index = indexOf(event.target as Element);
      const next = index === null ? null : nextIndex(event.key, index, count);
      if (next === null) return;
      event.preventDefault();
      wanted.current = next;
      setKeptIndex(next);
    },
  };
}

/** A row that was out of sight is hidden until it has been measured, a frame or two. */
const PATIENCE_FRAMES = 20;

function focusRow(list: RefObject<HTMLElement | null>, index: number, frames: number): void {
  const row = list.current?.querySelector(`[data-index="${index}"]`);
  const target = row?.querySelector<HTMLElement>("a, input");
  target?.focus();
  if (document.activeElement === target || frames === 0) return;
  requestAnimationFrame(() => focusRow(list, index, frames - 1));
}

function indexOf(element: Element): number | null {
  const index = element.closest("[data-index]")?.getAttribute("data-index");
  return index ? Number(index) : null;
}

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === "ArrowDown") return Math.min(index + 1, count - 1);
  if (key === "ArrowUp") return Math.max(index - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
