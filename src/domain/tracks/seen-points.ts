/** Of each strip the first point, and of each column the lowest, the highest and one that is not known. */
const MOST_A_COLUMN = 3;

/**
 * Which points to draw of a curve that is far longer than it is wide: the axis in so many strips of equal width, and of
 * each its first point and the extremes and gaps of every column, so that no peak is lost. Goes over each column once.
 * @param axis where each point stands, never going back
 * @param columns as long as that, NaN for what is not known
 * @param stripCount one for each pixel that the curve is wide
 * @returns indexes, ascending, the last point's among them; all of them when that is no more
 */
export function seenPoints(
  axis: Float64Array,
  columns: readonly Float64Array[],
  stripCount: number,
): Uint32Array {
  const count = axis.length;
  const most = stripCount * (1 + MOST_A_COLUMN * columns.length);
  if (count <= most) return Uint32Array.from({ length: count }, (_, index) => index);
  const isSeen = new Uint8Array(count);
  isSeen[count - 1] = 1;
  const begin = axis[0] ?? 0;
  const width = ((axis[count - 1] ?? 0) - begin) / stripCount;
  for (let from = 0; from < count; ) {
    const strip = Math.floor(((axis[from] ?? 0) - begin) / width);
    const to = firstFrom(axis, from + 1, begin + (strip + 1) * width);
    isSeen[from] = 1;
    for (const column of columns) markExtremes(column, from, to, isSeen);
    from = to;
  }
  return marked(isSeen);
}

/** The first index from here on that stands at a place of the axis or behind it; by halves. */
function firstFrom(axis: Float64Array, from: number, place: number): number {
  let [low, high] = [from, axis.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    // A strip without a width, of somebody who stood still, has all.
    if ((axis[middle] ?? 0) >= place) high = middle;
    else low = middle + 1;
  }
  return low;
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
