/**
 * A function that a worker offers to the page: one argument, one result, and optional parts sent before the
 * result. Used in the type of a worker's calls: `interface GraphCalls { nearest: Procedure<LatLng, Node> }`.
 */
export interface Procedure<Input, Output, Part = never> {
  readonly input: Input;
  readonly output: Output;
  readonly part: Part;
}

/** The calls of a worker, by name. */
export type Calls<Names> = { readonly [Name in keyof Names]: Procedure<unknown, unknown, unknown> };

/** A message from the page: a call, or the cancellation of one. */
export type CallMessage =
  | { readonly id: number; readonly name: string; readonly input: unknown }
  | { readonly cancel: number };

/** A message from the worker about a call: any number of parts, then one of the others. */
export type CallReply =
  | { readonly id: number; readonly part: unknown }
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly problem: string };
