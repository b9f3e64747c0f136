import * as v from "valibot";

/** The region that a stored pack or job is a part of, for valibot. */
export const REGION = v.object({
  id: v.string(),
  name: v.string(),
  part: v.optional(v.literal("marks")),
});
