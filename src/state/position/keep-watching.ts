import type { ReportedFix } from "#domain/position/position-fix.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type {
  PositionError,
  PositionPermission,
  PositionSource,
} from "#platform/geolocation/position-source.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";

/** The parts of the device that a lasting watch needs. */
export interface WatchDevice {
  readonly position: PositionSource;
  readonly clock: Clock;
  readonly tabs: Tabs;
}

const FIRST_RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 160_000;
/** When the user returns to the tab, a watch that was silent for this long may have died. */
const SILENT_MS = 10_000;

/**
 * Watches the position for the lifetime of the page. Browsers stop a watch silently: after a refusal, after errors,
 * and (on iOS) after the app was in the background. So it restarts when the user grants permission, after an error
 * without a following fix (with doubling delays), and on returning to a silent watch. It never restarts by itself
 * after a refusal, which would ask the user repeatedly.
 * @returns a function that restarts the watch anyway, for a user who wants to be asked
 */
export function keepWatching(
  { position, clock, tabs }: WatchDevice,
  onFix: (fix: ReportedFix) => void,
  onError: (error: PositionError) => void,
): () => void {
  let stop = (): void => {};
  let cancelRetry = (): void => {};
  let retryMs = FIRST_RETRY_MS;
  let isGivenUp = false;
  let heardAtMs = clock.steadyMs();

  const begin = (): void => {
    stop();
    cancelRetry();
    isGivenUp = false;
    heardAtMs = clock.steadyMs();
    stop = position.watch(onSignal, onProblem);
  };
  const onSignal = (fix: ReportedFix): void => {
    cancelRetry();
    retryMs = FIRST_RETRY_MS;
    heardAtMs = clock.steadyMs();
    onFix(fix);
  };
  const onProblem = (error: PositionError): void => {
    onError(error);
    cancelRetry();
    isGivenUp = error.reason === "denied" || error.reason === "absent";
    if (isGivenUp) return;
    cancelRetry = clock.after(retryMs, begin);
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  };

  let permission: PositionPermission | null = null;
  position.onPermission((now) => {
    const isAllowedAfterAll = now === "granted" && permission !== null && permission !== now;
    permission = now;
    if (isAllowedAfterAll) begin();
  });
  tabs.onReturn(() => {
    if (!isGivenUp && clock.steadyMs() - heardAtMs > SILENT_MS) begin();
  });
  begin();
  return begin;
}
