import type { Heading } from "./heading.ts";

/**
 * How the map goes along with the own position: not at all, with the top of the map where it was,
 * with the course on top, or with the direction of the compass on top.
 */
export type FollowMode = "off" | "follow" | "course" | "compass";

const ROUND: readonly [FollowMode, ...FollowMode[]] = ["off", "follow", "course", "compass"];

/** Whether the way ahead is on top in this mode. */
export function isHeadingUp(mode: FollowMode): boolean {
  return mode === "course" || mode === "compass";
}

/** The mode after one more tap on the button; after the last one following ends. */
export function nextFollowMode(mode: FollowMode): FollowMode {
  return ROUND[(ROUND.indexOf(mode) + 1) % ROUND.length] ?? "off";
}

/** What this mode wants on top, degrees clockwise from true north; null when it leaves the map as it is. */
export function bearingOnTop(
  mode: FollowMode,
  { course, compass }: Pick<Heading, "course" | "compass">,
): number | null {
  if (mode === "course") return course;
  return mode === "compass" ? compass : null;
}
