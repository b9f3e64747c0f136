import type { StoreApi } from "zustand/vanilla";
import { positionPermissionStore, positionStore } from "#state/position/position.ts";
import type { RecorderDevice, RecorderSnapshot } from "./recorder-device.ts";

/** A recording with a fix younger than this resumes by itself after the app was closed; an older one asks. */
const RESUMES_WITHIN_MS = 600_000;
/** The snapshot says for this long that a recording resumed by itself. */
const RESUMED_SHOWN_MS = 60_000;

/**
 * Resumes a recording that the app was closed in, unless it was paused, stopped ten minutes ago or more, or resuming
 * would make the browser ask for the position. The snapshot then says for a minute how long the app was closed.
 */
export async function resumeByItself(
  { clock, isPositionAllowed }: Pick<RecorderDevice, "clock" | "isPositionAllowed">,
  store: StoreApi<RecorderSnapshot>,
  resume: () => Promise<void>,
): Promise<void> {
  if (closedForMs(store.getState(), clock.nowMs()) === null || !(await isPositionAllowed())) return;
  // The answer may have taken a while.
  const resumedAfterMs = closedForMs(store.getState(), clock.nowMs());
  if (resumedAfterMs === null) return;
  await resume();
  // Another window may have been first.
  if (store.getState().status !== "recording") return;
  store.setState({ resumedAfterMs });
  clock.after(RESUMED_SHOWN_MS, () => store.setState({ resumedAfterMs: null }));
}

/** Returns null for a recording that must not resume by itself; a clock that was set back tells nothing. */
function closedForMs(
  { status, isPaused, lastFixAtMs, startedAtMs }: RecorderSnapshot,
  nowMs: number,
): number | null {
  if (status !== "interrupted" || isPaused) return null;
  const closedMs = nowMs - (lastFixAtMs ?? startedAtMs ?? 0);
  return closedMs >= 0 && closedMs < RESUMES_WITHIN_MS ? closedMs : null;
}

/** Answers `RecorderDevice.isPositionAllowed` for this device; a fix proves it as well as the browser's word does. */
export function isPositionAllowed(): Promise<boolean> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    const tell = (): void => {
      const { permission } = positionPermissionStore.getState();
      if (permission === null && !positionStore.getState().fix) return;
      for (const stop of stops) stop();
      resolve(permission === null || permission === "granted");
    };
    stops.push(positionPermissionStore.subscribe(tell), positionStore.subscribe(tell));
    tell();
  });
}
