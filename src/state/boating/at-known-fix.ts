import { type PositionFix, STALE_FIX_MS } from "#domain/position/position-fix.ts";
import type { FixStream } from "#state/position/fixes.ts";

/**
 * Calls back once, with the newest fix if it still counts as the current position, else with the next one.
 * @param isUsable fixes for which it returns false are passed over
 * @returns a function that stops waiting
 */
export function atKnownFix(
  onFix: FixStream,
  take: (fix: PositionFix) => void,
  isUsable: (fix: PositionFix) => boolean = () => true,
): () => void {
  let isOver = false;
  let stop = (): void => {};
  const end = (): void => {
    isOver = true;
    stop();
  };
  stop = onFix((fix) => {
    if (isOver || !isUsable(fix)) return;
    end();
    take(fix);
  }, STALE_FIX_MS);
  // A known fix is reported before `onFix` returns, so `stop` was not set yet.
  if (isOver) stop();
  return end;
}
