/** A point of the screen, CSS pixels from the upper left of the map. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Something in reach of the finger. */
export interface InReach {
  /** The same for the same thing at each tap. */
  readonly key: string;
  /** Where it stands. */
  readonly at: Pixel;
  /** How far the finger is from what is drawn of it. */
  readonly awayPixels: number;
}

/** Things this close cover each other. */
const PILE_PIXELS = 12;

/**
 * What a tap means: the nearest, or of several that cover each other the one after that which was
 * chosen last, so that each can be had. Null when nothing is in reach.
 */
export function chooseTapped<Thing extends InReach>(
  things: readonly Thing[],
  lastKey: string | null,
): Thing | null {
  const [nearest] = things.toSorted((a, b) => a.awayPixels - b.awayPixels);
  if (!nearest) return null;
  const pile = things
    .filter(({ at }) => pixelsBetween(at, nearest.at) <= PILE_PIXELS)
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const last = pile.findLastIndex(({ key }) => key === lastKey);
  return last < 0 ? nearest : (pile[last + 1] ?? pile[0] ?? nearest);
}

/** How far two points of the screen are apart. */
export function pixelsBetween(a: Pixel, b: Pixel): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
