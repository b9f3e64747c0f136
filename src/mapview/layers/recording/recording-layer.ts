import type { GeoJSONSource, Map as LibreMap } from "maplibre-gl";
import type { LineParts } from "#domain/tracks/line-parts.ts";
import { LazyPart } from "#mapview/layers/lazy-part.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";

type Drawing = typeof import("./recording-drawing.ts");

const NOTHING: LineParts = { segments: [], gaps: [] };

/** The distance that the end may lag behind, under the position dot, which is twice as wide. */
const LAG_PIXELS = 8;

/** The time that the end may lag behind; the dot continues while the recording is paused. */
const LAG_MS = 5000;

/**
 * Draws the growing recording in two sources: the past changes once a minute, and the last part as soon as the change
 * is visible, because a worker cuts its tiles.
 */
export class RecordingLayer implements MapLayer {
  readonly name = "recording";
  readonly #host: LayerHost;
  readonly #drawing = new LazyPart<Drawing>({
    load: () => import(/* webpackChunkName: "recording-on-map" */ "./recording-drawing.ts"),
    warning: "The recording cannot be drawn:",
  });
  #line = { past: NOTHING, latest: NOTHING };
  /** The last part as it is on the map. */
  #drawn = NOTHING;
  #lagTimer: ReturnType<typeof setTimeout> | undefined;
  #isOn = false;

  constructor(host: LayerHost) {
    this.#host = host;
  }

  attach(map: LibreMap): void {
    // A change that was invisible from afar may show when closer.
    map.on("zoom", () => this.#keepLatest());
  }

  drawing(flavour: MapFlavour): LayerDrawing {
    if (!this.#drawing.current || !this.#isOn) return {};
    const { lineFeatures, recordingDrawing } = this.#drawing.current;
    const { past, latest } = this.#line;
    return recordingDrawing(flavour, { past: lineFeatures(past), latest: lineFeatures(latest) });
  }

  /**
   * Draws the recording; null removes it.
   * @param past the part that does not change with each fix; unchanged if left out
   * @param latest the part after that
   */
  async show(line: { readonly past?: LineParts; readonly latest: LineParts } | null) {
    if (!line) {
      // The next recording starts without anything of this one.
      [this.#line, this.#drawn] = [{ past: NOTHING, latest: NOTHING }, NOTHING];
      if (this.#isOn) this.#switch(false);
      return;
    }
    const wanted = { past: line.past ?? this.#line.past, latest: line.latest };
    this.#line = wanted;
    const drawing = this.#drawing.current ?? (await this.#drawing.load());
    // While the code was loading, there may have been a newer call, or the recording ended.
    if (!drawing || this.#line !== wanted) return;
    if (!this.#isOn) this.#switch(true);
    if (line.past) this.#setData(drawing.PAST_SOURCE, line.past);
    this.#keepLatest();
  }

  #switch(isOn: boolean): void {
    this.#isOn = isOn;
    this.#host.redraw();
  }

  /** Draws the last part immediately if its end shows beside the dot, and otherwise soon. */
  #keepLatest(): void {
    const { latest } = this.#line;
    if (latest === this.#drawn) return;
    if (this.#isLagSeen()) this.#drawLatest();
    else this.#lagTimer ??= setTimeout(() => this.#drawLatest(), LAG_MS);
  }

  #isLagSeen(): boolean {
    const [drawn, latest] = [this.#drawn, this.#line.latest];
    const isLonger =
      drawn.segments.length === latest.segments.length && drawn.gaps.length === latest.gaps.length;
    const ends = [drawn, latest].map(({ segments }) => segments.at(-1)?.at(-1));
    const [from, to] = ends.map((end) => end && this.#host.map?.project(end));
    return !isLonger || !from || !to || from.dist(to) >= LAG_PIXELS;
  }

  #drawLatest(): void {
    clearTimeout(this.#lagTimer);
    this.#lagTimer = undefined;
    this.#drawn = this.#line.latest;
    const drawing = this.#drawing.current;
    if (drawing) this.#setData(drawing.LATEST_SOURCE, this.#drawn);
  }

  #setData(source: string, line: LineParts): void {
    const { map } = this.#host;
    const drawing = this.#drawing.current;
    if (drawing) map?.getSource<GeoJSONSource>(source)?.setData(drawing.lineFeatures(line));
  }
}
