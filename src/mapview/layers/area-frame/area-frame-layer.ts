import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { boxAround } from "#domain/packs/framed-box.ts";
import type { LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";

/** Knows what of the map is behind a frame that a card lays over it. */
export class AreaFrameLayer implements MapLayer {
  readonly name = "area-frame";
  readonly #host: LayerHost;

  constructor(host: LayerHost) {
    this.#host = host;
  }

  /**
   * Tells the box (west, south, east, north) around the corners of this frame, at once and whenever
   * the map or the frame moves, until the function that it gives back is called.
   */
  follow(frame: HTMLElement, onArea: (area: LngLatBox) => void): () => void {
    let told = "";
    const look = () => {
      const area = this.#areaBehind(frame);
      if (!area || String(area) === told) return;
      told = String(area);
      onArea(area);
    };
    look();
    const forget = this.#host.events.on("frame", look);
    const resizes = new ResizeObserver(look);
    resizes.observe(frame);
    return () => {
      forget();
      resizes.disconnect();
    };
  }

  #areaBehind(frame: HTMLElement): LngLatBox | null {
    const { map } = this.#host;
    if (!map) return null;
    const [seen, whole] = [
      frame.getBoundingClientRect(),
      map.getContainer().getBoundingClientRect(),
    ];
    const [left, top] = [seen.left - whole.left, seen.top - whole.top];
    const { width, height } = seen;
    const corners: [number, number][] = [
      [left, top],
      [left + width, top],
      [left + width, top + height],
      [left, top + height],
    ];
    return boxAround(corners.map((corner) => map.unproject(corner)));
  }
}
