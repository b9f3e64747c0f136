import { turnedLine } from "#domain/geodesy/line/guide-line.ts";
import { lineToFollow, type PointsToFollow } from "#domain/guidance/line-of-track.ts";
import type { InstrumentLayout } from "#domain/instruments/instruments.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { guidance } from "./guidance.ts";

/** How one goes along a track: as the instruments were chosen. */
const MODES: Readonly<Record<InstrumentLayout, NetworkMode>> = {
  foot: "walk",
  bicycle: "cycle",
  water: "motorboat",
};

/**
 * Leads along a track or route from now on, or back along it.
 * @returns false when it has no length: then nothing changes
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
