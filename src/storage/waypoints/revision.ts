import * as v from "valibot";

/**
 * The number of a list's revision. The bound is far above any real one and far below where adding
 * one stops changing a number: a poisoned revision must not make ours stand still.
 */
export const REVISION = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e12));
