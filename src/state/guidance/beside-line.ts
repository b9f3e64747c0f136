import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { GuideLine } from "#domain/geodesy/line/guide-line.ts";
import { nearestMatch } from "#domain/geodesy/line/match-line.ts";
import { CUE_DISTANCES } from "#domain/guidance/announce.ts";
import { type AnnouncedCues, announceCues, type CueEvent } from "#domain/guidance/announce-cues.ts";
import type { GuidanceState } from "#domain/guidance/guide.ts";
import { placeBeside } from "#domain/guidance/place-beside.ts";
import { isWayMode, type WayMode } from "#domain/network/ways/access/way-access.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";

/** The line along ways to the followed line, or on from its end to the goal. */
export interface BesideLine {
  /** With its cues. */
  readonly line: GuideLine;
  readonly alongMeters: number;
}

/** Returns the line along ways between two places, with its cues; null where packs know none. */
export type FindLine = (mode: WayMode, from: LatLng, to: LatLng) => Promise<GuideLine | null>;

/** Further from it, the traveller has left the line, and another is searched. */
const LEFT_METERS = 50;
/** Another line is searched after moving this far. */
const MOVED_METERS = 30;
/** Further away, no line is searched. */
const TOO_FAR_METERS = 30_000;

/**
 * Guides a traveller who is beside the followed line. Until a line along ways is found, and where there is none, nothing is
 * told: the straight line stays.
 * @param show called with each change of the line
 */
export function createBesideGuide(findLine: FindLine, show: (beside: BesideLine | null) => void) {
  let beside: BesideLine | null = null;
  let askedAt: LatLng | null = null;
  let announced: AnnouncedCues | null = null;

  const set = (next: BesideLine | null): void => {
    if (!next) announced = null;
    if (next !== beside) show(next);
    beside = next;
  };
  const ask = async (mode: WayMode, from: LatLng, to: LatLng): Promise<void> => {
    askedAt = from;
    try {
      const line = await findLine(mode, from, to);
      // The traveller may be back on the line, or elsewhere, by now.
      if (askedAt === from && line) set({ line, alongMeters: 0 });
    } catch (error) {
      console.warn("No way beside the route:", error);
    }
  };
  return {
    /** Forgets the line. */
    clear(): void {
      askedAt = null;
      set(null);
    },
    /** Takes a fix, and returns what to announce on the way to the followed line. */
    take(
      state: GuidanceState,
      followed: GuideLine,
      fix: PositionFix,
      warningMeters: number,
    ): readonly CueEvent[] {
      const { mode } = state;
      const to = isWayMode(mode) ? placeBeside(state, followed) : null;
      if (!to || !isWayMode(mode)) {
        this.clear();
        return [];
      }
      const match = beside && nearestMatch(beside.line, fix);
      if (beside && match && match.offMeters <= LEFT_METERS) {
        const { alongMeters } = match;
        const found = announceCues(announced, beside.line, alongMeters, {
          ...CUE_DISTANCES,
          warningMeters,
        });
        announced = found.announced;
        set({ line: beside.line, alongMeters });
        return found.events;
      }
      set(null);
      const hasMoved = !askedAt || distanceMeters(askedAt, fix) >= MOVED_METERS;
      if (hasMoved && distanceMeters(fix, to) <= TOO_FAR_METERS) {
        void ask(mode, { lat: fix.lat, lng: fix.lng }, to);
      }
      return [];
    },
  };
}
