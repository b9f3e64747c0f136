import type { PackIndexEntry } from "#domain/packs/pack-manifest.ts";
import { packsStore } from "./packs.ts";

type Commands = typeof import("./pack-commands.ts");

/*
 * The commands of `pack-commands.ts` for a screen that may never need them: their code is asked for
 * with the first.
 */

export const openPackFiles = (chosen: readonly File[]): Promise<void> =>
  late((commands) => commands.openPackFiles(chosen));

export const loadCatalogue = (typed: string): Promise<void> =>
  late((commands) => commands.loadCatalogue(typed));

export const lookAtHome = (again: boolean): Promise<void> =>
  late((commands) => commands.lookAtHome(again));

export const lookForUpdates = (): Promise<void> => late((commands) => commands.lookForUpdates());

export const updatePacks = (): Promise<void> => late((commands) => commands.updatePacks());

export const downloadPack = (entry: PackIndexEntry, address: string): Promise<void> =>
  late((commands) => commands.downloadPack(entry, address));

export const cancelPackJob = (id: string): Promise<void> =>
  late((commands) => commands.cancelPackJob(id));

export const resumePackJob = (id: string): Promise<void> =>
  late((commands) => commands.resumePackJob(id));

export const removePack = (id: string): Promise<void> =>
  late((commands) => commands.removePack(id));

export const refreshArea = (id: string): Promise<void> =>
  late((commands) => commands.refreshArea(id));

/** As no command rejects: code that cannot be had is a failure like another. */
async function late(command: (commands: Commands) => void | Promise<void>): Promise<void> {
  try {
    const commands = await import(/* webpackChunkName: "pack-commands" */ "./pack-commands.ts");
    await commands.startPackJobs();
    await command(commands);
  } catch (failure) {
    console.warn("No command on packs:", failure);
    packsStore.setState(({ failures }) => ({
      failures: [...failures, { name: null, problem: "failed", fileName: null }],
    }));
  }
}
