import type { GeoJSONSource, Map as LibreMap } from "maplibre-gl";
import type { LineParts } from "#domain/tracks/line-parts.ts";
import { LazyPart } from "#mapview/layers/lazy-part.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";

type Drawing = typeof import("./recording-drawing.ts");

const NOTHING: LineParts = { segments: [], gaps: [] };

/** The end may lag so far behind: over it lies the dot of the own position, twice as wide. */
const LAG_PIXELS = 8;

/** And for so long: the dot goes on when the recording is paused. */
const LAG_MS = 5000;

/**
 * Draws the recording as it grows, in two sources: the past changes once a minute, and the last piece as soon
 * as the change can be seen, for a worker cuts its tiles.
 */
export class RecordingLayer implements MapLayer {
  readonly name = "recording";
  readonly #host: LayerHost;
  readonly #drawing = new LazyPart<Drawing>({
    load: () => import(/* webpackChunkName: "recording-on-map" */ "./recording-drawing.ts"),
    warning: "The recording cannot be drawn:",
  });
  #line = { past: NOTHING, latest: NOTHING };
  /** The last piece as it is on the map. */
  #drawn = NOTHING;
  #lagTimer: ReturnType<typeof setTimeout> | undefined;
  #isOn = false;

  constructor(host: LayerHost) {
    this.#host = host;
  }

  attach(map: LibreMap): void {
    // What nobody saw from afar is seen from near.
    map.on("zoom", () => this.#keepLatest());
  }

  drawing(flavour: MapFlavour): LayerDrawing {
    if (!this.#drawing.current || !this.#isOn) return {};
    const { lineFeatures, recordingDrawing } = this.#drawing.current;
    const { past, latest } = this.#line;
    return recordingDrawing(flavour, { past: lineFeatures(past), latest: lineFeatures(latest) });
  }

  /**
   * Draws the recording; null takes it off the map.
   * @param past what does not change with each fix; left out: as it was
   * @param latest what goes on from there
   */
  async show(line: { readonly past?: LineParts; readonly latest: LineParts } | null) {
    if (!line) {
      // The next one begins with nothing of this one.
      [this.#line, this.#drawn] = [{ past: NOTHING, latest: NOTHING }, NOTHING];
      if (this.#isOn) this.#switch(false);
      return;
    }
    const wanted = { past: line.past ?? this.#line.past, latest: line.latest };
    this.#line = wanted;
    const drawing = this.#drawing.current ?? (await this.#drawing.load());
    // While the code was loading, a newer call may have come, or the end of the recording.
    if (!drawing || this.#line !== wanted) return;
    if (!this.#isOn) this.#switch(true);
    if (line.past) this.#setData(drawing.PAST_SOURCE, line.past);
    this.#keepLatest();
  }

  #switch(isOn: boolean): void {
    this.#isOn = isOn;
    this.#host.redraw();
  }

  /** Has the last piece drawn at once when its end shows beside the dot, and otherwise soon. */
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
