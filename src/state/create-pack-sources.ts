import type { StoreApi } from "zustand/vanilla";
import { PackJobError } from "#domain/tiles/pack-job.ts";
import type { PackIndexEntry } from "#domain/tiles/pack-manifest.ts";
import { catalogueAddress, fetchCatalogue, orderFor } from "#storage/packs/catalogue.ts";
import { type ChosenFile, type ChosenPack, chosenPacks } from "#storage/packs/chosen-packs.ts";
import type { PackCommands, PackCommandsDevice } from "./create-pack-commands.ts";
import type { PackJobStarter } from "./create-pack-jobs.ts";
import type { PacksSnapshot } from "./packs-snapshot.ts";

/** The two ways by which packs come: chosen on the device, or from a catalogue. */
export function createPackSources(
  device: PackCommandsDevice,
  store: StoreApi<PacksSnapshot>,
  jobs: PackJobStarter,
): Pick<PackCommands, "loadCatalogue" | "downloadPack" | "openChosenFiles"> {
  let asking = new AbortController();
  return {
    async loadCatalogue(typed) {
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      store.setState({ catalogue: { status: "loading" } });
      try {
        const address = catalogueAddress(typed, device.ownOrigin);
        const entries = await fetchCatalogue(device.downloads, address, signal);
        if (signal.aborted) return null;
        store.setState({ catalogue: { status: "loaded", address, entries } });
        return address;
      } catch (error) {
        // A newer question is being answered.
        if (signal.aborted) return null;
        const problem = error instanceof PackJobError ? error.problem : "failed";
        store.setState({ catalogue: { status: "failed", problem } });
        return null;
      }
    },
    downloadPack: (entry) => download(device, store, jobs, entry),
    async openChosenFiles(files) {
      jobs.forget();
      const found = chosenPacks(files);
      if (found.length === 0) {
        jobs.fail({ name: null, problem: "nothing-chosen", fileName: files[0]?.name ?? null });
      }
      for (const chosen of found) await jobs.startCopy(chosen, sizeOf(chosen));
    },
  };
}

async function download(
  device: PackCommandsDevice,
  store: StoreApi<PacksSnapshot>,
  jobs: PackJobStarter,
  entry: PackIndexEntry,
): Promise<void> {
  const { catalogue, jobs: known } = store.getState();
  if (catalogue.status !== "loaded") return;
  const own = known.filter(({ kind, name }) => kind === "download" && name === entry.name);
  if (own.some(({ status }) => status !== "interrupted")) return;
  const same = own.find(({ manifestSha256 }) => manifestSha256 === entry.sha256);
  jobs.forget();
  // Nobody will go on with a version that the catalogue has no more.
  for (const { id } of own) if (id !== same?.id) await jobs.removePack(id);
  if (same) await jobs.resumePackJob(same.id);
  else await jobs.startDownload(orderFor(entry, catalogue.address, device.randomId()));
}

function sizeOf(chosen: ChosenPack): number {
  const files: readonly ChosenFile[] = chosen.kind === "pack" ? chosen.files : [chosen.file];
  return files.reduce((sum, { bytes }) => sum + bytes.size, 0);
}
