import type { Map as LibreMap, RasterTileSource } from "maplibre-gl";
import type { TileSource } from "#domain/tiles/tile-sources.ts";
import type { Credited } from "#mapview/layers/credited-source.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import type { SavedPictures } from "#mapview/sources/saved-pictures.ts";
import { lowestRasterZoom, rasterLayer, rasterSource, rasterSourceId } from "./raster-style.ts";

/**
 * Draws the pictures of the chosen tile source over the base. It also handles the attribution and requests of all
 * raster sources, including those of networks.
 */
export class RasterLayer implements MapLayer {
  readonly name = "raster";
  readonly #host: LayerHost;
  #tileSource: TileSource;
  readonly #saved: Pick<SavedPictures, "hasSource">;
  readonly #onCover: () => void;
  #opacity = 1;

  /**
   * Creates the layer.
   * @param saved the pictures on the device, which are drawn without their server
   * @param onCover called when the visibility of the base changes without a redraw
   */
  constructor(
    host: LayerHost,
    tileSource: TileSource,
    saved: Pick<SavedPictures, "hasSource">,
    onCover: () => void,
  ) {
    this.#host = host;
    this.#tileSource = tileSource;
    this.#saved = saved;
    this.#onCover = onCover;
  }

  /** True if the tile source has pictures; otherwise only the base is drawn. */
  get isOn(): boolean {
    return this.#tileSource.kind === "raster";
  }

  /**
   * True if opaque pictures hide the base. It is visible below their lowest zoom and while their server is
   * unreachable.
   */
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
    // Setting the whole style is too slow for a slider.
    if (!map?.getLayer(layerId)) return;
    map.setPaintProperty(layerId, "raster-opacity", opacity);
    this.#onCover();
  }

  /** Requests the pictures again, because a source that responds by now may lack earlier ones. */
  retry(): void {
    // Setting the same URLs makes MapLibre forget that their tiles failed.
    for (const source of picturesOf(this.#host.map)) source.setTiles(source.tiles);
  }

  /** Leaves out the attributions of failing pictures, unless some are saved, and restores them later. */
  credit(): void {
    const { map, health, events } = this.#host;
    const savedId = this.#saved.hasSource(this.#tileSource.number)
      ? rasterSourceId(this.#tileSource)
      : null;
    for (const source of picturesOf(map)) {
      const isAway = health.failing.includes(source.id) && source.id !== savedId;
      source.attribution = isAway ? "" : (source.serialize().attribution ?? "");
    }
    events.emit("attributionChanged", undefined);
  }
}

/** Draws a tile source of pictures with an opacity of 0–1. */
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
