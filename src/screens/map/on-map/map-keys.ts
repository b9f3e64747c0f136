import { useEffectEvent, useLayoutEffect } from "react";

/**
 * While the keyboard is on the map itself, these keys answer too: letters in small print, whatever
 * Shift and Caps Lock make of them. What the browser itself does with Ctrl and the like stays its own.
 */
export function useMapKeys(answers: Readonly<Record<string, () => void>>): void {
  const answer = useEffectEvent(({ target, key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    if (!(target instanceof HTMLCanvasElement) || ctrlKey || altKey || metaKey) return;
    answers[key.length === 1 ? key.toLowerCase() : key]?.();
  });
  // What is on the screen must answer: an ordinary effect may come some frames later.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => answer(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
