import type { Map as LibreMap, RasterTileSource } from "maplibre-gl";
import type { TileSource } from "#domain/tiles/tile-sources.ts";
import type { Credited } from "#mapview/layers/credited-source.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import { lowestRasterZoom, rasterLayer, rasterSource, rasterSourceId } from "./raster-style.ts";

/**
 * The pictures of the chosen tile source over the base. It also keeps the words and the requests of
 * all raster sources, those of the networks among them.
 */
export class RasterLayer implements MapLayer {
  readonly name = "raster";
  readonly #host: LayerHost;
  #tileSource: TileSource;
  readonly #onCover: () => void;
  #opacity = 1;

  /** `onCover` is called when more or less of the base is seen without a redraw. */
  constructor(host: LayerHost, tileSource: TileSource, onCover: () => void) {
    this.#host = host;
    this.#tileSource = tileSource;
    this.#onCover = onCover;
  }

  /** Whether the tile source has pictures; the base alone is drawn when it has none. */
  get isOn(): boolean {
    return this.#tileSource.kind === "raster";
  }

  /** Whether opaque pictures are over all of the base: below their lowest zoom, and while their server is away, it is seen. */
  get hidesBase(): boolean {
    const { map, health } = this.#host;
    return (
      this.isOn &&
      this.#opacity === 1 &&
      (map?.getZoom() ?? 0) >= lowestRasterZoom(this.#tileSource) &&
      !health.failing.includes(rasterSourceId(this.#tileSource))
    );
  }

  drawing(): LayerDrawing {
    return this.isOn ? rasterDrawing(this.#tileSource, this.#opacity) : {};
  }

  setTileSource(tileSource: TileSource): void {
    if (tileSource.number === this.#tileSource.number) return;
    this.#tileSource = tileSource;
    this.#host.redraw();
  }

  /** Sets the opacity of the pictures, 0–1; a slider calls it many times a second. */
  setOpacity(opacity: number): void {
    this.#opacity = opacity;
    const { map } = this.#host;
    const layerId = rasterSourceId(this.#tileSource);
    // The whole style would be too much for a slider.
    if (!map?.getLayer(layerId)) return;
    map.setPaintProperty(layerId, "raster-opacity", opacity);
    this.#onCover();
  }

  /** Asks for the pictures again: a source that has answered since may lack those it was first asked for. */
  retry(): void {
    // Setting the same addresses makes MapLibre forget that their tiles failed.
    for (const source of picturesOf(this.#host.map)) source.setTiles(source.tiles);
  }

  /** Leaves out the makers of pictures that do not come, and names them again when they do. */
  credit(): void {
    const { map, health, events } = this.#host;
    for (const source of picturesOf(map)) {
      const isAway = health.failing.includes(source.id);
      source.attribution = isAway ? "" : (source.serialize().attribution ?? "");
    }
    events.emit("attributionChanged", undefined);
  }
}

/** A tile source of pictures, 0–1 opaque. */
export function rasterDrawing(tileSource: TileSource, opacity: number): LayerDrawing {
  const id = rasterSourceId(tileSource);
  return {
    sources: { [id]: rasterSource(tileSource) },
    layers: { pictures: [rasterLayer(id, tileSource, opacity)] },
  };
}

function picturesOf(map: LibreMap | null): readonly Credited<RasterTileSource>[] {
  return Object.keys(map?.getStyle()?.sources ?? {}).flatMap((id) => {
    const source = map?.getSource<Credited<RasterTileSource>>(id);
    return source?.type === "raster" ? [source] : [];
  });
}
