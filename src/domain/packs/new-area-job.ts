import { boxesOfRuns, type TileRuns } from "#domain/areas/tile-runs.ts";
import { areaCost } from "./area-tiles.ts";
import type { AreaJob } from "./pack-job.ts";

/** A part of the map that the user wants on the device; its name is not empty. */
export interface NewArea extends Pick<AreaJob, "name" | "source" | "estimate" | "region"> {
  /** Its tiles; not empty. */
  readonly runs: TileRuns;
}

/** Returns the job that saves an area into the new folder `id`; null for one that is too large. */
export function newAreaJob(
  { name, runs, source, estimate, region }: NewArea,
  id: string,
): AreaJob | null {
  const { tiles, bytes, isTooLarge } = areaCost(runs, source);
  if (isTooLarge) return null;
  return {
    kind: "area",
    id,
    name,
    status: "running",
    areas: boxesOfRuns(runs),
    source,
    dataDate: null,
    estimate,
    region,
    doneBytes: 0,
    totalBytes: estimate?.bytes ?? bytes,
    tiles: { done: 0, total: tiles },
  };
}
