import type { Heading } from "./heading.ts";

/**
 * The way in which the map follows the user's position: not at all, with its rotation unchanged, with the
 * course up, or with the compass heading up.
 */
export type FollowMode = "off" | "follow" | "course" | "compass";

const ROUND: readonly [FollowMode, ...FollowMode[]] = ["off", "follow", "course", "compass"];

/** Returns whether the direction of travel is up in this mode. */
export function isHeadingUp(mode: FollowMode): boolean {
  return mode === "course" || mode === "compass";
}

/** Returns the mode after one more tap on the button; the last one ends following. */
export function nextFollowMode(mode: FollowMode): FollowMode {
  return ROUND[(ROUND.indexOf(mode) + 1) % ROUND.length] ?? "off";
}

/**
 * Returns the direction that is up in this mode, degrees clockwise from true north; null if the rotation
 * stays as it is.
 */
export function bearingOnTop(
  mode: FollowMode,
  { course, compass }: Pick<Heading, "course" | "compass">,
): number | null {
  if (mode === "course") return course;
  return mode === "compass" ? compass : null;
}
