import * as v from "valibot";
import { COUNT } from "#storage/measures.ts";
import { REGION } from "#storage/packs/pack-region.ts";

/** The fields that stored jobs of all kinds share, for valibot. */
export const JOB_FIELDS = {
  /** The id, which is also the name of the folder. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-z-]+$/)),
  name: v.string(),
  totalBytes: COUNT,
  dataDate: v.nullable(v.string()),
  region: v.optional(REGION),
};
