import { lazyCommands } from "#state/lazy-commands.ts";
import { packs } from "./packs-on-device.ts";

/** The packs on this device, to draw from; `packs` in it is empty until `startPacks` has read them. */
export const packsStore = packs.store;

/** Reads the packs again, after `problem`. */
export const reloadPacks = packs.reload;

/**
 * Reads the packs and follows the other tabs; only the first call does anything. Call it from the
 * screen that needs them: no first load does. Loads the commands only when an earlier visit left
 * something unfinished.
 */
export async function startPacks(): Promise<void> {
  const { hasLeftovers } = await packs.start();
  if (!hasLeftovers) return;
  try {
    await loadCommands();
  } catch (error) {
    // The packs themselves were read: map and search go on with them.
    console.warn("What was left unfinished stays so:", error);
  }
}

/**
 * The commands of `pack-commands.ts` for a screen that may never need them. What goes wrong is in
 * `packsStore`, also when their code cannot be loaded.
 */
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
