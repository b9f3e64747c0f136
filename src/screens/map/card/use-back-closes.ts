import { useEffect, useEffectEvent } from "react";

/** The used part of CloseWatcher, which the DOM types do not declare yet. */
interface CloseWatcherLike extends EventTarget {
  destroy(): void;
}

type WithCloseWatcher = Window & { readonly CloseWatcher?: new () => CloseWatcherLike };

/**
 * Closes what is open with the back button or gesture, and with Escape from anywhere, if the browser has a
 * CloseWatcher (Chrome, so Android). Each new `open` object is watched separately; null for nothing. Other browsers
 * get no history entry for it: then "back" from another screen would lead to a map without its card.
 */
export function useBackCloses(open: object | null, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const { CloseWatcher } = window as WithCloseWatcher;
    if (!open || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", () => back());
    return () => watcher.destroy();
  }, [open]);
}
