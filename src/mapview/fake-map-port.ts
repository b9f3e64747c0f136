import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { MeshCell } from "#domain/coverage/coverage-mesh.ts";
import type { MapSketch } from "#domain/measure/map-sketch.ts";
import type { MeasuredLine } from "#domain/measure/measured-line.ts";
import type { DrawnPlan } from "#domain/plans/drawn-plan.ts";
import type { FollowMode } from "#domain/position/follow-mode.ts";
import type { MapView } from "#domain/position/map-view.ts";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import type { MapSource } from "#domain/tiles/network-overlays.ts";
import { MapEventHub } from "#mapview/events/map-events.ts";
import type { DrawnAlong } from "#mapview/layers/along/along-layer.ts";
import type { IncomingOnMap } from "#mapview/layers/incoming/incoming-drawing.ts";
import type { Legend } from "#mapview/legend/legend-entry.ts";
import type { BaseDetail } from "#mapview/sources/base-tiles.ts";
import type { PictureView } from "./map-picture.ts";
import type { MapPort } from "./map-port.ts";

/** A map for tests. It draws nothing, records its calls, and its `events` can be emitted. */
export class FakeMapPort implements MapPort {
  readonly events = new MapEventHub();
  /** The layers that the map session connects to stores; not part of the port. */
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
    coverage: {
      show: (mesh: readonly MeshCell[] | null) => {
        this.coverage = mesh;
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
      const legend = view.readsLegend ? this.legend : null;
      const png = new Blob(["a picture"], { type: "image/png" });
      return { png, legend, attribution: "© makers" };
    },
    readLegend: async () => this.legend,
    readPois: () => this.pois,
  };
  #framed: LngLatBox | null = null;
  #onArea: ((area: LngLatBox) => void) | null = null;
  /** The measured line. */
  measured: MeasuredLine | null = null;
  /** The import shown on it. */
  incoming: IncomingOnMap | null = null;
  /** The drawing of the tool in use. */
  sketch: MapSketch = [];
  /** The places along a plan shown on it. */
  along: DrawnAlong | null = null;
  /** The grid of tiles shown on it. */
  coverage: readonly MeshCell[] | null = null;
  /** The plan shown on it. */
  plan: DrawnPlan | null = null;
  /** The plan whose new legs are previewed; null once a plan is shown. */
  previewed: DrawnPlan | null = null;
  /** The marked place. */
  candidate: LatLng | null = null;
  /** The element that determines the middle of the map; null for the whole map. */
  visibleArea: HTMLElement | null = null;
  /** The last box or place shown; `retries` counts the retries. */
  shown: LngLatBox | LatLng | null = null;
  retries = 0;
  /** The legend of the visible things. */
  legend: Legend = { kinds: {}, marks: [], records: [], pois: [] };
  pois: readonly PointOfInterest[] = [];
  /** The last requested picture. */
  pictured: PictureView | null = null;
  followMode: FollowMode = "off";
  bearingDegrees = 0;
  baseDetail: BaseDetail = "full";
  failingSources: readonly MapSource[] = [];
  center: LatLng | null = { lat: 52.228, lng: 5.321 };
  zoom = 8;

  /** Simulates a move of the map or the frame, so that this box (west, south, east, north) is behind it. */
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

  showView({ lat, lng, zoom }: MapView): void {
    this.center = { lat, lng };
    this.zoom = zoom;
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
