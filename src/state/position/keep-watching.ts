import type { PositionFix } from "#domain/position/position-fix.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type {
  PositionError,
  PositionPermission,
  PositionSource,
} from "#platform/geolocation/position-source.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";

/** What a watch that lasts needs of the device. */
export interface WatchDevice {
  readonly position: PositionSource;
  readonly clock: Clock;
  readonly tabs: Tabs;
}

const FIRST_RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 160_000;
/** On coming back to the tab: a watch that has been silent for so long may have died in the dark. */
const SILENT_MS = 10_000;

/**
 * Watches the position for as long as the page lives. Browsers are known to stop a watch without a
 * word: after a refusal, after failures, and (iOS) after the app was in the background. So it is begun
 * anew when the user allows it after all, after a failure that no fix follows (waiting twice as long
 * each time), and on coming back to a silent watch; never of itself after a refusal, which would
 * ask the user again and again. Gives back the function that begins it anew all the same, for who
 * wants to be asked.
 */
export function keepWatching(
  { position, clock, tabs }: WatchDevice,
  onFix: (fix: PositionFix) => void,
  onError: (error: PositionError) => void,
): () => void {
  let stop = (): void => {};
  let cancelRetry = (): void => {};
  let retryMs = FIRST_RETRY_MS;
  let isGivenUp = false;
  let heardAtMs = clock.nowMs();

  const begin = (): void => {
    stop();
    cancelRetry();
    isGivenUp = false;
    heardAtMs = clock.nowMs();
    stop = position.watch(onSignal, onProblem);
  };
  const onSignal = (fix: PositionFix): void => {
    cancelRetry();
    retryMs = FIRST_RETRY_MS;
    heardAtMs = clock.nowMs();
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
    if (!isGivenUp && clock.nowMs() - heardAtMs > SILENT_MS) begin();
  });
  begin();
  return begin;
}
