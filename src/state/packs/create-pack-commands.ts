import type { StoreApi } from "zustand/vanilla";
import { createPackJobs, type PackJobs } from "./create-pack-jobs.ts";
import { loadLeftovers } from "./create-pack-leftovers.ts";
import { createPackSources, type PackSources } from "./create-pack-sources.ts";
import { PACKS_SUBJECT, type Packs } from "./create-packs.ts";
import type { PackCommandsDevice } from "./pack-commands-device.ts";
import type { PacksSnapshot } from "./packs-snapshot.ts";

/** What can be done with packs. No command rejects: what went wrong is in the store. */
export interface PackCommands extends PackJobs, PackSources {
  /** Looks at what earlier visits left unfinished; only the first call does anything. */
  startJobs(): Promise<void>;
}

/** The commands over whichever device; `pack-commands.ts` has those of this one. */
export function createPackCommands(device: PackCommandsDevice, packs: Packs): PackCommands {
  const store: StoreApi<PacksSnapshot> = packs.store;
  const leftovers = (): Promise<void> => loadLeftovers(device, store);
  const jobs = createPackJobs(device, store, async () => {
    await Promise.all([packs.reload(), leftovers()]);
    device.tabs.announce(PACKS_SUBJECT);
  });
  let started: Promise<void> | null = null;
  return {
    ...jobs,
    ...createPackSources(device, store, jobs),
    startJobs() {
      started ??= begin(device, leftovers);
      return started;
    },
  };
}

async function begin({ tabs }: PackCommandsDevice, leftovers: () => Promise<void>): Promise<void> {
  tabs.onAnnounced(PACKS_SUBJECT, () => void leftovers());
  tabs.onReturn(() => void leftovers());
  await leftovers();
}
