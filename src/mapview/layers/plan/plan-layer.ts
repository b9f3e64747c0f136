import type { GeoJSONSource, Map as LibreMap } from "maplibre-gl";
import { isBoatingMode } from "#domain/network/network-mode.ts";
import type { DrawnPlan } from "#domain/plans/drawn-plan.ts";
import type { MapEventHub } from "#mapview/events/map-events.ts";
import { type Pixel, pixelsBetween } from "#mapview/input/choose-tapped.ts";
import { type FindHits, featuresNear } from "#mapview/input/tap-hits.ts";
import { LazyPart } from "#mapview/layers/lazy-part.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import type { PlanParts } from "./open-plan.ts";
import type { OptimisticLine } from "./optimistic-line.ts";
import { planNodeTapped, planOfferTapped } from "./plan-events.ts";
import {
  PLAN_BADGE_LAYERS,
  PLAN_DOT_LAYER,
  PLAN_OFFER_LAYERS,
  PLAN_SOURCE,
} from "./plan-layer-ids.ts";

/** A preview is removed if it has not become the plan after this time. */
const PREVIEW_MS = 1000;

/** Draws the plan over numbered nodes; the drawing code is loaded with the first plan. */
export class PlanLayer implements MapLayer {
  readonly name = "plan";
  readonly #host: LayerHost;
  /** Reports whether a plan is drawn and its nodes, because the networks fade behind it. */
  readonly #onShown: (plan: DrawnPlan | null) => void;
  #plan: DrawnPlan | null = null;
  #areFairwaysFirst = false;
  readonly #parts = new LazyPart<PlanParts>({
    load: async () =>
      (await import(/* webpackChunkName: "plan-on-map" */ "./open-plan.ts")).planParts,
    onLoaded: () => {
      if (this.#host.map) this.#open(this.#host.map);
      this.#update();
    },
    warning: "The plan cannot be drawn:",
  });
  #stopDrags = () => {};
  #optimistic: OptimisticLine | null = null;
  #flavour: MapFlavour = "light";
  #isUpdating = false;
  #previewTimer = 0;
  /** The mode of the plan in the style; null if there is none. */
  #styledMode: string | null = null;

  constructor(host: LayerHost, onShown: (plan: DrawnPlan | null) => void) {
    this.#host = host;
    this.#onShown = onShown;
  }

  readonly hitsNear: FindHits = ({ map, point, events }, reachPixels) => {
    if (this.#plan?.offer) return offersNear(map, point, reachPixels, events);
    if (!this.#plan?.isEditable) return [];
    const layers = [...PLAN_BADGE_LAYERS, PLAN_DOT_LAYER];
    return featuresNear(map, point, reachPixels, layers).flatMap(({ properties }) => {
      const place = Number(properties["place"]);
      const node = this.#plan?.nodes[place];
      if (!node) return [];
      const at = map.project([node.lng, node.lat]);
      const tell = () => events.emit(planNodeTapped, place);
      const awayPixels = pixelsBetween(point, at);
      const hit = { key: `plan ${place}`, at, awayPixels, yields: this.#isBelowFairways, tell };
      if (node.osmId === undefined) return [hit];
      const detail = this.#plan?.mode ?? null;
      return [{ ...hit, thing: { kind: "node", name: node.number, detail } }];
    });
  };

  drawing(flavour: MapFlavour): LayerDrawing {
    const parts = this.#parts.current;
    if (!this.#plan || !parts) return {};
    const { mode } = this.#plan;
    return parts.drawing({
      flavour,
      mode,
      features: parts.features(this.#plan),
      isBelowFairways: this.#isBelowFairways,
    });
  }

  /** Sets whether bridges, locks and marks come before the numbers of a plan on land. */
  setFairwaysFirst(areFairwaysFirst: boolean): void {
    if (areFairwaysFirst === this.#areFairwaysFirst) return;
    this.#areFairwaysFirst = areFairwaysFirst;
    if (this.#styledMode !== null) this.#host.redraw();
  }

  get #isBelowFairways(): boolean {
    return this.#areFairwaysFirst && this.#plan !== null && !isBoatingMode(this.#plan.mode);
  }

  attach(map: LibreMap): void {
    this.#styledMode = this.#plan && this.#parts.current ? this.#plan.mode : null;
    this.#open(map);
  }

  styled(flavour: MapFlavour): void {
    this.#flavour = flavour;
  }

  provideImage(map: LibreMap, id: string): Promise<void> | undefined {
    if (!id.startsWith("plan-")) return undefined;
    this.#parts.current?.provideImage(map, id);
    return Promise.resolve();
  }

  /** Draws this plan in place of the previous one; null removes it. */
  show(plan: DrawnPlan | null): void {
    const before = this.#plan;
    this.#plan = plan;
    if (plan && !this.#parts.current) void this.#parts.load();
    else if (plan && this.#optimistic?.show(plan, before, this.#flavour)) this.#updateSoon();
    else this.#update();
  }

  /** Draws the new legs of this plan in the next frame; they disappear unless the plan is shown soon. */
  previewLegs(plan: DrawnPlan): void {
    if (!this.#optimistic?.show(plan, this.#plan, this.#flavour)) return;
    const shown = this.#plan;
    // A tap without effect shows no other plan.
    window.clearTimeout(this.#previewTimer);
    this.#previewTimer = window.setTimeout(() => {
      if (this.#plan === shown) this.show(shown);
    }, PREVIEW_MS);
  }

  /** Retries what failed to load. */
  retry(): void {
    if (this.#parts.takeError() && this.#plan) void this.#parts.load();
  }

  /** Updates after the frame with the optimistic line, because the update takes longer. */
  #updateSoon(): void {
    if (this.#isUpdating) return;
    this.#isUpdating = true;
    requestAnimationFrame(() => setTimeout(() => this.#update()));
  }

  /** Updates the source after an edit, and the style after a change of mode. */
  #update(): void {
    this.#isUpdating = false;
    if (!this.#plan) this.#optimistic?.hide();
    const parts = this.#parts.current;
    const mode = (parts && this.#plan?.mode) ?? null;
    this.#onShown(parts ? this.#plan : null);
    if (mode !== this.#styledMode) {
      this.#styledMode = mode;
      this.#host.redraw();
    }
    const source = this.#host.map?.getSource<GeoJSONSource>(PLAN_SOURCE);
    if (!source || !parts || !this.#plan) return;
    const given = this.#plan;
    void source.setData(parts.features(given)).then(() => {
      if (this.#plan === given) this.#optimistic?.yield();
    });
  }

  #open(map: LibreMap): void {
    const parts = this.#parts.current;
    this.#optimistic = parts?.optimisticLine(map) ?? null;
    this.#stopDrags();
    this.#stopDrags = parts?.watchDrags(map, this.#host.events, () => this.#plan) ?? (() => {});
  }
}

/** Finds the offered routes near a tap, by line or letter; every point of a line counts as equally near. */
function offersNear(
  map: LibreMap,
  point: Pixel,
  reachPixels: number,
  events: MapEventHub,
): ReturnType<FindHits> {
  return featuresNear(map, point, reachPixels, PLAN_OFFER_LAYERS).map(({ properties }) => {
    const index = Number(properties["index"]);
    const tell = () => events.emit(planOfferTapped, index);
    return { key: `way ${index}`, at: point, awayPixels: reachPixels, tell };
  });
}
