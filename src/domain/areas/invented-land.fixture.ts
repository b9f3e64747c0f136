import type { NumberedTile } from "./tile-runs.ts";

/** Numbers from 0 to 1 that are the same in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * A land of towns in polders, as the bytes of a tile: near the middle of a town some twenty times those of an empty
 * tile, and for any tile half or twice what its place suggests.
 */
export function landOf(seed: number): (tile: NumberedTile) => number {
  const next = numbersFrom(seed);
  const towns = Array.from({ length: 25 }, () => ({
    x: 8370 + next() * 60,
    y: 5390 + next() * 50,
    size: 0.5 + next() * 4,
  }));
  return ({ z, x, y }) => {
    const levels = 14 - z;
    const [column, row] = [(x + 0.5) * 2 ** levels, (y + 0.5) * 2 ** levels];
    const density = towns.reduce((sum, town) => {
      const distance = Math.hypot(column - town.x, row - town.y) / 2 ** levels;
      return sum + Math.exp(-((distance / town.size) ** 2));
    }, 0.05);
    const noise = numbersFrom(z * 7919 + x * 104_729 + y * 31 + seed);
    return Math.round(
      (1 + density * 60) * 1000 * 2 ** (2 * noise() - 1) * (levels === 0 ? 1 : 1.3),
    );
  };
}
