import { useEffect, useEffectEvent } from "react";

/** While the keyboard is on the map itself, these keys answer too. */
export function useMapKeys(answers: Readonly<Record<string, () => void>>): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof HTMLCanvasElement) answers[event.key]?.();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => answer(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
