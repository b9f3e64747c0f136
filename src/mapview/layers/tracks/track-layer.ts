import { featuresNear, type Tap } from "#mapview/input/tap-hits.ts";
import { LazyPart } from "#mapview/layers/lazy-part.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import { redrawTiles } from "#mapview/layers/redraw-tiles.ts";
import { tilesAddress } from "#mapview/sources/vector-protocol.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import type { DrawnTrack } from "#mapview/tiler/drawn-track.ts";
import type { Tracks } from "./open-tracks.ts";
import { trackTapped } from "./track-events.ts";
import { TRACK_LAYER, TRACK_SOURCE } from "./track-layer-ids.ts";

/** The reach of a tap on a line: small, because a line is easy to hit and must not catch taps on the map. */
const LINE_SLACK_PIXELS = 10;

/** Draws the user's tracks and routes; the drawing code is loaded with the first one. */
export class TrackLayer implements MapLayer {
  readonly name = "tracks";
  readonly #host: LayerHost;
  #lines: readonly DrawnTrack[] = [];
  #hidden: readonly string[] = [];
  readonly #tracks = new LazyPart<Tracks>({
    load: async () => {
      const { openTracks } = await import(
        /* webpackChunkName: "tracks-on-map" */ "./open-tracks.ts"
      );
      return openTracks((error) => this.#tracks.fail(error));
    },
    warning: "The tracks cannot be drawn:",
  });
  #draw: ((flavour: MapFlavour) => LayerDrawing) | null = null;
  #edition = 0;

  constructor(host: LayerHost) {
    this.#host = host;
  }

  drawing(flavour: MapFlavour): LayerDrawing {
    return this.#draw?.(flavour) ?? {};
  }

  lineUnder({ map, point, events }: Tap): (() => void) | null {
    const [line] = featuresNear(map, point, LINE_SLACK_PIXELS, [TRACK_LAYER]);
    if (!line) return null;
    const { lng, lat } = map.unproject([point.x, point.y]);
    return () => events.emit(trackTapped, { lng, lat, trackId: String(line.properties["id"]) });
  }

  /** Sets the lines to draw. */
  async setTracks(lines: readonly DrawnTrack[]): Promise<void> {
    const isStill = lines.length === 0 && this.#lines.length === 0;
    this.#lines = lines;
    if (isStill) return;
    const tracks = await this.#tracks.load();
    if (tracks && lines === this.#lines) this.#show(tracks);
  }

  /** Hides the lines with these ids. They stay in the tiles, so that they can be shown again immediately. */
  setHidden(ids: readonly string[]): void {
    const isStill =
      ids.length === this.#hidden.length && ids.every((id) => this.#hidden.includes(id));
    if (isStill) return;
    this.#hidden = ids;
    if (this.#draw) this.#host.redraw();
  }

  /** Retries what failed to load. */
  retry(): void {
    if (this.#tracks.takeError()) void this.setTracks(this.#lines);
  }

  #show(tracks: Tracks): void {
    tracks.setTracks(this.#lines);
    this.#edition += 1;
    const tiles = this.#lines.length > 0 ? tilesAddress("tracks", this.#edition) : null;
    this.#draw = tiles
      ? (flavour) => tracks.drawing({ flavour, tiles, hidden: this.#hidden })
      : null;
    redrawTiles(this.#host, TRACK_SOURCE, tiles);
  }
}
