import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";

/** The reasons that a route has no edge. */
export type UnresolvedReason =
  | "no-ways"
  | "ways-not-in-extract"
  | "post-missing"
  | "too-few-posts"
  | "single-post"
  | "disconnected";

/** The reasons that a relation was left out. */
export type LeftOutReason = "proposed" | "not-a-node-network";

/** Remarks about a route that has edges. */
export type Remark =
  | "some-ways-not-in-extract"
  | "pair-unknown"
  | "posts-differ-from-pair"
  | "post-inferred"
  | "one-direction-only"
  | "roles-ignored";

/** The finding about one route of one network. */
export type RouteFinding = ResolvedFinding | UnresolvedFinding | LeftOutFinding;

interface Finding {
  readonly relationId: number;
  readonly mode: NetworkMode;
  /** The title of the route: its `ref`, `name` or `note`. */
  readonly title: string;
  readonly remarks: readonly Remark[];
  /** A sentence for mappers; empty if there is nothing to say. */
  readonly explanation: string;
  /** The place at which an unresolved route is broken: its gap, else its beginning. Null if no place of it is known. */
  readonly place: LatLng | null;
}

interface ResolvedFinding extends Finding {
  readonly outcome: "resolved";
  readonly reason: null;
}

interface UnresolvedFinding extends Finding {
  readonly outcome: "unresolved";
  readonly reason: UnresolvedReason;
}

interface LeftOutFinding extends Finding {
  readonly outcome: "left-out";
  readonly reason: LeftOutReason;
}
