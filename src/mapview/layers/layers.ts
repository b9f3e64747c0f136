import type { DrawnPlan } from "#domain/plans/drawn-plan.ts";
import type { NetworkOverlay } from "#domain/tiles/network-overlays.ts";
import type { TileSource } from "#domain/tiles/tile-sources.ts";
import { AlongLayer } from "#mapview/layers/along/along-layer.ts";
import type { BaseOptions } from "#mapview/layers/base/base-drawing.ts";
import { BaseLayer } from "#mapview/layers/base/base-layer.ts";
import { BoatingLayer } from "#mapview/layers/boating/boating-layer.ts";
import { CandidateLayer } from "#mapview/layers/candidate/candidate-layer.ts";
import { CoverageLayer } from "#mapview/layers/coverage/coverage-layer.ts";
import { IncomingLayer } from "#mapview/layers/incoming/incoming-layer.ts";
import { MeasuringLayer } from "#mapview/layers/measuring/measuring-layer.ts";
import { NamedRoutesLayer } from "#mapview/layers/named-routes/named-routes-layer.ts";
import { NauticalLayer } from "#mapview/layers/nautical/nautical-layer.ts";
import { NetworkLayer } from "#mapview/layers/networks/network-layer.ts";
import { OwnPositionLayer } from "#mapview/layers/own-position/own-position-layer.ts";
import type { PositionLabels } from "#mapview/layers/own-position/position-marker.ts";
import { PlanLayer } from "#mapview/layers/plan/plan-layer.ts";
import { RasterLayer } from "#mapview/layers/raster/raster-layer.ts";
import { RdGridLayer } from "#mapview/layers/rd-grid/rd-grid-layer.ts";
import { RecordingLayer } from "#mapview/layers/recording/recording-layer.ts";
import { SketchLayer } from "#mapview/layers/sketch/sketch-layer.ts";
import { TrackLayer } from "#mapview/layers/tracks/track-layer.ts";
import { WaypointLayer } from "#mapview/layers/waypoints/waypoint-layer.ts";
import type { OnlineGate } from "#mapview/sources/online-gate.ts";
import type { LayerHost } from "./map-layer.ts";

/** The options for creating the layers. */
export interface LayersOptions {
  readonly tileSource: TileSource;
  readonly overlays: readonly NetworkOverlay[];
  /** The attribution of the built-in overview. */
  readonly overviewAttribution: string;
  /** The accessible labels of the position dot. */
  readonly ownPositionLabels: PositionLabels;
  /** The language whose decimal sign the map uses, as a BCP 47 tag. */
  readonly locale: string;
  /** The layers of near views, for a map that starts close; null if they can be loaded later. */
  readonly near: BaseOptions["near"];
  readonly gate: OnlineGate;
}

/** All layers of the map. To add one, add its folder beside these and a line here. */
export type MapLayers = ReturnType<typeof createLayers>;

/** Creates all layers of the map, the lowest first: a tap goes to the highest that it hits. */
export function createLayers(host: LayerHost, options: LayersOptions) {
  const { savedPictures } = options.gate;
  const raster = new RasterLayer(host, options.tileSource, savedPictures, () => base.credit());
  const base: BaseLayer = new BaseLayer(host, {
    ...options,
    isHidden: () => raster.hidesBase,
    isSailed: () => networks.draws("sailNetwork"),
  });
  const networks: NetworkLayer = new NetworkLayer(host, options.overlays, () => raster.isOn);
  return {
    base,
    raster,
    coverage: new CoverageLayer(host),
    namedRoutes: new NamedRoutesLayer(host),
    rdGrid: new RdGridLayer(host, options.locale),
    tracks: new TrackLayer(host),
    recording: new RecordingLayer(host),
    nautical: new NauticalLayer(host),
    ownPosition: new OwnPositionLayer(host, options.ownPositionLabels),
    waypoints: new WaypointLayer(host),
    networks,
    plan: new PlanLayer(host, (plan) => networks.stepBehind(plannedNodes(plan))),
    along: new AlongLayer(host),
    sketch: new SketchLayer(host),
    boating: new BoatingLayer(host),
    measuring: new MeasuringLayer(host),
    incoming: new IncomingLayer(host),
    candidate: new CandidateLayer(host),
  };
}

function plannedNodes(plan: DrawnPlan | null) {
  const nodes = plan ? [...plan.nodes, ...(plan.offer?.reached ?? [])] : [];
  if (!plan || nodes.length === 0) return null;
  return { mode: plan.mode, osmIds: nodes.flatMap(({ osmId }) => osmId ?? []) };
}
