import type { StoreApi } from "zustand/vanilla";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { areaCost } from "#domain/packs/area-tiles.ts";
import { PackJobError } from "#domain/packs/pack-job.ts";
import type { PackIndexEntry } from "#domain/packs/pack-manifest.ts";
import type { AreaOrder } from "#storage/packs/area-order.ts";
import { catalogueAddress, fetchCatalogue, orderFor } from "#storage/packs/catalogue.ts";
import { type ChosenFile, type ChosenPack, chosenPacks } from "#storage/packs/chosen-packs.ts";
import type { PackJobStarter } from "./create-pack-jobs.ts";
import type { PackCommandsDevice } from "./pack-commands-device.ts";
import { areaTask, copyTask, downloadTask } from "./pack-tasks.ts";
import type { PacksSnapshot } from "./packs-snapshot.ts";

/** A part of the map that the user wants on the device. */
export interface AreaToSave {
  /** Not empty. */
  readonly name: string;
  readonly bounds: LngLatBox;
}

/** The ways by which packs come: chosen on the device, from a catalogue, or saved of the online map. */
export interface PackSources {
  /** Fetches a catalogue; gives its address as it is to be kept, or null when that failed. */
  loadCatalogue(typed: string): Promise<string | null>;
  /** Downloads a pack of the catalogue that is loaded, or goes on with it. */
  downloadPack(entry: PackIndexEntry): Promise<void>;
  /** Copies chosen files onto the device, pack by pack. */
  openChosenFiles(files: readonly ChosenFile[]): Promise<void>;
  /** Fetches the online map of an area, to draw from without a network. */
  saveArea(area: AreaToSave): Promise<void>;
  /** Fetches a saved area anew; the old one goes when the new one is whole. */
  refreshArea(id: string): Promise<void>;
}

/** A server that sends a catalogue slower than this does not send it. */
const CATALOGUE_PATIENCE_MS = 30_000;

/** The ways by which packs come, over whichever device. */
export function createPackSources(
  device: PackCommandsDevice,
  store: StoreApi<PacksSnapshot>,
  jobs: PackJobStarter,
): PackSources {
  let asking = new AbortController();
  return {
    async loadCatalogue(typed) {
      asking.abort();
      const question = new AbortController();
      asking = question;
      const late = () => question.abort(new PackJobError("unreachable"));
      const timer = setTimeout(late, CATALOGUE_PATIENCE_MS);
      store.setState({ catalogue: { status: "loading" } });
      try {
        const address = catalogueAddress(typed, device.ownOrigin);
        const index = await fetchCatalogue(device.downloads, address, question.signal);
        if (asking !== question) return null;
        const { packs: entries, leftOutCount } = index;
        store.setState({ catalogue: { status: "loaded", address, entries, leftOutCount } });
        return address;
      } catch (error) {
        // A newer question is being answered.
        if (asking !== question) return null;
        const problem = error instanceof PackJobError ? error.problem : "failed";
        store.setState({ catalogue: { status: "failed", problem } });
        return null;
      } finally {
        clearTimeout(timer);
      }
    },
    downloadPack: (entry) => download(device, store, jobs, entry),
    async openChosenFiles(files) {
      jobs.forget();
      const found = chosenPacks(files);
      if (found.length === 0) {
        jobs.fail({ name: null, problem: "nothing-chosen", fileName: files[0]?.name ?? null });
      }
      for (const chosen of found) {
        await jobs.perform(copyTask(device.randomId(), chosen, sizeOf(chosen)));
      }
    },
    async saveArea(area) {
      jobs.forget();
      await save(device, jobs, area);
    },
    async refreshArea(id) {
      const { records, jobs: known } = store.getState();
      const record = records.find((one) => one.id === id && one.kind === "area");
      const [bounds] = record?.areas ?? [];
      if (!record || !bounds) return;
      if (known.some(({ kind, name }) => kind === "area" && name === record.name)) return;
      jobs.forget();
      await save(device, jobs, { name: record.name, bounds });
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
  else await jobs.perform(downloadTask(orderFor(entry, catalogue.address, device.randomId()), 0));
}

async function save(
  device: PackCommandsDevice,
  jobs: PackJobStarter,
  { name, bounds }: AreaToSave,
): Promise<void> {
  const { tiles, bytes, isTooLarge } = areaCost(bounds);
  if (isTooLarge) {
    jobs.fail({ name, kind: "area", problem: "area-too-large", fileName: null });
    return;
  }
  const order: AreaOrder = {
    version: 1,
    id: device.randomId(),
    name,
    bounds,
    totalBytes: bytes,
    doneTiles: 0,
    totalTiles: tiles,
    dataDate: null,
  };
  await jobs.perform(areaTask(order, 0));
}

function sizeOf(chosen: ChosenPack): number {
  const files: readonly ChosenFile[] = chosen.kind === "pack" ? chosen.files : [chosen.file];
  return files.reduce((sum, { bytes }) => sum + bytes.size, 0);
}
