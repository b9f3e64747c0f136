import type { PositionFix } from "#domain/position/position-fix.ts";
import { useSlowly } from "#parts/position/use-slowly.ts";
import { positionStore } from "#state/position/position.ts";

/**
 * The own position, renewed at most once in `intervalMs`: many rows need not follow every fix. Null
 * before the first one.
 */
export function useSlowPosition(intervalMs: number): PositionFix | null {
  return useSlowly(positionStore, intervalMs).fix;
}
