import { tilesAddress } from "#mapview/sources/vector-protocol.ts";
import type { MapStyleOptions } from "#mapview/style/map-style.ts";
import type { DrawnLine } from "./drawn-line.ts";
import type { Tracks } from "./open-tracks.ts";

type DrawnTracks = NonNullable<MapStyleOptions["tracks"]> | null;

/** Draws the user's tracks and routes; what draws them is loaded when there is one. */
export class TrackDoor {
  readonly #onChange: (tracks: DrawnTracks, tiles: string | null) => void;
  #lines: readonly DrawnLine[] = [];
  #tracks: Promise<Tracks> | null = null;
  #edition = 0;
  #hasFailed = false;

  /** `onChange` is given what the style is to show and the address of its tiles, whenever that changes; null without lines. */
  constructor(onChange: (tracks: DrawnTracks, tiles: string | null) => void) {
    this.#onChange = onChange;
  }

  /** The lines to draw instead of those before. */
  async setLines(lines: readonly DrawnLine[]): Promise<void> {
    const isStill = lines.length === 0 && this.#lines.length === 0;
    this.#lines = lines;
    if (isStill) return;
    try {
      this.#tracks ??= load((failure) => this.#fails(failure));
      const tracks = await this.#tracks;
      if (lines === this.#lines) this.#show(tracks);
    } catch (failure) {
      this.#tracks = null;
      this.#fails(failure);
    }
  }

  /** Asks again for what could not be had. */
  retry(): void {
    if (!this.#hasFailed) return;
    this.#hasFailed = false;
    void this.setLines(this.#lines);
  }

  #fails(failure: unknown): void {
    this.#hasFailed = true;
    console.warn("The tracks cannot be drawn:", failure);
  }

  #show(tracks: Tracks): void {
    tracks.setLines(this.#lines);
    this.#edition += 1;
    if (this.#lines.length === 0) {
      this.#onChange(null, null);
      return;
    }
    const tiles = tilesAddress("tracks", this.#edition);
    this.#onChange((flavour) => tracks.style({ flavour, tiles }), tiles);
  }
}

async function load(onFailure: (failure: unknown) => void): Promise<Tracks> {
  const { openTracks } = await import(/* webpackChunkName: "tracks-on-map" */ "./open-tracks.ts");
  return openTracks(onFailure);
}
