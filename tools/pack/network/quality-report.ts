import type { NetworkMode } from "#domain/network/network-mode.ts";

/** Why a route gave no edge. */
export type UnresolvedReason =
  | "no-ways"
  | "ways-not-in-extract"
  | "post-missing"
  | "too-few-posts"
  | "single-post"
  | "disconnected";

/** Why a relation was not looked at. */
export type LeftOutReason = "proposed" | "not-a-node-network";

/** What is odd about a route that did give edges. */
export type Remark =
  | "some-ways-not-in-extract"
  | "pair-unknown"
  | "posts-differ-from-pair"
  | "post-inferred"
  | "one-direction-only"
  | "roles-ignored";

/** What became of one route of one network. */
export interface RouteFinding {
  readonly relationId: number;
  readonly mode: NetworkMode;
  /** What the route calls itself: its `ref`, `name` or `note`. */
  readonly title: string;
  readonly outcome: "resolved" | "unresolved" | "left-out";
  readonly reason: UnresolvedReason | LeftOutReason | null;
  readonly remarks: readonly Remark[];
  /** A sentence for who mends the map; empty when there is nothing to say. */
  readonly explanation: string;
}
