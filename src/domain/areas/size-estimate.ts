import type { NumberedTile } from "./tile-runs.ts";

/** Sampling stops at this standard error, as a part of the total: twice this value is well within 15 %. */
const GOOD_ERROR = 0.055;
/** The greatest number of tiles that an estimate requests. */
const MAX_SAMPLES = 240;
/**
 * The number of tiles that every zoom level contributes before the error is considered, or all of them if it
 * has fewer.
 */
const FIRST_SAMPLES = { finest: 24, others: 6 };

/** Estimates the bytes of many tiles from some of them. */
export interface SizeEstimate {
  /** Returns the next tile to request; null when the estimate is good enough or every tile was requested. */
  next(): NumberedTile | null;
  /** Adds the size of a requested tile, in bytes; 0 for a tile that the server does not have. */
  note(tile: NumberedTile, bytes: number): void;
  /** The estimated size of all tiles together, in bytes; 0 before any size was added. */
  totalBytes(): number;
  /** The standard error as a part of the total; 1 while the total is 0. */
  errorPart(): number;
}

/** The tiles of one zoom level, and the sizes measured so far. */
interface Stratum {
  readonly tiles: readonly NumberedTile[];
  /** The order in which tiles are requested: every prefix of it is spread over the whole area. */
  readonly order: readonly number[];
  asked: number;
  readonly sizes: number[];
}

/**
 * Begins an estimate by stratified sampling, with one stratum per zoom level. Within a zoom level the sample
 * jumps along the Hilbert curve, so that towns and polders are both represented. After the first samples, the
 * stratum that reduces the error most comes next.
 * @param tiles by ascending id, as PMTiles orders them
 */
export function sizeEstimate(tiles: readonly NumberedTile[]): SizeEstimate {
  const strata = strataOf(tiles);
  const finest = strata.at(-1);
  const total = () => strata.reduce((sum, stratum) => sum + bytesOf(stratum), 0);
  const errorPart = () => {
    const variance = strata.reduce((sum, stratum) => sum + varianceOf(stratum), 0);
    return total() === 0 ? 1 : Math.sqrt(variance) / total();
  };
  const asked = () => strata.reduce((sum, stratum) => sum + stratum.asked, 0);

  function nextStratum(): Stratum | undefined {
    const first = strata.find((stratum) => {
      const least = stratum === finest ? FIRST_SAMPLES.finest : FIRST_SAMPLES.others;
      return stratum.asked < Math.min(least, stratum.tiles.length);
    });
    if (first) return first;
    if (asked() >= MAX_SAMPLES || errorPart() <= GOOD_ERROR) return undefined;
    const open = strata.filter((stratum) => stratum.asked < stratum.tiles.length);
    return open.toSorted((a, b) => gainOf(b) - gainOf(a))[0];
  }

  return {
    next() {
      const stratum = nextStratum();
      if (!stratum) return null;
      const tile = stratum.tiles[stratum.order[stratum.asked] ?? 0];
      stratum.asked += 1;
      return tile ?? null;
    },
    note({ z }, bytes) {
      strata.find((stratum) => stratum.tiles[0]?.z === z)?.sizes.push(bytes);
    },
    totalBytes: total,
    errorPart,
  };
}

function strataOf(tiles: readonly NumberedTile[]): readonly Stratum[] {
  const zooms = [...new Set(tiles.map(({ z }) => z))];
  return zooms.map((zoom) => {
    const ofZoom = tiles.filter(({ z }) => z === zoom);
    return { tiles: ofZoom, order: spreadOrder(ofZoom.length), asked: 0, sizes: [] };
  });
}

function bytesOf({ tiles, sizes }: Stratum): number {
  return sizes.length === 0 ? 0 : tiles.length * meanOf(sizes);
}

/**
 * The variance of the estimated total of a stratum, after n of its N tiles: N² · s²/n · (1 − n/N). Source:
 * Cochran, Sampling Techniques, 2.6.
 */
function varianceOf({ tiles, sizes }: Stratum): number {
  const [all, some] = [tiles.length, sizes.length];
  if (some === all) return 0;
  return some < 2 ? all ** 2 : (all ** 2 / some) * spreadOf(sizes) * (1 - some / all);
}

/** Returns how much one more sample would lower the variance of a stratum. */
function gainOf(stratum: Stratum): number {
  return varianceOf(stratum) / (stratum.asked + 1);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The variance s² of a sample. */
function spreadOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}

/**
 * Returns the numbers below `count`, each once, in the order of the van der Corput sequence: by their bits
 * reversed.
 */
function spreadOrder(count: number): readonly number[] {
  const bits = Math.ceil(Math.log2(Math.max(2, count)));
  const order: number[] = [];
  for (let index = 0; index < 2 ** bits; index++) {
    let [reversed, rest] = [0, index];
    for (let bit = 0; bit < bits; bit++) {
      reversed = (reversed << 1) | (rest & 1);
      rest >>= 1;
    }
    if (reversed < count) order.push(reversed);
  }
  return order;
}
