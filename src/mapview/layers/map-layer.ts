import type { LayerSpecification, Map as LibreMap, SourceSpecification } from "maplibre-gl";
import type { MapView } from "#domain/position/map-view.ts";
import type { MapEventHub } from "#mapview/events/map-events.ts";
import type { FindHits, Tap } from "#mapview/input/tap-hits.ts";
import type { SourceHealth } from "#mapview/sources/source-health.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import type { LayerPlace } from "./layer-order.ts";

/** The sources and style layers that a layer adds to the map. */
export interface LayerDrawing {
  /** The sources by id; no two layers of the map share one. */
  readonly sources?: Readonly<Record<string, SourceSpecification>>;
  /** The style layers by their place in the order of the map; within a place the lowest first. */
  readonly layers?: Readonly<Partial<Record<LayerPlace, readonly LayerSpecification[]>>>;
}

/**
 * One layer of the map, in its own folder. It is created once and outlives every MapLibre map: after a lost context
 * `attach` is called again. It keeps its data and draws as soon as there is a map.
 */
export interface MapLayer {
  /** The name of its folder. */
  readonly name: string;
  /** Announces the view at which the map will be shown, before its first style. */
  startsAt?(view: MapView): void;
  /** Returns the current drawing, which only depends on its data and the flavour. */
  drawing?(flavour: MapFlavour): LayerDrawing;
  /** Sets the map to draw on. */
  attach?(map: LibreMap): void;
  /** Called after a style was set, perhaps in another flavour. */
  styled?(flavour: MapFlavour): void;
  /** Called when a copy of the map with the same style is idle, to set the state that is not in the style. */
  copied?(copy: LibreMap): void;
  /** Tells whether something is still pending and would be drawn at the next request. */
  isAwaited?(): boolean;
  /** Draws an image that the style asks for by name; undefined for an image of another layer. */
  provideImage?(map: LibreMap, id: string): Promise<void> | undefined;
  /** Finds the things it has drawn within this many pixels of a tap, the topmost first. */
  readonly hitsNear?: FindHits;
  /** Tells whether anyone listens for presses on the things it has drawn. */
  isPressHeard?(): boolean;
  /**
   * Returns the function that reports a tap on a line or an area under it, if no target is within reach; null if
   * there is none.
   */
  lineUnder?(tap: Tap): (() => void) | null;
  /** Retries what failed to load. */
  retry?(): void;
}

/** The map for its layers. */
export interface LayerHost {
  /** The map; null before it is created, and another one after a lost context. */
  readonly map: LibreMap | null;
  /** Records which servers respond. */
  readonly health: SourceHealth;
  readonly events: MapEventHub;
  /** Requests the drawing of every layer, because one has changed, and gives MapLibre the difference. */
  redraw(): void;
  /** Stops following the position, because the user wants to see something else. */
  breakFollow(): void;
}
