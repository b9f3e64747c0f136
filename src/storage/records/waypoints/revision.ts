import * as v from "valibot";

/**
 * The revision of a list. The maximum is far above real values, and far below the point where adding one has no
 * effect: a corrupt revision must not block ours.
 */
export const REVISION = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e12));
