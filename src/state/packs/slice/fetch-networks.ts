import type { StoreApi } from "zustand/vanilla";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { newSliceJob, type WantedNetworks } from "#domain/packs/slice/new-slice-job.ts";
import type { PackCommandsDevice } from "#state/packs/pack-commands-device.ts";
import type { PackJobStarter } from "#state/packs/pack-jobs.ts";
import type { PacksSnapshot } from "#state/packs/packs-snapshot.ts";

/** The command that fetches networks from the slice server. */
export interface NetworkSource {
  /**
   * Asks the slice server for an extract of an area, and makes a pack of its networks; resumes an interrupted job for
   * the same area. Call it only after the user has read that the server learns the area. Resolves to the record of the
   * pack; null if it was not added, and then the problem is in the store.
   */
  fetchNetworks(wanted: WantedNetworks): Promise<PackRecord | null>;
}

/** Creates the command on this device. */
export function createNetworkSource(
  device: PackCommandsDevice,
  store: StoreApi<PacksSnapshot>,
  jobs: PackJobStarter,
): NetworkSource {
  return {
    async fetchNetworks(wanted) {
      jobs.forget();
      const same = store
        .getState()
        .jobs.find(
          (job) =>
            job.kind === "slice" &&
            job.status === "interrupted" &&
            String(job.area) === String(wanted.area),
        );
      if (same) return jobs.resumePackJob(same.id, { name: wanted.name, region: wanted.region });
      const job = newSliceJob(wanted, device.randomId());
      if (job) return jobs.perform(job);
      const problem = "slice-too-large";
      jobs.fail({ name: wanted.name, kind: "slice", problem, fileName: null });
      return null;
    },
  };
}
