import type { FeatureCollection } from "geojson";
import type { GeoJSONSource } from "maplibre-gl";
import type { LineParts } from "#domain/tracks/line-parts.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";

type Drawing = typeof import("./recording-drawing.ts");

const NOTHING: FeatureCollection = { type: "FeatureCollection", features: [] };

/**
 * The line of the recording as it grows, in two sources: what is long gone changes once a minute, and the last
 * piece with every fix. What draws it is loaded when there is one.
 */
export class RecordingLayer implements MapLayer {
  readonly name = "recording";
  readonly #host: LayerHost;
  #drawing: Drawing | null = null;
  #features = { past: NOTHING, latest: NOTHING };
  #isOn = false;

  constructor(host: LayerHost) {
    this.#host = host;
  }

  drawing(flavour: MapFlavour): LayerDrawing {
    if (!this.#drawing || !this.#isOn) return {};
    return this.#drawing.recordingDrawing(flavour, this.#features);
  }

  /**
   * Draws the recording; null takes it off the map.
   * @param past what does not change with each fix; left out: as it was
   * @param latest what goes on from there
   */
  async show(line: { readonly past?: LineParts; readonly latest: LineParts } | null) {
    if (!line) {
      if (this.#isOn) this.#switch(false);
      return;
    }
    this.#drawing ??= await import(
      /* webpackChunkName: "recording-on-map" */ "./recording-drawing.ts"
    );
    const { lineFeatures, LATEST_SOURCE, PAST_SOURCE } = this.#drawing;
    const past = line.past ? lineFeatures(line.past) : this.#features.past;
    this.#features = { past, latest: lineFeatures(line.latest) };
    if (!this.#isOn) this.#switch(true);
    if (line.past) this.#setData(PAST_SOURCE, past);
    this.#setData(LATEST_SOURCE, this.#features.latest);
  }

  #switch(isOn: boolean): void {
    this.#isOn = isOn;
    this.#host.redraw();
  }

  #setData(source: string, data: FeatureCollection): void {
    this.#host.map?.getSource<GeoJSONSource>(source)?.setData(data);
  }
}
