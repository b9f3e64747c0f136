import type { NetworkOverlay } from "#domain/tiles/network-overlays.ts";
import type { TileSource } from "#domain/tiles/tile-sources.ts";
import type { OnlineGate } from "#mapview/sources/online-gate.ts";
import { AreaFrameLayer } from "./area-frame/area-frame-layer.ts";
import type { BaseOptions } from "./base/base-drawing.ts";
import { BaseLayer } from "./base/base-layer.ts";
import { CandidateLayer } from "./candidate/candidate-layer.ts";
import { IncomingLayer } from "./incoming/incoming-layer.ts";
import type { LayerHost } from "./map-layer.ts";
import { MeasuringLayer } from "./measuring/measuring-layer.ts";
import { NetworkLayer } from "./networks/network-layer.ts";
import { OwnPositionLayer } from "./own-position/own-position-layer.ts";
import type { PositionLabels } from "./own-position/position-marker.ts";
import type { DrawnPlan } from "./plan/drawn-plan.ts";
import { PlanLayer } from "./plan/plan-layer.ts";
import { RasterLayer } from "./raster/raster-layer.ts";
import { RdGridLayer } from "./rd-grid/rd-grid-layer.ts";
import { RecordingLayer } from "./recording/recording-layer.ts";
import { TrackLayer } from "./tracks/track-layer.ts";
import { WaypointLayer } from "./waypoints/waypoint-layer.ts";

/** What the layers begin with. */
export interface LayersOptions {
  readonly tileSource: TileSource;
  readonly overlays: readonly NetworkOverlay[];
  /** The words for whoever made the built-in overview. */
  readonly overviewAttribution: string;
  /** What a screen reader says of the dot of the own position. */
  readonly ownPositionLabels: PositionLabels;
  /** What near views show, for a map that starts near; null when it may come later. */
  readonly near: BaseOptions["near"];
  readonly gate: OnlineGate;
}

/** Every layer of the map. To add one: its folder beside these, and its line here. */
export type MapLayers = ReturnType<typeof createLayers>;

/** Makes every layer of the map, the lowest first: a tap means the highest that it finds. */
export function createLayers(host: LayerHost, options: LayersOptions) {
  const raster = new RasterLayer(host, options.tileSource, () => base.credit());
  const base: BaseLayer = new BaseLayer(host, {
    ...options,
    isHidden: () => raster.hidesBase,
    isSailed: () => networks.draws("sailNetwork"),
  });
  const networks: NetworkLayer = new NetworkLayer(host, options.overlays, () => raster.isOn);
  return {
    base,
    raster,
    rdGrid: new RdGridLayer(host),
    tracks: new TrackLayer(host),
    recording: new RecordingLayer(host),
    ownPosition: new OwnPositionLayer(host, options.ownPositionLabels),
    waypoints: new WaypointLayer(host),
    networks,
    plan: new PlanLayer(host, (plan) => networks.stepBehind(plannedNodes(plan))),
    measuring: new MeasuringLayer(host),
    incoming: new IncomingLayer(host),
    candidate: new CandidateLayer(host),
    areaFrame: new AreaFrameLayer(host),
  };
}

function plannedNodes(plan: DrawnPlan | null) {
  const nodes = plan ? [...plan.nodes, ...(plan.offer?.reached ?? [])] : [];
  if (!plan || nodes.length === 0) return null;
  return { mode: plan.mode, osmIds: nodes.map(({ osmId }) => osmId) };
}
