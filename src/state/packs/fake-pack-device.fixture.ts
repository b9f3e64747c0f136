import { type FakeClock, fakeClock } from "#platform/clock/fake-clock.ts";
import { type FakeDownloads, fakeDownloads } from "#platform/downloads/fake-downloads.ts";
import { type FakeLocks, fakeLocks } from "#platform/locks/fake-locks.ts";
import { type FakePackFiles, fakePackFiles } from "#platform/pack-files/fake-pack-files.ts";
import {
  type FakeStorageQuota,
  fakeStorageQuota,
} from "#platform/storage-quota/fake-storage-quota.ts";
import { type FakeTab, fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { type DatabaseConnection, databaseConnection } from "#storage/database.ts";
import { packRecords } from "#storage/packs/pack-records.ts";
import { estimateArea } from "#workers/pack-jobs/area/estimate-area.ts";
import { catalogueText, type InventedPack } from "#workers/pack-jobs/invented-pack.fixture.ts";
import type { EstimateArea, RunPackJob } from "#workers/pack-jobs/pack-job-client.ts";
import { performPackJob } from "#workers/pack-jobs/pack-job-kinds.ts";
import { createPackCommands, type PackCommands } from "./pack-commands.ts";
import { createPacks, type Packs } from "./packs-on-device.ts";

/** The origin of the fake app. */
export const OWN_ORIGIN = "https://kaart.example";
/** The URL of the catalogue of the fake app, if it has one. */
export const HOME_CATALOGUE = `${OWN_ORIGIN}/packs/index.json`;
/** The URL of the fake catalogue. */
export const CATALOGUE = "https://packs.example/nl/index.json";

/** A device with one or two tabs of the app, and a network. */
export interface FakePackDevice {
  readonly files: FakePackFiles;
  readonly downloads: FakeDownloads;
  readonly locks: FakeLocks;
  readonly quota: FakeStorageQuota;
  readonly tabs: readonly FakeTab[];
  readonly clock: FakeClock;
  /** True if the user chose "alleen offline". */
  isOfflineOnly: boolean;
  /** The possible URLs of the catalogue of the app. */
  homeCatalogues: readonly string[];
  /** Opens the app in a tab, with nothing in memory from other visits. */
  visit(tabIndex?: number): Promise<Packs & PackCommands>;
  /** Removes the record of a folder, as if the browser was killed before it was written. */
  forgetRecord(id: string): Promise<void>;
  /** Serves a pack, as the only one in the catalogue at this address. */
  serve(pack: InventedPack, address?: string): void;
}

/**
 * Creates a device in memory; jobs run on the same thread.
 * @param connection the database; start the test with an empty one
 */
export function fakePackDevice(
  connection: DatabaseConnection = databaseConnection(),
): FakePackDevice {
  const files = fakePackFiles();
  const downloads = fakeDownloads();
  const locks = fakeLocks();
  const quota = fakeStorageQuota();
  const tabs = fakeTabs(2);
  const records = packRecords(connection, files);
  const clock = fakeClock(1_700_000_000_000);
  const run: RunPackJob = (job, onProgress, signal) =>
    performPackJob(job, { files, downloads, clock, ownOrigin: OWN_ORIGIN, onProgress, signal });
  const estimate: EstimateArea = (area, signal) => estimateArea(area, { downloads, clock, signal });
  let lastId = 0;
  let checkedAtMs: number | null = null;
  const fake: FakePackDevice = {
    isOfflineOnly: false,
    homeCatalogues: [HOME_CATALOGUE],
    clock,
    files,
    downloads,
    locks,
    quota,
    tabs,
    async visit(tabIndex = 0) {
      const tab = tabs[tabIndex] as FakeTab;
      const packs = createPacks({ records, files, tabs: tab, onDatabaseOpened: () => {} });
      const commands = createPackCommands(
        {
          records,
          files,
          downloads,
          locks,
          quota,
          run,
          estimate,
          ownOrigin: OWN_ORIGIN,
          tabs: tab,
          clock,
          get homeCatalogues() {
            return fake.homeCatalogues;
          },
          checkedAtMs: {
            get: () => checkedAtMs,
            set: (atMs) => {
              checkedAtMs = atMs;
            },
          },
          isOfflineOnly: () => fake.isOfflineOnly,
          randomId: () => `id-${++lastId}`,
        },
        packs,
      );
      await packs.start();
      await commands.startJobs();
      return { ...packs, ...commands };
    },
    async forgetRecord(id) {
      await (await connection.opened()).delete("packs", id);
    },
    serve(pack, address = CATALOGUE) {
      const folder = new URL(`${pack.name}/`, address);
      const text = (value: string): Uint8Array => new TextEncoder().encode(value);
      downloads.served.set(address, { bytes: text(catalogueText([pack])) });
      downloads.served.set(new URL("pack.json", folder).href, { bytes: text(pack.manifestText) });
      for (const [name, bytes] of pack.files) {
        downloads.served.set(new URL(name, folder).href, { bytes });
      }
    },
  };
  return fake;
}

/** Advances the clock of a device in steps, past all pauses, until these jobs have ended. */
export async function untilEnded(
  { clock }: Pick<FakePackDevice, "clock">,
  jobs: Promise<unknown> | readonly Promise<unknown>[],
  stepMs = 1000,
): Promise<void> {
  let hasEnded = false;
  void Promise.all([jobs].flat()).then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    await new Promise((resolve) => setTimeout(resolve));
    clock.pass(stepMs);
  }
}
