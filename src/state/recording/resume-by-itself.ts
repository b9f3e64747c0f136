import type { StoreApi } from "zustand/vanilla";
import { positionPermissionStore, positionStore } from "#state/position/position.ts";
import type { RecorderDevice, RecorderSnapshot } from "./recorder-device.ts";

/** A recording whose last fix is younger than this resumes automatically; for an older one the user is asked. */
const RESUMES_WITHIN_MS = 600_000;
/** The time that the snapshot reports an automatic resume. */
const RESUMED_SHOWN_MS = 60_000;

/**
 * Resumes a recording during which the app was closed, unless it was paused, stopped ten minutes ago or more, or the
 * browser would ask for the position. For a minute the snapshot then tells how long the app was closed.
 */
export async function resumeByItself(
  { clock, isPositionAllowed }: Pick<RecorderDevice, "clock" | "isPositionAllowed">,
  store: StoreApi<RecorderSnapshot>,
  resume: () => Promise<void>,
): Promise<void> {
  if (closedForMs(store.getState(), clock.nowMs()) === null || !(await isPositionAllowed())) return;
  // The response may have taken a while.
  const resumedAfterMs = closedForMs(store.getState(), clock.nowMs());
  if (resumedAfterMs === null) return;
  await resume();
  // Another window may have resumed it.
  if (store.getState().status !== "recording") return;
  store.setState({ resumedAfterMs });
  clock.after(RESUMED_SHOWN_MS, () => store.setState({ resumedAfterMs: null }));
}

/**
 * Returns the time the app was closed; null for a recording that must not resume automatically. After the clock was
 * set back this is unknown.
 */
function closedForMs(
  { status, isPaused, lastFixAtMs, startedAtMs }: RecorderSnapshot,
  nowMs: number,
): number | null {
  if (status !== "interrupted" || isPaused) return null;
  const closedMs = nowMs - (lastFixAtMs ?? startedAtMs ?? 0);
  return closedMs >= 0 && closedMs < RESUMES_WITHIN_MS ? closedMs : null;
}

/** Implements `RecorderDevice.isPositionAllowed` for this device; a fix also proves the permission. */
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
