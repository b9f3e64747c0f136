import type { NumberedTile } from "./tile-runs.ts";

/** The standard error at which an estimate is good enough: twice that is well within 15 %. */
const GOOD_ERROR = 0.055;
/** More tiles than these are never asked for an estimate. */
const MOST_SAMPLES = 240;
/** As many of each zoom come first, or all where there are fewer. */
const FIRST_SAMPLES = { finest: 24, others: 6 };

/** Estimates the bytes of many tiles from some of them. */
export interface SizeEstimate {
  /** Returns the next tile to ask for; null when the estimate is good enough, or every tile was asked for. */
  next(): NumberedTile | null;
  /** Takes the bytes of a tile that was asked for; 0 for one that the server does not have. */
  note(tile: NumberedTile, bytes: number): void;
  /** The bytes of all tiles together; 0 before any was noted. */
  totalBytes(): number;
  /** The standard error as a part of the total. */
  errorPart(): number;
}

/** The tiles of one zoom, and what is known of them. */
interface Stratum {
  readonly tiles: readonly NumberedTile[];
  /** The order in which tiles are asked for: each beginning of it is spread over the whole area. */
  readonly order: readonly number[];
  asked: number;
  readonly sizes: number[];
}

/**
 * Begins an estimate. Zooms are sampled apart, as their tiles differ; within a zoom the sample follows the Hilbert curve
 * in leaps, so that town and polder get their share. More are asked where they lessen the error most.
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
    if (asked() >= MOST_SAMPLES || errorPart() <= GOOD_ERROR) return undefined;
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

/** Of the total of a zoom, after n of N tiles: N² · s²/n · (1 − n/N). Source: Cochran, Sampling Techniques, 2.6. */
function varianceOf({ tiles, sizes }: Stratum): number {
  const [all, some] = [tiles.length, sizes.length];
  if (some === all) return 0;
  return some < 2 ? all ** 2 : (all ** 2 / some) * spreadOf(sizes) * (1 - some / all);
}

/** How much less the variance is with one more of its tiles. */
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

/** The numbers below `count`, each once, by their bits in reverse: van der Corput's sequence. */
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
