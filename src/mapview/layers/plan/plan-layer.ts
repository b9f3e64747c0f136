import type { GeoJSONSource, Map as LibreMap } from "maplibre-gl";
import type { MapEventHub } from "#mapview/controller/map-events.ts";
import { type Pixel, pixelsBetween } from "#mapview/input/choose-tapped.ts";
import { type FindHits, featuresNear } from "#mapview/input/tap-hits.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import type { DrawnPlan } from "./drawn-plan.ts";
import type { LineAhead } from "./line-ahead.ts";
import type { PlanParts } from "./open-plan.ts";
import {
  PLAN_BADGE_LAYERS,
  PLAN_DOT_LAYER,
  PLAN_SOURCE,
  PLAN_WAY_LAYERS,
} from "./plan-layer-ids.ts";

/** What was foretold and is not shown by then goes again. */
const FORETOLD_MS = 1000;

/** The plan over the numbered nodes; what draws it is loaded with the first one. */
export class PlanLayer implements MapLayer {
  readonly name = "plan";
  readonly #host: LayerHost;
  /** Told whether a plan is drawn, and of which nodes: the networks step back behind it. */
  readonly #onShown: (plan: DrawnPlan | null) => void;
  #plan: DrawnPlan | null = null;
  #parts: PlanParts | null = null;
  #loading: Promise<void> | null = null;
  #stopDrags = () => {};
  #ahead: LineAhead | null = null;
  #flavour: MapFlavour = "light";
  #isUpdating = false;
  #foretold = 0;
  /** The mode in which it stands in the style; null while it does not. */
  #styledMode: string | null = null;

  constructor(host: LayerHost, onShown: (plan: DrawnPlan | null) => void) {
    this.#host = host;
    this.#onShown = onShown;
  }

  readonly hitsNear: FindHits = ({ map, point, events }, reachPixels) => {
    if (this.#plan?.offer) return waysNear(map, point, reachPixels, events);
    if (!this.#plan?.isEditable) return [];
    const layers = [...PLAN_BADGE_LAYERS, PLAN_DOT_LAYER];
    return featuresNear(map, point, reachPixels, layers).flatMap(({ properties }) => {
      const place = Number(properties["place"]);
      const node = this.#plan?.nodes[place];
      if (!node) return [];
      const at = map.project([node.lng, node.lat]);
      const tell = () => events.emit("planNodeTapped", place);
      return { key: `plan ${place}`, at, awayPixels: pixelsBetween(point, at), tell };
    });
  };

  drawing(flavour: MapFlavour): LayerDrawing {
    if (!this.#plan || !this.#parts) return {};
    const { mode } = this.#plan;
    return this.#parts.drawing({ flavour, mode, features: this.#parts.features(this.#plan) });
  }

  attach(map: LibreMap): void {
    this.#styledMode = this.#plan && this.#parts ? this.#plan.mode : null;
    this.#open(map);
  }

  styled(flavour: MapFlavour): void {
    this.#flavour = flavour;
  }

  provideImage(map: LibreMap, id: string): Promise<void> | undefined {
    if (!id.startsWith("plan-")) return undefined;
    this.#parts?.provideImage(map, id);
    return Promise.resolve();
  }

  /** Draws this plan instead of the one before; null takes it off the map. */
  show(plan: DrawnPlan | null): void {
    const before = this.#plan;
    this.#plan = plan;
    if (plan && !this.#parts) void this.#load();
    else if (plan && this.#ahead?.show(plan, before, this.#flavour)) this.#updateSoon();
    else this.#update();
  }

  /** Draws the new legs of a plan that is shown in a moment; whether there are any. */
  foretell(plan: DrawnPlan): boolean {
    if (!this.#ahead?.show(plan, this.#plan, this.#flavour)) return false;
    this.#host.yieldFrame();
    const shown = this.#plan;
    // Nobody comes back to a tap that was none.
    window.clearTimeout(this.#foretold);
    this.#foretold = window.setTimeout(() => {
      if (this.#plan === shown) this.show(shown);
    }, FORETOLD_MS);
    return true;
  }

  /** Asks again for what could not be had. */
  retry(): void {
    if (this.#plan && !this.#parts) void this.#load();
  }

  #load(): Promise<void> {
    this.#loading ??= import(/* webpackChunkName: "plan-on-map" */ "./open-plan.ts")
      .then(({ planParts }) => {
        this.#parts = planParts;
        if (this.#host.map) this.#open(this.#host.map);
        this.#update();
      })
      .catch((failure: unknown) => {
        this.#loading = null;
        console.warn("The plan cannot be drawn:", failure);
      });
    return this.#loading;
  }

  /** Once the frame is out that has the lines ahead of it: what is done here takes longer than that. */
  #updateSoon(): void {
    if (this.#isUpdating) return;
    this.#isUpdating = true;
    requestAnimationFrame(() => setTimeout(() => this.#update()));
  }

  /** An edit changes what is in the source; only another way of going changes the style. */
  #update(): void {
    this.#isUpdating = false;
    if (!this.#plan) this.#ahead?.hide();
    const mode = (this.#parts && this.#plan?.mode) ?? null;
    this.#onShown(this.#parts ? this.#plan : null);
    if (mode !== this.#styledMode) {
      this.#styledMode = mode;
      this.#host.redraw();
    }
    const source = this.#host.map?.getSource<GeoJSONSource>(PLAN_SOURCE);
    if (!source || !this.#parts || !this.#plan) return;
    const given = this.#plan;
    void source.setData(this.#parts.features(given)).then(() => {
      if (this.#plan === given) this.#ahead?.yield();
    });
  }

  #open(map: LibreMap): void {
    this.#ahead = this.#parts?.lineAhead(map) ?? null;
    this.#stopDrags();
    this.#stopDrags =
      this.#parts?.watchDrags(map, this.#host.events, () => this.#plan) ?? (() => {});
  }
}

/** A tap on a way that may be taken, or on its letter: of a line every place is as near. */
function waysNear(
  map: LibreMap,
  point: Pixel,
  reachPixels: number,
  events: MapEventHub,
): ReturnType<FindHits> {
  return featuresNear(map, point, reachPixels, PLAN_WAY_LAYERS).map(({ properties }) => {
    const index = Number(properties["index"]);
    const tell = () => events.emit("planWayTapped", index);
    return { key: `way ${index}`, at: point, awayPixels: reachPixels, tell };
  });
}
