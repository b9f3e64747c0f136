import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { PackKind } from "#domain/packs/pack-on-device.ts";
import { type TileAddress, tileBox } from "#domain/tiles/tile-grid.ts";
import { coveredPart } from "./tile-coverage.ts";

/** The highest zoom of the built-in overview. */
export const OVERVIEW_MAX_ZOOM = 10;

/** As much of a pack as decides who answers. */
export interface CoveringPack {
  readonly areas: readonly LngLatBox[];
  /** "2026-11-21"; null when unknown. */
  readonly dataDate: string | null;
}

/** A source that may have a tile of the base. */
export type Answerer<Pack> = Pack | "online" | "overview";

/**
 * Who is asked for a tile of the base, first to last.
 *
 * A pack that holds the tile wholly comes first, the newest of several. Then the areas that were
 * saved from the online map: whatever tile they have is a whole one. A pack that holds a part of the
 * tile would wipe the rest off the map: online knows all of it and comes before. Without online the
 * pack that covers most answers from zoom 11 on, where the overview has nothing, and the overview
 * below.
 */
export function answerOrder<Pack extends CoveringPack & { readonly kind: PackKind }>(
  tile: TileAddress,
  packs: readonly Pack[],
): readonly Answerer<Pack>[] {
  const { whole, partial } = packsCovering(tile, ofKind(packs, "pack"));
  const saved = packsCovering(tile, ofKind(packs, "area"));
  const first = [...whole, ...newestFirst([...saved.whole, ...saved.partial])];
  return tile.z > OVERVIEW_MAX_ZOOM
    ? [...first, "online", ...partial, "overview"]
    : [...first, "online", "overview", ...partial];
}

/** The packs that hold a tile wholly, newest first, and those that hold a part, the most first. */
export function packsCovering<Pack extends CoveringPack>(
  tile: TileAddress,
  packs: readonly Pack[],
): { readonly whole: readonly Pack[]; readonly partial: readonly Pack[] } {
  const box = tileBox(tile);
  const covering = packs
    .map((pack) => ({ pack, part: coveredPart(pack.areas, box) }))
    .filter(({ part }) => part > 0);
  return {
    whole: newestFirst(covering.filter(({ part }) => part === 1).map(({ pack }) => pack)),
    partial: covering
      .filter(({ part }) => part < 1)
      .sort((a, b) => b.part - a.part)
      .map(({ pack }) => pack),
  };
}

function newestFirst<Pack extends CoveringPack>(packs: readonly Pack[]): readonly Pack[] {
  return packs.toSorted((a, b) => (b.dataDate ?? "").localeCompare(a.dataDate ?? ""));
}

function ofKind<Pack extends { readonly kind: PackKind }>(
  packs: readonly Pack[],
  kind: PackKind,
): readonly Pack[] {
  return packs.filter((pack) => pack.kind === kind);
}
