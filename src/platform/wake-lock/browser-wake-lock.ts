import type { WakeLock } from "./wake-lock.ts";

/** The browser's `navigator.wakeLock`. */
export function browserWakeLock(): WakeLock {
  return { hold };
}

function hold(onChange?: (isHeld: boolean) => void): () => void {
  let held: WakeLockSentinel | null = null;
  let isOver = false;
  const take = async (): Promise<void> => {
    if (isOver || document.visibilityState !== "visible" || (held && !held.released)) return;
    try {
      const lock = await navigator.wakeLock.request("screen");
      if (isOver) await lock.release();
      else {
        held = lock;
        onChange?.(true);
        lock.addEventListener("release", () => onChange?.(false), { once: true });
      }
    } catch {
      // Not supported, or refused because the battery is low.
    }
  };
  const onVisible = (): void => void take();
  document.addEventListener("visibilitychange", onVisible);
  void take();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", onVisible);
    void held?.release().catch(() => {});
  };
}
