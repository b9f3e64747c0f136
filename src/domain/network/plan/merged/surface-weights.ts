import { UNITS_PER_WHOLE } from "#domain/network/graph/graph-format.ts";
import type { ArcRows } from "./arc-rows.ts";

/** A surface that a route may prefer. */
export type PreferredSurface = "paved" | "unpaved";

/** The shares of an edge in half per cents; the surface of the rest is unknown. */
export interface SurfaceShares {
  readonly paved: number;
  readonly unpaved: number;
}

/** The largest weight of an edge relative to its length, if all of it has the other surface. */
export const MAX_SURFACE_FACTOR = 2;

/** The route options about surface. */
export interface SurfaceOptions {
  readonly preferPaved?: boolean;
  readonly preferUnpaved?: boolean;
}

/** Returns the surface that a route prefers; null for none, and for both. */
export function preferredSurface({
  preferPaved = false,
  preferUnpaved = false,
}: SurfaceOptions): PreferredSurface | null {
  if (preferPaved === preferUnpaved) return null;
  return preferPaved ? "paved" : "unpaved";
}

/** The lengths as a search counts them, in decimetres; computed on first use. */
export interface SurfaceWeights {
  /** Returns a weight per edge: its length, or more where its surface is not the preferred one. */
  readonly ofEdges: (options: SurfaceOptions) => Uint32Array;
  /** Returns the same per arc. */
  readonly ofArcs: (options: SurfaceOptions, arcs: ArcRows) => Uint32Array;
}

interface WeighedGraph {
  /** Decimetres of each edge. */
  readonly edgeLengths: Uint32Array;
  readonly surfaceOf: (edge: number) => SurfaceShares;
}

/**
 * Weighs edges by surface: the preferred one counts once, the other twice, and unknown ground between
 * them, so that packs without surfaces give the routes they always gave. No weight is less than the
 * length, so that the lower bounds of landmarks hold.
 */
export function createSurfaceWeights({ edgeLengths, surfaceOf }: WeighedGraph): SurfaceWeights {
  const byEdge = new Map<PreferredSurface, Uint32Array>();
  const byArc = new Map<PreferredSurface, WeakMap<ArcRows, Uint32Array>>();
  const edgeWeights = (preferred: PreferredSurface): Uint32Array => {
    const known = byEdge.get(preferred);
    if (known) return known;
    const weights = edgeLengths.map((length, edge) => {
      const shares = surfaceOf(edge);
      // The other surface counts a whole share more, unknown ground half of one.
      const more = (UNITS_PER_WHOLE - shares[preferred] + shares[otherThan(preferred)]) / 2;
      return Math.round(length * (1 + (more / UNITS_PER_WHOLE) * (MAX_SURFACE_FACTOR - 1)));
    });
    byEdge.set(preferred, weights);
    return weights;
  };
  const arcWeights = (preferred: PreferredSurface, arcs: ArcRows): Uint32Array => {
    const ofRows = byArc.get(preferred) ?? new WeakMap<ArcRows, Uint32Array>();
    byArc.set(preferred, ofRows);
    const weights = ofRows.get(arcs) ?? weightsAlong(arcs, edgeWeights(preferred));
    ofRows.set(arcs, weights);
    return weights;
  };
  return {
    ofEdges(options) {
      const preferred = preferredSurface(options);
      return preferred ? edgeWeights(preferred) : edgeLengths;
    },
    ofArcs(options, arcs) {
      const preferred = preferredSurface(options);
      return preferred ? arcWeights(preferred, arcs) : arcs.lengths;
    },
  };
}

function weightsAlong({ edges }: ArcRows, edgeWeights: Uint32Array): Uint32Array {
  return edges.map((edge) => edgeWeights[edge] as number);
}

function otherThan(surface: PreferredSurface): PreferredSurface {
  return surface === "paved" ? "unpaved" : "paved";
}
