import { lazyCommands } from "#state/lazy-commands.ts";
import { packs } from "./packs-on-device.ts";

/** The packs on this device, to draw from; empty until `startPacks` has read them. */
export const packsStore = packs.store;

/** Reads the packs again after a problem. */
export const reloadPacks = packs.reload;

/**
 * Reads the packs and follows the other tabs; only the first call has an effect. Call it from the screen that needs
 * packs, not in the first load. Loads the commands only if an earlier visit left something unfinished.
 */
export async function startPacks(): Promise<void> {
  const { hasLeftovers } = await packs.start();
  if (!hasLeftovers) return;
  try {
    await loadCommands();
  } catch (error) {
    // The packs themselves were read, so map and search can use them.
    console.warn("What was left unfinished stays so:", error);
  }
}

/** The lazy commands of `pack-commands.ts`. Problems are in `packsStore`, also if their code cannot be loaded. */
export const packCommands = lazyCommands(loadCommands, (error) => {
  console.warn("No command on packs:", error);
  packsStore.setState(({ failedJobs }) => ({
    failedJobs: [...failedJobs, { name: null, problem: "failed", fileName: null }],
  }));
});

async function loadCommands() {
  const commands = await import(/* webpackChunkName: "pack-commands" */ "./pack-commands.ts");
  await commands.startPackJobs();
  return commands;
}
