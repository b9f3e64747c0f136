/**
 * An event of one layer, such as a tap on something it draws; `Value` is the type that listeners receive. A layer
 * declares its own events, so that the list of map events names no layer.
 */
export type LayerEvent<Value> = symbol & { readonly value?: Value };

/** Declares an event of a layer; the name is for debugging only. */
export function layerEvent<Value>(name: string): LayerEvent<Value> {
  return Symbol(name);
}
