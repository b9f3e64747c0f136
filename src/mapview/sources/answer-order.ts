import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { PackKind } from "#domain/packs/pack-record.ts";
import { BUILT_IN_MAX_ZOOM } from "#domain/tiles/built-in-map.ts";
import { type TileAddress, tileBox } from "#domain/tiles/tile-grid.ts";
import { coveredPart } from "./tile-coverage.ts";

/** The properties of a pack that determine the order. */
export interface CoveringPack {
  readonly areas: readonly LngLatBox[];
  /** The date of the data, "2026-11-21"; null if unknown. */
  readonly dataDate: string | null;
}

/** A source that may have a tile of the base. */
export type Answerer<Pack> = Pack | "online" | "overview";

/**
 * Returns the sources to ask for a tile of the base, in order.
 *
 * A pack that covers the tile completely comes first, the newest of several. Then saved areas of the online map,
 * whose tiles are always complete. A pack that covers a part of the tile would blank the rest, so the online map,
 * which is complete, comes before it. Without the online map, the pack that covers most answers from zoom 11 on,
 * where the overview has nothing, and the overview below that.
 */
export function answerOrder<Pack extends CoveringPack & { readonly kind: PackKind }>(
  tile: TileAddress,
  packs: readonly Pack[],
): readonly Answerer<Pack>[] {
  const { whole, partial } = packsCovering(tile, ofKind(packs, "pack"));
  const saved = packsCovering(tile, ofKind(packs, "area"));
  const first = [...whole, ...newestFirst([...saved.whole, ...saved.partial])];
  return tile.z > BUILT_IN_MAX_ZOOM
    ? [...first, "online", ...partial, "overview"]
    : [...first, "online", "overview", ...partial];
}

/**
 * Returns the packs that cover a tile completely, newest first, and those that cover a part, the largest part first.
 */
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
