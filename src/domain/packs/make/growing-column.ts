/** A column of numbers that grows. */
export interface GrowingColumn<Numbers> {
  readonly add: (value: number) => void;
  readonly count: () => number;
  /** Returns the numbers so far, without a copy. */
  readonly numbers: () => Numbers;
}

/** Creates a column of whole numbers below 2⁵³, in 8 bytes each. */
export function growingIds(): GrowingColumn<Float64Array> {
  let numbers = new Float64Array(1024);
  let count = 0;
  return {
    add: (value) => {
      if (count === numbers.length) {
        const larger = new Float64Array(2 * count);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[count++] = value;
    },
    count: () => count,
    numbers: () => numbers.subarray(0, count),
  };
}
