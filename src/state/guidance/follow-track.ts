import { turnedLine } from "#domain/geodesy/line/guide-line.ts";
import { lineToFollow, type PointsToFollow } from "#domain/guidance/line-of-track.ts";
import type { InstrumentLayout } from "#domain/instruments/instruments.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { guidance } from "./guidance.ts";

/** The mode of following a track, from the chosen instruments. */
const MODES: Readonly<Record<InstrumentLayout, NetworkMode>> = {
  foot: "walk",
  bicycle: "cycle",
  water: "motorboat",
};

/**
 * Starts navigation along a track or route, or back along it.
 * @returns false if it has no length; then nothing changes
 */
export function followTrack(
  { name, points }: { readonly name: string; readonly points: PointsToFollow },
  { isBack }: { readonly isBack: boolean },
): boolean {
  const whole = lineToFollow(points);
  if (whole.lengthMeters === 0) return false;
  const mode = MODES[preferencesStore.getState().instrumentLayout];
  guidance.start({ kind: "track", name, mode, line: isBack ? turnedLine(whole) : whole });
  return true;
}
