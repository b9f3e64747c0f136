import { objectsAlong } from "#domain/fairway/along-line.ts";
import type { FairwayIndex } from "#domain/fairway/fairway-index.ts";
import { isSmallByName, type WeighedWater } from "../basemap/src/waters/weigh-waters.ts";

/** A water that a boat may be able to use. */
export interface KeptWater extends Pick<WeighedWater, "name" | "lines"> {
  /** True if the operator of the fairways knows it: by its name, or because bridges or locks of the operator are on it. */
  readonly isFairway: boolean;
}

/** A lighter water is taken for a ditch, unless it connects others. */
const MIN_WEIGHT = 1;

/** The objects of the operator from which on a water with the name of a ditch or brook is one of its fairways. */
const MIN_OBJECTS = 2;

/** Short connections may lie one behind another. */
const CONNECTING_ROUNDS = 3;

/**
 * Returns the waters that a boat can probably use: those that the operator knows, the heavier ones whose names are not those
 * of ditches and brooks, and short ones that connect two others.
 */
export function keptWaters(
  waters: readonly WeighedWater[],
  index: FairwayIndex,
  fairwayNames: readonly string[],
): readonly KeptWater[] {
  const known = new Set(fairwayNames.map(plain));
  const isFairway = new Set<WeighedWater>();
  const kept = new Set<WeighedWater>();
  for (const water of waters) {
    const isSmall = isSmallByName(water.name);
    const isKnown =
      known.has(plain(water.name)) || objectCount(water, index) >= (isSmall ? MIN_OBJECTS : 1);
    if (isKnown) isFairway.add(water);
    if (isKnown || (!isSmall && water.weight >= MIN_WEIGHT)) kept.add(water);
  }
  for (let round = 0; round < CONNECTING_ROUNDS; round++) {
    for (const water of connecting(waters, kept)) kept.add(water);
  }
  return [...kept].map((water) => ({
    name: water.name,
    lines: water.lines,
    isFairway: isFairway.has(water),
  }));
}

/** Names differ in their article. */
function plain(name: string): string {
  return name.toLowerCase().replace(/^(de|het|it) /, "");
}

function objectCount({ lines }: WeighedWater, index: FairwayIndex): number {
  return lines.reduce(
    (sum, line) => sum + objectsAlong(Float64Array.from(line.flat()), index).length,
    0,
  );
}

/** Returns the other waters that meet at least two of those that are kept. */
function connecting(
  waters: readonly WeighedWater[],
  kept: ReadonlySet<WeighedWater>,
): readonly WeighedWater[] {
  const at = new Map<string, Set<WeighedWater>>();
  for (const water of kept) {
    for (const point of water.lines.flat()) {
      const key = String(point);
      at.set(key, (at.get(key) ?? new Set()).add(water));
    }
  }
  return waters.filter((water) => {
    if (kept.has(water) || isSmallByName(water.name)) return false;
    const met = new Set<WeighedWater>();
    for (const point of water.lines.flat()) {
      for (const other of at.get(String(point)) ?? []) met.add(other);
    }
    return met.size >= 2;
  });
}
