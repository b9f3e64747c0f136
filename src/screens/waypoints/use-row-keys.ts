import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

/**
 * Moves the focus from row to row with arrows, Home and End in a virtual list. `keptIndex` is the row that has or
 * receives the focus and must be rendered.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, count: number) {
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current !== null) focusRow(list, wanted.current, PATIENCE_FRAMES);
    wanted.current = null;
  }, [focusedIndex, list]);
  return {
    focusedIndex,
    onFocus(event: FocusEvent) {
      setFocusedIndex(indexOf(event.target));
    },
    onBlur() {
      setFocusedIndex(null);
    },
    onKeyDown(event: KeyboardEvent) {
      const index = indexOf(event.target as Element);
      const next = index === null ? null : nextIndex(event.key, index, count);
      if (next === null) return;
      event.preventDefault();
      wanted.current = next;
      setFocusedIndex(next);
    },
  };
}

/** The frames to wait for a row, which is hidden until it is measured. */
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
