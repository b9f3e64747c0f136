/**
 * The points that represent a strip: its first point, and for each column the lowest, the highest and one
 * unknown value.
 */
const MAX_A_COLUMN = 3;

/**
 * Returns the points to draw of a curve that has far more points than pixels: for each strip of equal width
 * its first point and the extremes and gaps of every column, so that no peak is lost. One pass over each
 * column.
 * @param axis the position of each point, never decreasing
 * @param columns values per point, NaN for unknown
 * @param stripCount the width of the curve in pixels
 * @returns ascending indexes, including the last point; all points if there are few
 */
export function seenPoints(
  axis: Float64Array,
  columns: readonly Float64Array[],
  stripCount: number,
): Uint32Array {
  const count = axis.length;
  const most = stripCount * (1 + MAX_A_COLUMN * columns.length);
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

/** Returns the first index from here at or beyond a position on the axis, by binary search. */
function firstFrom(axis: Float64Array, from: number, place: number): number {
  let [low, high] = [from, axis.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    // A strip of no width, recorded while standing still, contains every point.
    if ((axis[middle] ?? 0) >= place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Marks the lowest, the highest and one unknown value of a range. */
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
