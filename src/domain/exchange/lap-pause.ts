/** Devices write a point at least this often while they record. */
const MAX_PAUSE_MS = 60_000;

/**
 * Returns whether the device paused between the last point of a lap and the first of the next, so that the stretch
 * between them was not recorded. False if a time is unknown: laps usually follow each other at once.
 */
export function isPause(lastTimeMs: number, nextTimeMs: number): boolean {
  return nextTimeMs - lastTimeMs > MAX_PAUSE_MS;
}
