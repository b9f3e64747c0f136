/**
 * What a worker does for the page under one name: one argument in, one result out, and perhaps parts
 * that are told on the way. Used in the type of a worker's calls:
 * `interface GraphCalls { nearest: Procedure<LatLng, Node> }`.
 */
export interface Procedure<Input, Output, Part = never> {
  readonly input: Input;
  readonly output: Output;
  readonly part: Part;
}

/** The calls of one worker, a procedure a name. */
export type Calls<Names> = { readonly [Name in keyof Names]: Procedure<unknown, unknown, unknown> };

/** What the page sends: a call, or that one is no longer wanted. */
export type CallMessage =
  | { readonly id: number; readonly name: string; readonly input: unknown }
  | { readonly cancel: number };

/** What the worker sends about the call of that number: parts, and then one of the others. */
export type CallReply =
  | { readonly id: number; readonly part: unknown }
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly problem: string };
