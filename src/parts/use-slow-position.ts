import { useEffect, useState } from "react";
import type { DevicePosition } from "#domain/position/device-position.ts";
import { positionStore } from "#state/position.ts";

/**
 * The own position, renewed at most once in `intervalMs`: many rows need not follow every fix. Null
 * before the first one.
 */
export function useSlowPosition(intervalMs: number): DevicePosition | null {
  const [position, setPosition] = useState(positionStore.getState);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const renew = (): void => {
      timer = null;
      setPosition(positionStore.getState());
    };
    const stop = positionStore.subscribe((now) => {
      if (timer !== null) return;
      // The first fix is what everybody waits for.
      if (now.fixedAtMs !== null) timer = setTimeout(renew, intervalMs);
    });
    renew();
    return () => {
      stop();
      if (timer !== null) clearTimeout(timer);
    };
  }, [intervalMs]);
  return position.fixedAtMs === null ? null : position;
}
