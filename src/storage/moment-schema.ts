import * as v from "valibot";
import { isMoment } from "#domain/units/moment.ts";

/** A time in milliseconds since 1970, within the range of a calendar. */
export const MOMENT = v.custom<number>(isMoment);

/** A time that nothing depends on; an invalid one becomes 1970. */
export const MOMENT_OR_1970 = v.fallback(MOMENT, 0);
