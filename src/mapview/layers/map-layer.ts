import type { LayerSpecification, Map as LibreMap, SourceSpecification } from "maplibre-gl";
import type { MapView } from "#domain/position/map-view.ts";
import type { MapEventHub } from "#mapview/events/map-events.ts";
import type { FindHits, Tap } from "#mapview/input/tap-hits.ts";
import type { SourceHealth } from "#mapview/sources/source-health.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import type { LayerPlace } from "./layer-order.ts";

/** The sources and style layers that a layer adds to the map. */
export interface LayerDrawing {
  /** By id; no two layers of the map share one. */
  readonly sources?: Readonly<Record<string, SourceSpecification>>;
  /** Style layers by their place in the order of the map; within a place the lowest first. */
  readonly layers?: Readonly<Partial<Record<LayerPlace, readonly LayerSpecification[]>>>;
}

/**
 * One layer of the map, a folder here. It is made once and outlives every MapLibre map: after a lost
 * context `attach` is called again. It keeps what it is given and draws as soon as there is a map.
 */
export interface MapLayer {
  /** That of its folder. */
  readonly name: string;
  /** The view at which the map is about to be shown, before its first style. */
  startsAt?(view: MapView): void;
  /** Returns what it draws now; a function of its data and the flavour alone. */
  drawing?(flavour: MapFlavour): LayerDrawing;
  /** The map to draw on from now on. */
  attach?(map: LibreMap): void;
  /** A style was put on the map that may be in another flavour. */
  styled?(flavour: MapFlavour): void;
  /** Another map, which draws the same style, has come to rest: tells it what the style does not say. */
  copied?(copy: LibreMap): void;
  /** Whether something of what is to be drawn is still on its way, and would be drawn when asked again. */
  isAwaited?(): boolean;
  /** Draws an image that the style asks for by name; undefined for an image of another layer. */
  provideImage?(map: LibreMap, id: string): Promise<void> | undefined;
  /** Finds what it has drawn within this many pixels of a tap, the highest first. */
  readonly hitsNear?: FindHits;
  /** Whether anyone listens for a pointer that comes down on what it has drawn, before it is a tap. */
  isPressHeard?(): boolean;
  /**
   * Returns what reports a tap on a line or an area under it, where no target is in reach; null when it has
   * none there.
   */
  lineUnder?(tap: Tap): (() => void) | null;
  /** Asks again for what could not be had. */
  retry?(): void;
}

/** The map as a layer sees it. */
export interface LayerHost {
  /** Null before there is one; another after a lost context. */
  readonly map: LibreMap | null;
  /** Counts which servers answer. */
  readonly health: SourceHealth;
  readonly events: MapEventHub;
  /**
   * Asks every layer for its drawing, because one has changed, and gives MapLibre the difference.
   */
  redraw(): void;
  /** Lets go of the own position, as the user wants to see something else. */
  breakFollow(): void;
}
