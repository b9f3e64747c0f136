/**
 * An event of one layer, such as a tap on what it draws; `Value` is what its listeners are given. A layer
 * declares its events beside itself, so that the map's own list of events names no layer.
 */
export type LayerEvent<Value> = symbol & { readonly value?: Value };

/** Declares an event of a layer; the name is for debugging only. */
export function layerEvent<Value>(name: string): LayerEvent<Value> {
  return Symbol(name);
}
