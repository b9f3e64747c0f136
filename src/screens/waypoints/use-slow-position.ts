import type { PositionFix } from "#domain/position/position-fix.ts";
import { useSlowly } from "#parts/position/use-slowly.ts";
import { positionStore } from "#state/position/position.ts";

/**
 * Returns the position, updated at most once per `intervalMs`, because many rows need not follow every fix. Null
 * before the first fix.
 */
export function useSlowPosition(intervalMs: number): PositionFix | null {
  return useSlowly(positionStore, intervalMs).fix;
}
