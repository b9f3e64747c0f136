import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NodeIdentity } from "#domain/network/graph/node-around.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { PackGraph } from "#storage/packs/graph-registry.ts";

/** What the page asks; every question is answered once, in the order asked. */
export type GraphQuestion =
  | { readonly kind: "put"; readonly packs: readonly PackGraph[] }
  | { readonly kind: "nodesOnPost"; readonly identity: NodeIdentity }
  | {
      readonly kind: "nodesNear";
      readonly place: LatLng;
      readonly count: number;
      readonly mode: NetworkMode | null;
    };

/** The answer to a question, or why there is none. */
export type GraphAnswer = { readonly answer: unknown } | { readonly problem: string };
