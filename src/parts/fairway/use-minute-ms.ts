import { useStore } from "zustand";
import { clockStore } from "#state/clock/clock-store.ts";

const MINUTE_MS = 60_000;

/** Returns the start of the current minute in milliseconds since 1970, renewed every minute. */
export function useMinuteMs(): number {
  return useStore(clockStore, ({ nowMs }) => Math.floor(nowMs / MINUTE_MS)) * MINUTE_MS;
}
