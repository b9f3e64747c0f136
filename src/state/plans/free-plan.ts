import type { NetworkMode } from "#domain/network/network-mode.ts";
import { isWayMode } from "#domain/network/ways/access/way-access.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { packsStore } from "#state/packs/packs.ts";
import { preferencesStore } from "#state/settings/preferences.ts";

type PackFacts = Pick<PackOnDevice, "graph" | "modes" | "ways">;

/**
 * Tells whether a plan of a mode goes along all ways, without numbers: as the user chose, or else because the packs have ways
 * and no numbers of the mode.
 */
export function isPlanFree(
  mode: NetworkMode,
  chosen: boolean | null,
  packs: readonly PackFacts[],
): boolean {
  if (!isWayMode(mode)) return false;
  if (chosen !== null) return chosen;
  const hasNumbers = packs.some(({ graph, modes }) => graph && (modes?.includes(mode) ?? true));
  return !hasNumbers && packs.some(({ ways }) => ways);
}

/** Tells the same with the choice and the packs of now. */
export function isPlanFreeNow(mode: NetworkMode): boolean {
  return isPlanFree(mode, preferencesStore.getState().planIsFree, packsStore.getState().packs);
}
