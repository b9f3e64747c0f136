import { type LngLatBox, overlapOf } from "#domain/coordinates/lng-lat-box.ts";
import type { BaseSchema, PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { type TileAddress, tileBox, tileKey } from "#domain/tiles/tile-grid.ts";
import { answerOrder, OVERVIEW_MAX_ZOOM } from "./answer-order.ts";
import { keepNewest } from "./keep-newest.ts";
import { packArchiveResolver } from "./pack-archive.ts";
import { coveredPart } from "./tile-coverage.ts";
import { resolveTile, type TileResolver } from "./tile-resolver.ts";

/** Makes tiles of another schema into OpenMapTiles ones. */
export type SchemaConverter = (schema: BaseSchema, tiles: TileResolver) => TileResolver;

/** Who made the base: a text to show for each resolver. */
export interface BaseAttributions {
  readonly overview: string;
  readonly online: string;
}

/** Whom the base is asked of, beside the packs. */
export interface BaseTilesOptions {
  readonly overview: TileResolver;
  readonly online: TileResolver;
  readonly attributions: BaseAttributions;
  readonly convert: SchemaConverter;
}

/** What answers, with the words that must be shown while it is on the screen. */
interface Answerer extends TileResolver {
  readonly attribution: string;
}

interface OpenPack extends Pick<PackOnDevice, "id" | "kind" | "areas" | "dataDate"> {
  readonly answerer: Answerer;
  /** The same object as long as it lasts: telling it again is telling nothing new. */
  trouble: UnreadablePack | null;
}

/** The name of a pack that should be seen here, and cannot be read. */
interface UnreadablePack {
  readonly unreadablePack: string;
}

/**
 * How much of what the base can show is there: all of it, some of it, or the overview alone; or why
 * it is not.
 */
export type BaseDetail = "full" | "partial" | "overview" | UnreadablePack;

/** Who gave a tile, and of which areas it shows all that there is; null for all of the tile. */
interface Remembered {
  readonly attribution: string;
  readonly isOverview: boolean;
  readonly areas: readonly LngLatBox[] | null;
}

/** So many answers are remembered to know whose tiles are on the screen. */
const MOST_REMEMBERED = 4096;

/** The chain behind the base: packs and saved areas, online, the overview. */
export class BaseTiles {
  readonly #overview: Answerer;
  readonly #online: Answerer;
  readonly #convert: SchemaConverter;
  readonly #answers = new Map<string, Remembered>();
  #packs: readonly OpenPack[] = [];

  constructor({ overview, online, attributions, convert }: BaseTilesOptions) {
    this.#overview = credited(overview, attributions.overview);
    this.#online = credited(online, attributions.online);
    this.#convert = convert;
  }

  /** Packs without a map are left out; what is known of those that stay is kept. */
  setPacks(packs: readonly PackOnDevice[]): void {
    this.#answers.clear();
    this.#packs = packs.flatMap((pack) => {
      const open = this.#packs.find(({ id }) => id === pack.id) ?? this.#open(pack);
      return open ? [open] : [];
    });
  }

  /** The tile as OpenMapTiles. Rejects with `MissingTileError` when nobody has it. */
  async resolve(tile: TileAddress, signal: AbortSignal): Promise<ArrayBuffer> {
    const key = tileKey(tile);
    try {
      const { bytes, from } = await resolveTile(this.#chainFor(tile), tile, signal);
      // An answer may come when its pack is gone already.
      if (this.#chainFor(tile).includes(from)) {
        keepNewest(this.#answers, key, this.#rememberedOf(from), MOST_REMEMBERED);
      }
      return bytes;
    } catch (failure) {
      // An ancestor is drawn instead.
      if (!signal.aborted) this.#answers.delete(key);
      throw failure;
    }
  }

  /** The words for the attributions, each once, of these tiles, or of the ancestors that they were cut from. */
  attributionsOf(tiles: readonly TileAddress[]): readonly string[] {
    const attributions = [...new Set(tiles.map((tile) => this.#answerFor(tile).attribution))];
    return attributions.filter(
      (attribution) =>
        !attributions.some((other) => other !== attribution && other.includes(attribution)),
    );
  }

  /**
   * What these tiles show of the box that is seen. The overview has all there is up to zoom 10;
   * "overview" is said when no tile comes from anywhere else, whatever the zoom.
   */
  detailOf(tiles: readonly TileAddress[], seen: LngLatBox): BaseDetail {
    for (const { areas, trouble } of this.#packs) {
      if (trouble && coveredPart(areas, seen) > 0) return trouble;
    }
    const answers = tiles.map((tile) => ({ ...this.#answerFor(tile), tile }));
    if (answers.every(({ isOverview }) => isOverview)) return "overview";
    const isFull = answers.every(({ isOverview, areas, tile }) =>
      isOverview
        ? tile.z <= OVERVIEW_MAX_ZOOM
        : !areas || coveredPart(areas, overlapOf(tileBox(tile), seen)) === 1,
    );
    return isFull ? "full" : "partial";
  }

  #answerFor({ z, x, y }: TileAddress): Remembered {
    const answer = this.#answers.get(tileKey({ z, x, y }));
    if (answer) return answer;
    if (z === 0) return this.#rememberedOf(this.#overview);
    return this.#answerFor({ z: z - 1, x: x >> 1, y: y >> 1 });
  }

  #rememberedOf(from: Answerer): Remembered {
    const pack = this.#packs.find(({ answerer }) => answerer === from);
    return {
      attribution: from.attribution,
      isOverview: from === this.#overview,
      areas: pack?.kind === "pack" ? pack.areas : null,
    };
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
    const trouble = { unreadablePack: name };
    const archive = packArchiveResolver(`${name} (${id})`, map.bytes, () => {
      pack.trouble = trouble;
    });
    const tiles = this.#convert(map.schema, archive);
    const pack: OpenPack = {
      id,
      kind,
      areas: mapAreas,
      dataDate,
      answerer: credited(tiles, attribution),
      trouble: null,
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
