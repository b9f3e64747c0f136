import type { DrawnLine } from "./drawn-line.ts";
import { tilesAddress } from "./sources/vector-protocol.ts";
import type { MapStyleOptions } from "./style/map-style.ts";
import type { Tracks } from "./tracks.ts";

type DrawnTracks = NonNullable<MapStyleOptions["tracks"]> | null;

/** Draws the user's tracks and routes; what draws them is loaded when there is one. */
export class TrackDoor {
  readonly #onChange: (tracks: DrawnTracks) => void;
  #lines: readonly DrawnLine[] = [];
  #tracks: Promise<Tracks> | null = null;
  #edition = 0;

  /** `onChange` is given what the style is to show, whenever that changes. */
  constructor(onChange: (tracks: DrawnTracks) => void) {
    this.#onChange = onChange;
  }

  /** The lines to draw instead of those before. */
  async setLines(lines: readonly DrawnLine[]): Promise<void> {
    const isStill = lines.length === 0 && this.#lines.length === 0;
    this.#lines = lines;
    if (isStill) return;
    try {
      this.#tracks ??= load();
      const tracks = await this.#tracks;
      if (lines === this.#lines) this.#show(tracks);
    } catch (failure) {
      this.#tracks = null;
      console.warn("The tracks cannot be drawn:", failure);
    }
  }

  #show(tracks: Tracks): void {
    tracks.setLines(this.#lines);
    this.#edition += 1;
    const tiles = tilesAddress("tracks", this.#edition);
    const isNone = this.#lines.length === 0;
    this.#onChange(isNone ? null : (flavour) => tracks.style({ flavour, tiles }));
  }
}

async function load(): Promise<Tracks> {
  const { openTracks } = await import(/* webpackChunkName: "tracks-on-map" */ "./tracks.ts");
  return openTracks();
}
