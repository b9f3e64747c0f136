import { useEffect, useState } from "react";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { listenSlowly } from "#parts/listen-slowly.ts";
import { positionStore } from "#state/position/position.ts";

/**
 * The own position, renewed at most once in `intervalMs`: many rows need not follow every fix. Null
 * before the first one.
 */
export function useSlowPosition(intervalMs: number): PositionFix | null {
  const [position, setPosition] = useState(positionStore.getState);
  useEffect(() => {
    const renew = (): void => setPosition(positionStore.getState());
    renew();
    return listenSlowly(positionStore, intervalMs, renew);
  }, [intervalMs]);
  return position.fix;
}
