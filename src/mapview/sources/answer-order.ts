import type { PackBounds } from "#domain/tiles/pack-manifest.ts";
import { coveredPart } from "./tile-coverage.ts";
import type { TileAddress } from "./tile-resolver.ts";

/** The highest zoom of the built-in overview. */
export const OVERVIEW_MAX_ZOOM = 10;

/** As much of a pack as decides who answers. */
export interface CoveringPack {
  readonly areas: readonly PackBounds[];
  /** "2026-11-21"; null when unknown. */
  readonly dataDate: string | null;
}

/** Who may have a tile of the base. */
export type Answerer<Pack> = Pack | "online" | "overview";

/**
 * Who is asked for a tile of the base, first to last.
 *
 * A pack that holds the tile wholly comes first, the newest of several. One that holds a part of it
 * would wipe the rest off the map: online knows all of it and comes before. Without online the pack
 * that covers most answers from zoom 11 on, where the overview has nothing, and the overview below.
 */
export function answerOrder<Pack extends CoveringPack>(
  tile: TileAddress,
  packs: readonly Pack[],
): readonly Answerer<Pack>[] {
  const { whole, partial } = packsCovering(tile, packs);
  return tile.z > OVERVIEW_MAX_ZOOM
    ? [...whole, "online", ...partial, "overview"]
    : [...whole, "online", "overview", ...partial];
}

/** The packs that hold a tile wholly, newest first, and those that hold a part, the most first. */
export function packsCovering<Pack extends CoveringPack>(
  tile: TileAddress,
  packs: readonly Pack[],
): { readonly whole: readonly Pack[]; readonly partial: readonly Pack[] } {
  const covering = packs
    .map((pack) => ({ pack, part: coveredPart(pack.areas, tile) }))
    .filter(({ part }) => part > 0);
  return {
    whole: covering
      .filter(({ part }) => part === 1)
      .map(({ pack }) => pack)
      .sort((a, b) => (b.dataDate ?? "").localeCompare(a.dataDate ?? "")),
    partial: covering
      .filter(({ part }) => part < 1)
      .sort((a, b) => b.part - a.part)
      .map(({ pack }) => pack),
  };
}
