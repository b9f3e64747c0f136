import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { MapSketch } from "#domain/measure/map-sketch.ts";
import type { MeasuredLine } from "#domain/measure/measured-line.ts";
import type { DrawnPlan } from "#domain/plans/drawn-plan.ts";
import type { FollowMode } from "#domain/position/follow-mode.ts";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import type { PictureView } from "#mapview/controller/draw-picture.ts";
import { MapEventHub } from "#mapview/events/map-events.ts";
import type { DrawnAlong } from "#mapview/layers/along/along-layer.ts";
import type { IncomingOnMap } from "#mapview/layers/incoming/incoming-drawing.ts";
import type { Legend } from "#mapview/legend/legend-entry.ts";
import type { BaseDetail } from "#mapview/sources/base-tiles.ts";
import type { MapPort } from "./map-port.ts";

/** A map for tests: it draws nothing, keeps what it was told, and its `events` can be emitted. */
export class FakeMapPort implements MapPort {
  readonly events = new MapEventHub();
  /** The layers that the map session binds to stores; not part of the port. */
  readonly layers = {
    measuring: {
      show: (measured: MeasuredLine | null) => {
        this.measured = measured;
      },
    },
    sketch: {
      show: (sketch: MapSketch) => {
        this.sketch = sketch;
      },
    },
    incoming: {
      show: (incoming: IncomingOnMap | null) => {
        this.incoming = incoming;
      },
    },
    along: {
      show: (along: DrawnAlong | null) => {
        this.along = along;
      },
    },
    plan: {
      show: (plan: DrawnPlan | null) => {
        this.plan = plan;
        this.previewed = null;
      },
      previewLegs: (plan: DrawnPlan) => {
        this.previewed = plan;
      },
    },
  };
  readonly output = {
    drawPicture: async (view: PictureView) => {
      this.pictured = view;
      return { png: new Blob(["a picture"], { type: "image/png" }), attribution: "© makers" };
    },
    readLegend: async () => this.legend,
    readPois: () => this.pois,
  };
  #framed: LngLatBox | null = null;
  #onArea: ((area: LngLatBox) => void) | null = null;
  /** What is measured on it now. */
  measured: MeasuredLine | null = null;
  /** What may come to it, drawn on it now. */
  incoming: IncomingOnMap | null = null;
  /** The drawing of the tool in use. */
  sketch: MapSketch = [];
  /** The places along a plan that are drawn on it now. */
  along: DrawnAlong | null = null;
  /** The plan that is drawn on it now. */
  plan: DrawnPlan | null = null;
  /** The plan whose new legs are previewed on it; null once one is shown. */
  previewed: DrawnPlan | null = null;
  /** The place that is marked on it now. */
  candidate: LatLng | null = null;
  /** The part of it that is free now; null when all is. */
  visibleArea: HTMLElement | null = null;
  /** What it was last asked to show, and how often it was asked to try again. */
  shown: LngLatBox | LatLng | null = null;
  retries = 0;
  /** What is seen on it now. */
  legend: Legend = { kinds: {}, pois: [] };
  pois: readonly PointOfInterest[] = [];
  /** The picture that it was last asked for. */
  pictured: PictureView | null = null;
  followMode: FollowMode = "off";
  bearingDegrees = 0;
  baseDetail: BaseDetail = "full";
  failingSources: readonly string[] = [];
  center: LatLng | null = { lat: 52.228, lng: 5.321 };
  zoom = 8;

  /** Moves the map or the frame over it, so that this (west, south, east, north) is behind it. */
  frame(area: LngLatBox): void {
    this.#framed = area;
    this.#onArea?.(area);
  }

  setFollow(mode: FollowMode): void {
    if (mode === this.followMode) return;
    this.followMode = mode;
    this.events.emit("followChanged", mode);
  }

  faceNorth(): void {
    this.bearingDegrees = 0;
    this.events.emit("turned", 0);
  }

  zoomBy(levels: number): void {
    this.zoom += levels;
  }

  keepCenterIn(part: HTMLElement | null): void {
    this.visibleArea = part;
  }

  keepClearOf(): void {}

  setCandidate(place: LatLng | null): void {
    this.candidate = place;
  }

  showBounds(bounds: LngLatBox): void {
    this.shown = bounds;
  }

  flyTo(place: LatLng, lowestZoom: number): void {
    this.shown = place;
    this.zoom = Math.max(this.zoom, lowestZoom);
  }

  watchArea(_frame: HTMLElement, onArea: (area: LngLatBox) => void): () => void {
    this.#onArea = onArea;
    if (this.#framed) onArea(this.#framed);
    return () => {
      this.#onArea = null;
    };
  }

  focus(): void {}

  retry(): void {
    this.retries += 1;
  }
}
