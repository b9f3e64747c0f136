import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FollowMode } from "#domain/position/follow-mode.ts";
import type { MapView } from "#domain/position/map-view.ts";
import type { LayerEvent } from "./layer-event.ts";

/** The events of the map itself, by name; each value is what the listener is given. */
export interface MapEvents {
  /** The map has come to rest at another view. */
  viewChanged: MapView;
  /** The map began or ceased to follow the own position; the user's own panning ends it. */
  followChanged: FollowMode;
  /** The map was turned; what is on top, degrees clockwise from true north, -180 to 180. */
  turned: number;
  /** The map was drawn, perhaps at another view: elements over it must move along. */
  frame: undefined;
  /** A place was held, right-clicked, or pointed at by the keyboard. */
  placeChosen: LatLng;
  /** A layer took hold of the thing under the pointer; until the pointer is up, the press chooses no place. */
  pressTaken: undefined;
  /** A place without a waypoint, node or track was tapped. */
  mapTapped: LatLng;
  /** The Dutch names of the tile source and overlays whose server cannot be reached now. */
  sourcesFailing: readonly string[];
  /** A source changed its attribution text. */
  attributionChanged: undefined;
  /** The base is wholly on the screen; a picture above it may go. */
  drawn: undefined;
  /** The user began to move the map. */
  moveStarted: undefined;
}

/** An event that can be listened for: one of the map itself by its name, or one of a layer. */
export type MapEventKey = keyof MapEvents | LayerEvent<unknown>;

/** The value that listeners of an event are given. */
export type MapEventValue<Key extends MapEventKey> = Key extends keyof MapEvents
  ? MapEvents[Key]
  : Key extends LayerEvent<infer Value>
    ? Value
    : never;

type Listener<Value> = (value: Value) => void;

/** A list of listeners for each event of the map. */
export class MapEventHub {
  readonly #listeners = new Map<MapEventKey, Set<Listener<never>>>();

  /** Calls the listener at each such event, until the function that it returns is called. */
  on<Key extends MapEventKey>(key: Key, listener: Listener<MapEventValue<Key>>): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Whether anyone listens for an event. */
  isHeard(key: MapEventKey): boolean {
    return (this.#listeners.get(key)?.size ?? 0) > 0;
  }

  /** Calls the listeners of an event, in the order in which they came. */
  emit<Key extends MapEventKey>(key: Key, value: MapEventValue<Key>): void {
    const listeners = this.#listeners.get(key) as Set<Listener<MapEventValue<Key>>> | undefined;
    for (const listener of listeners ?? []) listener(value);
  }
}
