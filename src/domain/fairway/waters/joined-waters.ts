import type { FairwayIndex } from "#domain/fairway/fairway-index.ts";
import type { WaysFile } from "#domain/network/ways/file/read-ways.ts";
import { type JoinedWays, joinWays } from "#domain/network/ways/join/joined-ways.ts";
import type { PackWays } from "#domain/network/ways/join/pack-ways.ts";
import { waysBeyond } from "#domain/network/ways/join/ways-beyond.ts";
import { addedNodeIds, watersWithObjects } from "./waters-with-objects.ts";

/** The waters of packs, those of the country, and the bridges and locks on them. */
export interface WatersData {
  readonly packs: readonly PackWays[];
  /** Null while its file is not on the device. */
  readonly country: WaysFile | null;
  /** Null while their file is not on the device: then bridges and locks cost nothing on the waters of packs. */
  readonly objects: FairwayIndex | null;
}

/**
 * Joins the waters of packs with those of the country: a water that a pack has, open or closed, is that of the pack, and both are
 * joined where they have a node at the same place.
 */
export function joinWaters({ packs, country, objects }: WatersData): JoinedWays {
  const idOf = addedNodeIds();
  const own = packs.map((pack): PackWays => {
    const file = objects ? watersWithObjects(pack.file, objects, idOf) : pack.file;
    // The box around an extract may reach far beyond its waters: a newer pack wins only where both have the same line.
    return { ...pack, file, areas: [] };
  });
  // Without the country nothing beyond the packs is known to be missing.
  if (!country) return { ...joinWays(own), unreadAreas: [[-180, -90, 180, 90]] };
  return joinWays([...own, { file: waysBeyond(country, packs), areas: [], dataDate: null }]);
}
