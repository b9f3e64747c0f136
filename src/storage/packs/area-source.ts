import * as v from "valibot";
import type { AreaSource } from "#domain/areas/area-source.ts";
import { COUNT } from "#storage/measures.ts";

/** A stored source of the tiles of an area. */
export const AREA_SOURCE: v.GenericSchema<unknown, AreaSource> = v.variant("kind", [
  v.object({ kind: v.literal("online") }),
  v.object({ kind: v.literal("pictures"), tileSource: COUNT }),
  v.object({ kind: v.literal("archive"), url: v.pipe(v.string(), v.url()) }),
]);
