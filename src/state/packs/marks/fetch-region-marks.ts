import type { StoreApi } from "zustand/vanilla";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import type { PackRegion } from "#domain/packs/region/pack-region.ts";
import type { PackCommandsDevice } from "#state/packs/pack-commands-device.ts";
import type { PackJobStarter } from "#state/packs/pack-jobs.ts";
import type { PacksSnapshot } from "#state/packs/packs-snapshot.ts";

/** An area of which the user wants the marks. */
export interface WantedMarks {
  readonly name: string;
  readonly area: LngLatBox;
  /** The region that they are a part of. */
  readonly region?: PackRegion;
}

/** The command that fetches the marks of Rijkswaterstaat. */
export interface MarksSource {
  /**
   * Asks the service for the marks in an area, and makes a pack of them; resumes an interrupted job for the same area.
   * Call it only after the user has read that the service learns the area. Resolves to the record of the pack; null if
   * it was not added, and then the problem is in the store.
   */
  fetchRegionMarks(wanted: WantedMarks): Promise<PackRecord | null>;
}

/** Creates the command on this device. */
export function createMarksSource(
  device: Pick<PackCommandsDevice, "randomId">,
  store: StoreApi<PacksSnapshot>,
  jobs: PackJobStarter,
): MarksSource {
  return {
    async fetchRegionMarks({ name, area, region }) {
      jobs.forget();
      const same = store
        .getState()
        .jobs.find(
          (job) =>
            job.kind === "marks" &&
            job.status === "interrupted" &&
            String(job.area) === String(area),
        );
      if (same) return jobs.resumePackJob(same.id, { name, region });
      return jobs.perform({
        kind: "marks",
        id: device.randomId(),
        name,
        region,
        status: "running",
        area,
        dataDate: null,
        doneBytes: 0,
        totalBytes: 0,
      });
    },
  };
}
