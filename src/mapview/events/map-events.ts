import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FollowMode } from "#domain/position/follow-mode.ts";
import type { MapView } from "#domain/position/map-view.ts";
import type { MapSource } from "#domain/tiles/network-overlays.ts";
import type { HoveredThing } from "./drawn-thing.ts";
import type { LayerEvent } from "./layer-event.ts";

/** The events of the map itself, by name, with the type that listeners receive. */
export interface MapEvents {
  /** The map is idle at another view. */
  viewChanged: MapView;
  /** The map started or stopped following the position; panning by the user stops it. */
  followChanged: FollowMode;
  /** The map was turned; its bearing in degrees clockwise from true north, -180 to 180. */
  turned: number;
  /** The map drew a frame, perhaps at another view: elements over it must move along. */
  frame: undefined;
  /** A place was chosen by a long press, a right click or the keyboard. */
  placeChosen: LatLng;
  /** A layer captured the press; until the pointer is up, it chooses no place. */
  pressTaken: undefined;
  /** A place without a waypoint, node or track was tapped. */
  mapTapped: LatLng;
  /** The mouse is over this thing, or no longer over any. */
  hovered: HoveredThing | null;
  /** The sources whose server cannot be reached now. */
  sourcesFailing: readonly MapSource[];
  /** A source changed its attribution text. */
  attributionChanged: undefined;
  /** The base is drawn completely; a picture over it can be removed. */
  drawn: undefined;
  /** The user started to move the map. */
  moveStarted: undefined;
}

/** The key of an event: a name for the map itself, or a layer event. */
export type MapEventKey = keyof MapEvents | LayerEvent<unknown>;

/** The type that listeners of an event receive. */
export type MapEventValue<Key extends MapEventKey> = Key extends keyof MapEvents
  ? MapEvents[Key]
  : Key extends LayerEvent<infer Value>
    ? Value
    : never;

type Listener<Value> = (value: Value) => void;

/** Holds the listeners of each event. */
export class MapEventHub {
  readonly #listeners = new Map<MapEventKey, Set<Listener<never>>>();

  /** Calls the listener for each such event, until the returned function is called. */
  on<Key extends MapEventKey>(key: Key, listener: Listener<MapEventValue<Key>>): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Tells whether an event has listeners. */
  isHeard(key: MapEventKey): boolean {
    return (this.#listeners.get(key)?.size ?? 0) > 0;
  }

  /** Calls the listeners of an event in the order in which they were added. */
  emit<Key extends MapEventKey>(key: Key, value: MapEventValue<Key>): void {
    const listeners = this.#listeners.get(key) as Set<Listener<MapEventValue<Key>>> | undefined;
    for (const listener of listeners ?? []) listener(value);
  }
}
