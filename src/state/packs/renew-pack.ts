import type { StoreApi } from "zustand/vanilla";
import { renewalSourceOf } from "#domain/packs/pack-age.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { packTitle } from "#domain/packs/pack-title.ts";
import type { NetworkSource } from "#state/packs/slice/fetch-networks.ts";
import type { PackCommandsDevice } from "./pack-commands-device.ts";
import type { PackSources } from "./pack-sources.ts";
import { isOfEntry, offerState, type PacksSnapshot } from "./packs-snapshot.ts";

/** The outcome of a renewal: `failed` has its problem in the store; `newest` means that its source has no newer one. */
export type RenewalOutcome = "renewed" | "newest" | "gone" | "failed";

/** The command that renews a pack. */
export interface PackRenewal {
  /**
   * Asks the source of a pack for a newer version. The old one stays until the new one is complete. `gone` means that
   * its catalogue no longer has it, or that it has no source.
   */
  renewPack(id: string): Promise<RenewalOutcome>;
}

type Sources = Pick<PackSources, "loadCatalogue" | "loadHomeCatalogue" | "downloadPack"> &
  NetworkSource;

/** Creates the command on this device. */
export function createPackRenewal(
  store: StoreApi<PacksSnapshot>,
  sources: Sources,
  device: Pick<PackCommandsDevice, "homeCatalogues">,
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
      const made = await sources.fetchNetworks({ name: packTitle(record), area: source.area });
      return made ? "renewed" : "failed";
    },
  };
}
