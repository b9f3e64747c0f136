import type { OsmTags } from "./osm-elements.ts";
import { OsmFileError } from "./osm-file-error.ts";

/** The memory for the data that a job holds on to, as an estimate. */
export interface MemoryBudget {
  /** Counts more bytes. Throws OsmFileError ("too-large") once there are too many. */
  readonly take: (bytes: number) => void;
}

/** A budget without a limit. */
export const NO_LIMIT: MemoryBudget = { take: () => {} };

/** Creates a budget of this many bytes. */
export function createMemoryBudget(maxBytes: number): MemoryBudget {
  let taken = 0;
  return {
    take: (bytes) => {
      taken += bytes;
      if (taken <= maxBytes) return;
      const megabytes = Math.round(maxBytes / 1e6);
      throw new OsmFileError(
        "too-large",
        `The networks of this extract take more than ${megabytes} MB of memory; choose a smaller area.`,
      );
    },
  };
}

/** Returns about how much memory an object with these tags takes. */
export function bytesOfTags(tags: OsmTags): number {
  let bytes = 100;
  for (const [key, value] of Object.entries(tags)) bytes += 16 + key.length + value.length;
  return bytes;
}
