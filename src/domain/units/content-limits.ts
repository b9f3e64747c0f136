/** The maximum size of contents that enter the app through one door. */
export interface ContentLimit {
  /** Of the contents after unpacking; for a list that is typed or pasted, its characters. */
  readonly maxBytes: number;
  /** The maximum number of entries of each kind. */
  readonly maxEntries: Readonly<Record<string, number>>;
}

const LINK_BYTES = 1_000_000;

/**
 * The maxima of every door. They are checked before contents are shown or stored, and the app draws the maximum of each
 * kind in time (`e2e/specs/exchange/limits.spec.ts`). Larger contents are refused as a whole. Sources of the numbers:
 * docs/formats/limits.md.
 */
export const CONTENT_LIMITS = {
  waypointLink: { maxBytes: LINK_BYTES, maxEntries: { waypoints: 5000 } },
  trackLink: {
    maxBytes: LINK_BYTES,
    maxEntries: { points: 50_000, segments: 5000, names: 5000 },
  },
  planLink: { maxBytes: LINK_BYTES, maxEntries: { stops: 500, passed: 1000 } },
  /** `parts` are circles, sightings and areas together; `corners` are those of all areas. */
  huntLink: { maxBytes: LINK_BYTES, maxEntries: { parts: 500, corners: 10_000 } },
  /** `posts` are those at the start and boxes, `lines` those of a log. */
  trailLink: { maxBytes: LINK_BYTES, maxEntries: { posts: 50, lines: 2000 } },
  hikeLink: { maxBytes: LINK_BYTES, maxEntries: { pages: 200, lines: 50 } },
  animatedCode: { maxBytes: 400_000, maxEntries: { frames: 512 } },
  list: { maxBytes: 1_000_000, maxEntries: { lines: 5000 } },
  /** `lines` are tracks and routes, `points` those of all of them. */
  file: {
    maxBytes: 200 * 1024 * 1024,
    maxEntries: { waypoints: 25_000, lines: 2000, points: 1_000_000 },
  },
  backup: {
    maxBytes: 400_000_000,
    maxEntries: {
      waypoints: 50_000,
      bin: 10_000,
      photos: 10_000,
      tracks: 10_000,
      plans: 10_000,
      setAside: 10_000,
      boating: 100,
      scouting: 20_000,
    },
  },
} as const satisfies Readonly<Record<string, ContentLimit>>;
