import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { NewArea } from "#domain/packs/new-area-job.ts";
import type { PackRegion } from "#domain/packs/region/pack-region.ts";
import type { RegionMarks } from "#domain/packs/region/region-marks.ts";
import { bringsMap, type RegionNetworks } from "#domain/packs/region/region-networks.ts";
import type { MarksSource } from "#state/packs/marks/fetch-region-marks.ts";
import type { PackCommandsDevice } from "#state/packs/pack-commands-device.ts";
import type { PackSources } from "#state/packs/pack-sources.ts";
import type { NetworkSource } from "#state/packs/slice/fetch-networks.ts";

/** A region that the user wants on the device. */
export interface WantedRegion {
  /** Its map; its name is that of the region. */
  readonly map: NewArea;
  /** The box of its networks. */
  readonly box: LngLatBox;
  /** The source of its networks; `slice` only after the user has read that the server learns the region. */
  readonly networks: RegionNetworks;
  /** The source of the marks; `service` only after the user has read that the service learns the region. */
  readonly marks?: RegionMarks;
}

/** The command that fetches a region. */
export interface RegionSource {
  /**
   * Fetches the map, the networks and the marks of a region at the same time, as parts of one region; the map only if the
   * pack with the networks has none. Each part that was broken
   * off can be resumed. Resolves to the region when both have ended; what failed is in the store.
   */
  fetchRegion(wanted: WantedRegion): Promise<PackRegion>;
}

/** Creates the command on this device. */
export function createRegionSource(
  device: Pick<PackCommandsDevice, "randomId">,
  {
    saveArea,
    downloadPack,
    fetchNetworks,
    fetchRegionMarks,
  }: Pick<PackSources, "saveArea" | "downloadPack"> & NetworkSource & MarksSource,
): RegionSource {
  return {
    async fetchRegion({ map, box, networks, marks }) {
      const { name } = map;
      const region: PackRegion = { id: device.randomId(), name };
      const fetched: Promise<unknown>[] = [];
      if (!bringsMap(networks)) fetched.push(saveArea({ ...map, region }));
      if (networks.from === "catalogue")
        fetched.push(downloadPack(networks.entry, networks.address, region));
      if (networks.from === "slice") fetched.push(fetchNetworks({ name, area: box, region }));
      const ofMarks = { ...region, part: "marks" } as const;
      if (marks?.from === "catalogue")
        fetched.push(downloadPack(marks.entry, marks.address, ofMarks));
      if (marks?.from === "service")
        fetched.push(fetchRegionMarks({ name, area: box, region: ofMarks }));
      await Promise.all(fetched);
      return region;
    },
  };
}
