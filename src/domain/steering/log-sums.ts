import { logDateOf } from "./log-days.ts";
import type { LogEntry } from "./log-entries.ts";

/** The sums of the lines of a day. */
export interface LogSums {
  /** The distance over ground, metres; null if no line of the day has a distance. */
  readonly distanceMeters: number | null;
  /** The time that the engine ran on that day, milliseconds; null if no line says that it did. */
  readonly engineMs: number | null;
  /** True if each start of the engine has its stop, so that `engineMs` is all of it. */
  readonly isEngineWhole: boolean;
}

/** Sums that are still being added up. */
interface OpenSums {
  distanceMeters: number | null;
  engineMs: number | null;
  isEngineWhole: boolean;
}

/**
 * Adds up the lines of each day.
 *
 * The distance in a line counts from the start of its recording, so a day has what it grew since the line before; a
 * distance that became less is of another recording, and counts whole. An engine that runs over midnight counts on both days.
 * @param entries ascending by time
 * @returns the sums by day, see `logDateOf`
 */
export function logSums(entries: readonly LogEntry[]): ReadonlyMap<string, LogSums> {
  const days = new Map<string, OpenSums>();
  const dayOf = (atMs: number) => {
    const date = logDateOf(atMs);
    const sums = days.get(date) ?? { distanceMeters: null, engineMs: null, isEngineWhole: true };
    days.set(date, sums);
    return sums;
  };
  addDistances(entries, dayOf);
  addEngine(entries, dayOf);
  return days;
}

type DayOf = (atMs: number) => OpenSums;

function addDistances(entries: readonly LogEntry[], dayOf: DayOf): void {
  let metersBefore = 0;
  for (const { atMs, kind, distanceMeters } of entries) {
    const day = dayOf(atMs);
    if (kind === "departure") metersBefore = 0;
    if (distanceMeters === null) continue;
    const grown = distanceMeters - (distanceMeters < metersBefore ? 0 : metersBefore);
    day.distanceMeters = (day.distanceMeters ?? 0) + grown;
    metersBefore = distanceMeters;
  }
}

/** Nobody runs an engine for longer without a stop: the lines between are missing. */
const LONGEST_RUN_MS = 31 * 86_400_000;

function addEngine(entries: readonly LogEntry[], dayOf: DayOf): void {
  let startedAtMs: number | null = null;
  const lines = entries.filter(({ kind }) => kind === "engine-on" || kind === "engine-off");
  for (const { atMs, kind } of lines) {
    if (kind === "engine-off" && startedAtMs !== null && atMs - startedAtMs <= LONGEST_RUN_MS) {
      addRun(startedAtMs, atMs, dayOf);
    } else {
      // A start without its stop, and a stop without its start.
      if (startedAtMs !== null) dayOf(startedAtMs).isEngineWhole = false;
      if (kind === "engine-off") dayOf(atMs).isEngineWhole = false;
    }
    startedAtMs = kind === "engine-on" ? atMs : null;
  }
  if (startedAtMs !== null) dayOf(startedAtMs).isEngineWhole = false;
}

function addRun(startedAtMs: number, stoppedAtMs: number, dayOf: DayOf): void {
  for (const { fromMs, toMs } of partsByDay(startedAtMs, stoppedAtMs)) {
    const day = dayOf(fromMs);
    day.engineMs = (day.engineMs ?? 0) + toMs - fromMs;
  }
}

/** Divides a time at the midnights of the device. */
function partsByDay(fromMs: number, toMs: number) {
  const parts: { readonly fromMs: number; readonly toMs: number }[] = [];
  let startMs = fromMs;
  while (startMs < toMs) {
    const midnight = new Date(startMs);
    midnight.setHours(24, 0, 0, 0);
    const endMs = Math.min(midnight.getTime(), toMs);
    parts.push({ fromMs: startMs, toMs: endMs });
    startMs = endMs;
  }
  return parts;
}
