import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { SliceJob } from "#domain/packs/pack-job.ts";
import type { PackRegion } from "#domain/packs/region/pack-region.ts";
import { isSliceable } from "./slice-area.ts";

/** An area of which the user wants the networks; its name is not empty. */
export interface WantedNetworks {
  readonly name: string;
  readonly area: LngLatBox;
  /** The region that they are a part of. */
  readonly region?: PackRegion;
}

/** Returns the job that fetches the networks of an area into the new folder `id`; null for one that is too large. */
export function newSliceJob({ name, area, region }: WantedNetworks, id: string): SliceJob | null {
  if (!isSliceable(area)) return null;
  return {
    kind: "slice",
    id,
    name,
    region,
    status: "running",
    area,
    sliceId: null,
    dataDate: null,
    doneBytes: 0,
    totalBytes: 0,
    step: { phase: "queued", done: 0, total: 1 },
  };
}
