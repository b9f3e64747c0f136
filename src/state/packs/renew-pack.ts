import type { StoreApi } from "zustand/vanilla";
import { isTouching } from "#domain/coordinates/lng-lat-box.ts";
import type { ChosenFile } from "#domain/packs/chosen-packs.ts";
import { renewalSourceOf } from "#domain/packs/pack-age.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { packTitle } from "#domain/packs/pack-title.ts";
import type { MarksSource } from "#state/packs/marks/fetch-region-marks.ts";
import type { NetworkSource } from "#state/packs/slice/fetch-networks.ts";
import type { PackCommandsDevice } from "./pack-commands-device.ts";
import type { PackJobs } from "./pack-jobs.ts";
import type { PackSources } from "./pack-sources.ts";
import { isOfEntry, offerState, type PacksSnapshot } from "./packs-snapshot.ts";

/**
 * The outcome of a renewal: `failed` has its problem in the store; `newest` means that its source has no newer one;
 * `other-area` means that the chosen file has another area, and became a pack of its own.
 */
export type RenewalOutcome = "renewed" | "newest" | "gone" | "failed" | "other-area";

/** The command that renews a pack. */
export interface PackRenewal {
  /**
   * Asks the source of a pack for a newer version. The old one stays until the new one is complete. `gone` means that
   * its catalogue no longer has it, or that it has no source.
   */
  renewPack(id: string): Promise<RenewalOutcome>;
  /**
   * Makes a pack of chosen files in the place of one that came from files. It takes the name and the region of the old
   * pack, which is removed once the new one is complete, unless their areas do not touch.
   */
  renewPackFromFiles(id: string, files: readonly ChosenFile[]): Promise<RenewalOutcome>;
}

type Sources = Pick<
  PackSources,
  "loadCatalogue" | "loadHomeCatalogue" | "downloadPack" | "openChosenFiles"
> &
  NetworkSource &
  MarksSource;

/** Edits of records on this device. */
interface RecordEdits extends Pick<PackJobs, "removePack"> {
  /** Stores a record in the place of the one with the same id. */
  keep(record: PackRecord): Promise<void>;
}

/** Creates the command on this device. */
export function createPackRenewal(
  store: StoreApi<PacksSnapshot>,
  sources: Sources,
  device: Pick<PackCommandsDevice, "homeCatalogues">,
  edits: RecordEdits,
): PackRenewal {
  async function fromCatalogue(record: PackRecord, address: string): Promise<RenewalOutcome> {
    const isHome = device.homeCatalogues.includes(address);
    if (isHome) await sources.loadHomeCatalogue(true);
    else await sources.loadCatalogue(address);
    const catalogue = isHome ? store.getState().home : store.getState().catalogue;
    if (catalogue.status === "failed") return "failed";
    if (catalogue.status !== "loaded" || catalogue.address !== address) return "gone";
    const entry = catalogue.entries.find((one) => isOfEntry(record, one, address));
    if (!entry) return "gone";
    if (offerState(entry, address, store.getState()) === "on-device") return "newest";
    await sources.downloadPack(entry, address);
    const isHere = offerState(entry, address, store.getState()) === "on-device";
    return isHere ? "renewed" : "failed";
  }
  return {
    async renewPack(id) {
      const record = store.getState().records.find((one) => one.id === id);
      const source = record ? renewalSourceOf(record) : null;
      if (!record || !source) return "gone";
      if (source.kind === "catalogue") return fromCatalogue(record, source.address);
      const wanted = { name: packTitle(record), area: source.area };
      const made = await (source.kind === "marks"
        ? sources.fetchRegionMarks({ ...wanted, ...(record.region && { region: record.region }) })
        : sources.fetchNetworks(wanted));
      return made ? "renewed" : "failed";
    },
    async renewPackFromFiles(id, files) {
      const { records } = store.getState();
      const old = records.find((one) => one.id === id);
      if (!old) return "gone";
      await sources.openChosenFiles(files);
      const known = new Set(records.map((record) => record.id));
      const added = store.getState().records.filter((record) => !known.has(record.id));
      const [made] = added;
      if (!made || added.length > 1) return "failed";
      if (!areTouching(old, made)) return "other-area";
      const { region } = old;
      await edits.keep({ ...made, title: packTitle(old), region });
      if (store.getState().records.some((record) => record.id === id)) await edits.removePack(id);
      return "renewed";
    },
  };
}

function areTouching(one: PackRecord, other: PackRecord): boolean {
  return one.areas.some((area) => other.areas.some((box) => isTouching(area, box)));
}
