import * as v from "valibot";
import { isMoment } from "#domain/units/moment.ts";

/** A stored moment: milliseconds since 1970 that a calendar has a day for. */
export const MOMENT = v.custom<number>(isMoment);

/** A moment that nothing depends on: 1970 in place of one that is none. */
export const MOMENT_OR_1970 = v.fallback(MOMENT, 0);
