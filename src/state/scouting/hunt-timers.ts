import type { Preferences } from "#domain/preferences/preferences.ts";
import {
  type HuntTimer,
  TIMER_LIMITS,
  type TimerClocks,
  timeLeftMs,
} from "#domain/survey/hunt-timer.ts";
import { device } from "#state/device/device.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";

/** When each time of this visit was started on the steady clock. */
const startedAtSteadyMs = new Map<string, number>();

/** Starts a time. It is stored, so that it goes on after the app was closed. */
export function startHuntTimer(fields: Pick<HuntTimer, "kind" | "name" | "minutes">): void {
  const id = device.randomId();
  startedAtSteadyMs.set(id, device.clock.steadyMs());
  const timer: HuntTimer = { ...fields, id, startedAtMs: device.clock.nowMs() };
  setTimers((timers) => [...timers, timer].slice(-TIMER_LIMITS.timers));
}

/** Removes a time. */
export function removeHuntTimer(id: string): void {
  startedAtSteadyMs.delete(id);
  setTimers((timers) => timers.filter((timer) => timer.id !== id));
}

/** Returns what is left of a time; see `timeLeftMs`. */
export function huntTimeLeftMs(timer: HuntTimer): number | null {
  const startedMs = startedAtSteadyMs.get(timer.id);
  const clocks: TimerClocks = {
    nowMs: device.clock.nowMs(),
    steadyPassedMs: startedMs === undefined ? null : device.clock.steadyMs() - startedMs,
  };
  return timeLeftMs(timer, clocks);
}

function setTimers(change: (timers: Preferences["huntTimers"]) => Preferences["huntTimers"]): void {
  setPreferences({ huntTimers: change(preferencesStore.getState().huntTimers) });
}
