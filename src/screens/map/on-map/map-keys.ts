import { useEffectEvent, useLayoutEffect } from "react";

/**
 * Handles these keys while the map has the focus: lower-case letters, regardless of Shift and Caps Lock. Combinations
 * with Ctrl and the like stay with the browser.
 */
export function useMapKeys(answers: Readonly<Record<string, () => void>>): void {
  const answer = useEffectEvent(({ target, key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    if (!(target instanceof HTMLCanvasElement) || ctrlKey || altKey || metaKey) return;
    answers[key.length === 1 ? key.toLowerCase() : key]?.();
  });
  // A layout effect, because a normal one may come some frames after the screen is visible.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => answer(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
