import type { Figure } from "./figure.ts";

/** A stretch of a route where the device has no map, so that its junctions are unknown; metres from the start of the route. */
export interface MapGap {
  readonly fromMeters: number;
  readonly toMeters: number;
}

/** Returns whether a place of the route lies in a stretch. */
export function isInStretch({ fromMeters, toMeters }: MapGap, alongMeters: number): boolean {
  return alongMeters >= fromMeters && alongMeters <= toMeters;
}

/** Returns gaps without the parts that lie in stretches; both in the order of the route. */
export function gapsOutside(gaps: readonly MapGap[], stretches: readonly MapGap[]): MapGap[] {
  return stretches.reduce<readonly MapGap[]>(
    (left, { fromMeters, toMeters }) =>
      left.flatMap((gap) => {
        if (toMeters <= gap.fromMeters || fromMeters >= gap.toMeters) return [gap];
        const before = { fromMeters: gap.fromMeters, toMeters: fromMeters };
        const after = { fromMeters: toMeters, toMeters: gap.toMeters };
        return [before, after].filter((one) => one.toMeters - one.fromMeters >= MIN_GAP_METERS);
      }),
    gaps,
  ) as MapGap[];
}

/** Shorter gaps have no junction that matters. */
const MIN_GAP_METERS = 10;

/** Returns whether there is no map along the whole route. */
export function isWholeRoute(gaps: readonly MapGap[], lengthMeters: number): boolean {
  const [gap] = gaps;
  // The lengths of the route and of its stretches are summed in different steps.
  return gap !== undefined && gap.fromMeters === 0 && gap.toMeters > lengthMeters * 0.999 - 1;
}

/**
 * Puts gaps between items in the order of the route: a gap follows the items up to its beginning. `alongOf` returns the distance
 * of an item from the start, metres.
 */
export function withGaps<Item, Gap extends MapGap>(
  items: readonly Item[],
  gaps: readonly Gap[],
  alongOf: (item: Item) => number,
): (Item | Gap)[] {
  const ordered: (Item | Gap)[] = [];
  let next = 0;
  for (const item of items) {
    for (let gap = gaps[next]; gap && gap.fromMeters < alongOf(item); gap = gaps[next]) {
      ordered.push(gap);
      next += 1;
    }
    ordered.push(item);
  }
  return [...ordered, ...gaps.slice(next)];
}

/** A figure with its place on the route. */
export interface FigureAlong {
  readonly figure: Figure;
  /** Metres from the start of the route. */
  readonly alongMeters: number;
}

/** Returns figures in the order of the route, with one for each gap between them. */
export function figuresWithGaps(
  figures: readonly FigureAlong[],
  gaps: readonly MapGap[],
  draw: (gap: MapGap) => Figure,
): Figure[] {
  return withGaps(figures, gaps, ({ alongMeters }) => alongMeters).map((one) =>
    "figure" in one ? one.figure : draw(one),
  );
}
