/** A point on the map, CSS pixels from its upper left corner. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Something within reach of the finger. */
export interface InReach {
  /** Identifies the thing across taps. */
  readonly key: string;
  /** Its place on the screen. */
  readonly at: Pixel;
  /** The distance of the finger from its place, pixels. */
  readonly awayPixels: number;
  /** True if anything else within the same reach is chosen first. */
  readonly yields?: boolean;
}

/** Things this close cover each other. */
const PILE_PIXELS = 12;

/**
 * The search distances around the finger, until one finds anything; 0 is exactly under it. A gloved finger covers 44
 * pixels and may miss by the last distance.
 */
const REACHES_PIXELS = [0, 6, 12, 22] as const;

/**
 * Returns the thing that a tap chooses: the one drawn under the finger, else the nearest within reach; things that
 * yield only without others. Repeated taps cycle through overlapping things. Null if nothing is within reach.
 * @param drawnWithin returns the things drawn, at least in part, within this many pixels of the finger, the topmost
 * first
 */
export function chooseTapped<Thing extends InReach>(
  drawnWithin: (reachPixels: number) => readonly Thing[],
  lastKey: string | null,
): Thing | null {
  for (const reach of REACHES_PIXELS) {
    const things = drawnWithin(reach);
    const first = reach === 0 ? frontOf(things)[0] : nearestOf(frontOf(things));
    if (!first) continue;
    return nextOf(reach === 0 ? things : pileAround(first, things), lastKey) ?? first;
  }
  return null;
}

/** Returns the things that do not yield, or all if every one does. */
function frontOf<Thing extends InReach>(things: readonly Thing[]): readonly Thing[] {
  const front = things.filter(({ yields }) => !yields);
  return front.length > 0 ? front : things;
}

function nearestOf<Thing extends InReach>(things: readonly Thing[]): Thing | undefined {
  return things.toSorted((a, b) => a.awayPixels - b.awayPixels)[0];
}

function pileAround<Thing extends InReach>(
  nearest: Thing,
  things: readonly Thing[],
): readonly Thing[] {
  return things.filter(({ at }) => pixelsBetween(at, nearest.at) <= PILE_PIXELS);
}

/** Returns the thing after the one with this key, in an order independent of the finger; null without it. */
function nextOf<Thing extends InReach>(pile: readonly Thing[], lastKey: string | null) {
  const inOrder = pile.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const last = inOrder.findLastIndex(({ key }) => key === lastKey);
  return last < 0 ? null : (inOrder[last + 1] ?? inOrder[0]);
}

/** Returns the distance between two points in pixels. */
export function pixelsBetween(a: Pixel, b: Pixel): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
