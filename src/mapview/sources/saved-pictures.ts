import { PMTiles } from "pmtiles";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { pictureOf } from "#domain/tiles/picture-tiles.ts";
import { byteSourceArchive } from "./pack-archive.ts";

/** The raster tiles that are saved on the device. */
export class SavedPictures {
  #archives: readonly Archive[] = [];

  /** Replaces the packs to read; those without pictures are ignored. */
  setPacks(packs: readonly PackOnDevice[]): void {
    this.#archives = packs.flatMap(({ id, name, pictures }) => {
      if (!pictures) return [];
      const known = this.#archives.find((archive) => archive.id === id);
      const open = () => new PMTiles(byteSourceArchive(`${name} (${id})`, pictures.bytes));
      return [known ?? { id, tileSource: pictures.tileSource, pictures: open() }];
    });
  }

  /** Tells whether any pictures of the tile source with this number are saved. */
  hasSource(number: number): boolean {
    return this.#archives.some(({ tileSource }) => tileSource === number);
  }

  /** Tells whether any pictures of the tile source of this URL are saved. */
  hasSomeOf(url: string): boolean {
    if (this.#archives.length === 0) return false;
    const asked = pictureOf(url);
    return asked !== null && this.hasSource(asked.tileSource);
  }

  /** Resolves to the picture with this URL; null if it is not saved or cannot be read. */
  async read(url: string, signal: AbortSignal): Promise<ArrayBuffer | null> {
    if (!this.hasSomeOf(url)) return null;
    const asked = pictureOf(url);
    for (const { tileSource, pictures } of this.#archives) {
      if (tileSource !== asked?.tileSource) continue;
      const { z, x, y } = asked.tile;
      const found = await pictures.getZxy(z, x, y, signal).catch((problem: unknown) => {
        signal.throwIfAborted();
        console.warn("A saved picture cannot be read:", problem);
      });
      if (found) return found.data;
    }
    return null;
  }
}

interface Archive {
  readonly id: string;
  readonly tileSource: number;
  readonly pictures: PMTiles;
}
