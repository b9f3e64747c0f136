import { type LngLatBox, overlapOf } from "#domain/coordinates/lng-lat-box.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { BaseSchema } from "#domain/packs/pack-record.ts";
import { BUILT_IN_MAX_ZOOM } from "#domain/tiles/built-in-map.ts";
import { type TileAddress, tileBox, tileKey } from "#domain/tiles/tile-grid.ts";
import type { Mosaic, MosaicPart } from "#mapview/sources/mosaic/mosaic-tile.ts";
import { answerOrder } from "./answer-order.ts";
import { WATERS_ZOOMS } from "./built-in-tiles.ts";
import { keepNewest } from "./keep-newest.ts";
import { packArchiveResolver } from "./pack-archive.ts";
import { coveredPart } from "./tile-coverage.ts";
import { type ResolvedTile, resolveTile, type TileResolver } from "./tile-resolver.ts";

/** Converts tiles of another schema to OpenMapTiles. */
export type SchemaConverter = (schema: BaseSchema, tiles: TileResolver) => TileResolver;

/** Combines parts of a tile; rejects bytes that are not tiles. */
export type TileMosaic = (mosaic: Mosaic) => Promise<ArrayBuffer>;

/** The attributions of the base, a text per resolver. */
export interface BaseAttributions {
  readonly overview: string;
  readonly online: string;
}

/** The sources of the base, beside the packs. */
export interface BaseTilesOptions {
  readonly overview: TileResolver;
  readonly online: TileResolver;
  readonly attributions: BaseAttributions;
  readonly convert: SchemaConverter;
  readonly mosaic: TileMosaic;
}

/** A resolver with the attribution to show while its tiles are on the screen. */
interface Answerer extends TileResolver {
  readonly attribution: string;
}

interface OpenPack extends Pick<PackOnDevice, "id" | "kind" | "areas" | "dataDate"> {
  readonly answerer: Answerer;
  /** The problem of this resolver; the same object while it lasts, so that repeating it changes nothing. */
  problem: UnreadablePack | null;
}

/** A pack that should be visible here but cannot be read. */
interface UnreadablePack {
  readonly unreadablePack: string;
}

/** The detail of the visible base: everything, a part, or only the overview; or the pack that cannot be read. */
export type BaseDetail = "full" | "partial" | "overview" | UnreadablePack;

/** The source of a tile, and the areas in which it is complete; null for the whole tile. */
interface Remembered {
  readonly attributions: readonly string[];
  readonly isOverview: boolean;
  readonly areas: readonly LngLatBox[] | null;
}

/** The number of remembered answers, for the attribution of visible tiles. */
const MAX_REMEMBERED = 4096;

/** The chain of resolvers behind the base: packs and saved areas, online, the overview. */
export class BaseTiles {
  readonly #overview: Answerer;
  readonly #online: Answerer;
  readonly #convert: SchemaConverter;
  readonly #mosaic: TileMosaic;
  readonly #answers = new Map<string, Remembered>();
  #packs: readonly OpenPack[] = [];

  constructor({ overview, online, attributions, convert, mosaic }: BaseTilesOptions) {
    this.#overview = credited(overview, attributions.overview);
    this.#online = credited(online, attributions.online);
    this.#convert = convert;
    this.#mosaic = mosaic;
  }

  /** Sets the packs. Those without a map are left out; opened archives of unchanged packs are kept. */
  setPacks(packs: readonly PackOnDevice[]): void {
    this.#answers.clear();
    this.#packs = packs.flatMap((pack) => {
      const open = this.#packs.find(({ id }) => id === pack.id) ?? this.#open(pack);
      return open ? [open] : [];
    });
  }

  /** Resolves to a tile in the OpenMapTiles schema. Rejects with `MissingTileError` if no source has it. */
  async resolve(tile: TileAddress, signal: AbortSignal): Promise<ArrayBuffer> {
    const key = tileKey(tile);
    try {
      const { bytes, from } = await resolveTile(this.#chainFor(tile), tile, signal);
      const whole = await this.#completed(tile, { bytes, from }, signal);
      // The pack may have been removed before its answer.
      const chain = this.#chainFor(tile);
      if (whole.from.every((one) => chain.includes(one))) {
        keepNewest(this.#answers, key, this.#rememberedOf(whole.from), MAX_REMEMBERED);
      }
      return whole.bytes;
    } catch (error) {
      // An ancestor is drawn instead.
      if (!signal.aborted) this.#answers.delete(key);
      throw error;
    }
  }

  /** Returns the attributions of these tiles, or of the ancestors that they were cut from, each once. */
  attributionsOf(tiles: readonly TileAddress[]): readonly string[] {
    const attributions = [...new Set(tiles.flatMap((tile) => this.#answerFor(tile).attributions))];
    return attributions.filter(
      (attribution) =>
        !attributions.some((other) => other !== attribution && other.includes(attribution)),
    );
  }

  /**
   * Returns the detail of these tiles within the visible box. The overview is complete up to zoom 10; "overview"
   * means that all tiles come from it, at any zoom.
   */
  detailOf(tiles: readonly TileAddress[], seen: LngLatBox): BaseDetail {
    for (const { areas, problem } of this.#packs) {
      if (problem && coveredPart(areas, seen) > 0) return problem;
    }
    const answers = tiles.map((tile) => ({ ...this.#answerFor(tile), tile }));
    if (answers.every(({ isOverview }) => isOverview)) return "overview";
    const isFull = answers.every(({ isOverview, areas, tile }) =>
      isOverview
        ? tile.z <= BUILT_IN_MAX_ZOOM
        : !areas || coveredPart(areas, overlapOf(tileBox(tile), seen)) === 1,
    );
    return isFull ? "full" : "partial";
  }

  #answerFor({ z, x, y }: TileAddress): Remembered {
    const answer = this.#answers.get(tileKey({ z, x, y }));
    if (answer) return answer;
    if (z === 0) return this.#rememberedOf([this.#overview]);
    return this.#answerFor({ z: z - 1, x: x >> 1, y: y >> 1 });
  }

  #rememberedOf(from: readonly Answerer[]): Remembered {
    const packs = from.map((one) => this.#packs.find(({ answerer }) => answerer === one));
    return {
      attributions: from.map(({ attribution }) => attribution),
      isOverview: from[0] === this.#overview,
      areas: packs[0]?.kind === "pack" ? packs.flatMap((pack) => (pack ? pack.areas : [])) : null,
    };
  }

  /** Completes the tile of a pack that covers only a part: with other packs that do, then with the overview. */
  async #completed(
    tile: TileAddress,
    { bytes, from }: ResolvedTile<Answerer>,
    signal: AbortSignal,
  ): Promise<{ readonly bytes: ArrayBuffer; readonly from: readonly Answerer[] }> {
    const alone = { bytes, from: [from] };
    const first = this.#partialAt(tile, from);
    if (!first) return alone;
    const part: MosaicPart = { bytes, at: tile, areas: first.areas };
    const found = [{ from, part }];
    const chain = this.#chainFor(tile);
    for (const next of chain.slice(chain.indexOf(from) + 1)) {
      const beside = await this.#partOf(tile, next, signal).catch(() => null);
      signal.throwIfAborted();
      if (beside) found.push({ from: next, part: beside });
    }
    if (found.length === 1) return alone;
    try {
      const whole = await this.#mosaic({ tile, parts: found.map((one) => one.part) });
      return { bytes: whole, from: found.map((one) => one.from) };
    } catch (error) {
      console.warn("No mosaic of a tile:", error);
      return alone;
    }
  }

  /** Returns the pack behind an answer if it covers only a part of the tile. */
  #partialAt(tile: TileAddress, from: Answerer): OpenPack | undefined {
    const pack = this.#packs.find(({ answerer }) => answerer === from);
    const isPartial = pack?.kind === "pack" && coveredPart(pack.areas, tileBox(tile)) < 1;
    return isPartial ? pack : undefined;
  }

  /** Resolves to the tile of a pack, or the overview or its nearest ancestor. */
  async #partOf(
    tile: TileAddress,
    from: Answerer,
    signal: AbortSignal,
  ): Promise<MosaicPart | null> {
    const pack = this.#partialAt(tile, from);
    const areas = pack ? pack.areas : null;
    const lowestZ = pack ? tile.z : BUILT_IN_MAX_ZOOM;
    const highestZ = pack ? tile.z : Math.min(tile.z, WATERS_ZOOMS.max);
    for (let z = highestZ; z >= lowestZ; z--) {
      const at = { z, x: tile.x >> (tile.z - z), y: tile.y >> (tile.z - z) };
      const bytes = await from.resolve(at, signal);
      if (bytes) return { bytes, at, areas };
    }
    return null;
  }

  #chainFor(tile: TileAddress): readonly Answerer[] {
    return answerOrder(tile, this.#packs).flatMap((answerer) => {
      if (answerer === "overview") return [this.#overview];
      if (answerer === "online") return [this.#online];
      return [answerer.answerer];
    });
  }

  #open({ id, kind, name, mapAreas, dataDate, attribution, map }: PackOnDevice): OpenPack | null {
    if (!map) return null;
    const problem = { unreadablePack: name };
    const archive = packArchiveResolver(`${name} (${id})`, map.bytes, () => {
      pack.problem = problem;
    });
    const tiles = this.#convert(map.schema, archive);
    const pack: OpenPack = {
      id,
      kind,
      areas: mapAreas,
      dataDate,
      answerer: credited(tiles, attribution),
      problem: null,
    };
    return pack;
  }
}

function credited(resolver: TileResolver, attribution: string): Answerer {
  return {
    name: resolver.name,
    attribution,
    resolve: (tile, signal) => resolver.resolve(tile, signal),
  };
}
