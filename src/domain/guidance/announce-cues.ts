import type { GuideCue, GuideLine } from "#domain/geodesy/line/guide-line.ts";

/** The place along the line up to which cues were announced as near, and as reached. */
export interface AnnouncedCues {
  readonly nearMeters: number;
  readonly atMeters: number;
}

/** A cue to announce. */
export type CueEvent =
  | { readonly kind: "cue-near"; readonly cue: GuideCue; readonly meters: number }
  | { readonly kind: "cue-at"; readonly cue: GuideCue };

/** The distances of the announcements of nodes. */
export interface CueDistances {
  /** Within this distance, the traveller is at a cue. */
  readonly atMeters: number;
  readonly warningMeters: number;
  /** After going back this far before a cue, it is announced again. */
  readonly backtrackMeters: number;
  /** After going back this far out of the warning distance, the warning is announced again. */
  readonly leftMeters: number;
}

/**
 * Returns the cues to announce after a fix. Places along the line are remembered and not numbers of cues, because the cues
 * may become known late, or others after a pack was added.
 * @param announced null before the first fix, and after a shortcut: what lies behind is not announced
 */
export function announceCues(
  announced: AnnouncedCues | null,
  line: GuideLine,
  along: number,
  distances: CueDistances,
): { readonly events: readonly CueEvent[]; readonly announced: AnnouncedCues | null } {
  const { cues } = line;
  // Not known yet: nothing counts as announced.
  if (!cues) return { events: [], announced };
  const { atMeters, warningMeters, backtrackMeters, leftMeters } = distances;
  const announcedAt = announced
    ? Math.min(announced.atMeters, along + backtrackMeters)
    : along - atMeters;
  const announcedNear = announced
    ? Math.min(announced.nearMeters, along + warningMeters + leftMeters)
    : along - atMeters;
  const between = (from: number, to: number) =>
    cues.filter(({ alongMeters }) => alongMeters > from && alongMeters <= to);
  const at = between(announcedAt, along + atMeters);
  const near = between(Math.max(announcedNear, along + atMeters), along + warningMeters);
  return {
    events: [
      ...at.map((cue) => ({ kind: "cue-at" as const, cue })),
      ...near.map((cue) => ({
        kind: "cue-near" as const,
        cue,
        meters: cue.alongMeters - along,
      })),
    ],
    announced: {
      atMeters: Math.max(announcedAt, along + atMeters),
      nearMeters: Math.max(announcedNear, along + warningMeters),
    },
  };
}
