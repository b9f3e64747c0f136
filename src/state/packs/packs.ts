import { packs } from "./packs-on-device.ts";

/** The packs on this device, to draw from; `packs` in it is empty until `startPacks` has read them. */
export const packsStore = packs.store;

/**
 * Reads the packs and follows the other tabs; only the first call does anything. Call it from the
 * screen that needs them: no first load does. What puts packs on the device is in
 * `pack-commands.ts`, and is loaded here only when an earlier visit left something unfinished.
 */
export async function startPacks(): Promise<void> {
  const { hasLeftovers } = await packs.start();
  if (!hasLeftovers) return;
  try {
    const { startPackJobs } = await import(
      /* webpackChunkName: "pack-commands" */ "./pack-commands.ts"
    );
    await startPackJobs();
  } catch (failure) {
    // The packs themselves were read: map and search go on with them.
    console.warn("What was left unfinished stays so:", failure);
  }
}
