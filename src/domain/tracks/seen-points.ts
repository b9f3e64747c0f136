/** Of each stretch the first point, and of each column the lowest, the highest and one that is not known. */
const MOST_A_COLUMN = 3;

/**
 * Which points to draw of a curve that is far longer than it is wide: so many stretches of equal count, and of each its
 * first point and the extremes and gaps of every column, so that no peak is lost. Goes over each column once.
 * @param count how many points there are
 * @param columns as long as that, NaN for what is not known
 * @returns indexes, ascending, the last point's among them; all of them when that is no more
 */
export function seenPoints(
  count: number,
  columns: readonly Float64Array[],
  stretchCount: number,
): Uint32Array {
  const most = stretchCount * (1 + MOST_A_COLUMN * columns.length);
  if (count <= most) return Uint32Array.from({ length: count }, (_, index) => index);
  const isSeen = new Uint8Array(count);
  isSeen[count - 1] = 1;
  for (let stretch = 0; stretch < stretchCount; stretch++) {
    const from = Math.floor((stretch * count) / stretchCount);
    const to = Math.floor(((stretch + 1) * count) / stretchCount);
    isSeen[from] = 1;
    for (const column of columns) markExtremes(column, from, to, isSeen);
  }
  return marked(isSeen);
}

/** Marks the lowest, the highest and one unknown value from one index up to but without another. */
function markExtremes(column: Float64Array, from: number, to: number, isSeen: Uint8Array): void {
  let lowest = -1;
  let highest = -1;
  let unknown = -1;
  for (let index = from; index < to; index++) {
    const value = column[index] ?? Number.NaN;
    if (Number.isNaN(value)) unknown = index;
    else if (lowest < 0) lowest = highest = index;
    else if (value < (column[lowest] ?? 0)) lowest = index;
    else if (value > (column[highest] ?? 0)) highest = index;
  }
  for (const index of [lowest, highest, unknown]) if (index >= 0) isSeen[index] = 1;
}

function marked(isMarked: Uint8Array): Uint32Array {
  const indexes = new Uint32Array(isMarked.length);
  let count = 0;
  for (let index = 0; index < isMarked.length; index++) {
    if (isMarked[index] === 1) indexes[count++] = index;
  }
  return indexes.slice(0, count);
}
