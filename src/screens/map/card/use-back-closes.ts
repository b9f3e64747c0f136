import { useEffect, useEffectEvent } from "react";

/** As much of it as is used: the DOM library of the compiler does not know it yet. */
interface CloseWatcherLike extends EventTarget {
  destroy(): void;
}

type WithCloseWatcher = Window & { readonly CloseWatcher?: new () => CloseWatcherLike };

/**
 * Where the browser has a CloseWatcher (Chrome, so Android), its back button or gesture, and Escape
 * wherever the keyboard is, close what is open instead of leaving the screen. Each new `open` is
 * watched anew; null for nothing. No other browser gets an entry in its history for it: that would
 * make "back" from another screen lead to a map without its card.
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
