import type { AreaShape, LngLat } from "#domain/areas/area-shape.ts";
import { coverageMesh, type MeshCell, missingShape } from "./coverage-mesh.ts";
import type { ArchiveTiles } from "./map-coverage.ts";
import {
  type OfflineQuestion,
  type OfflineVerdict,
  offlineVerdict,
  type ReadableGraph,
} from "./offline-verdict.ts";

/** A verdict in the form that the page shows. */
export interface OfflineReport extends Omit<OfflineVerdict, "map"> {
  readonly neededCount: number;
  readonly missingCount: number;
  /** The grid of tiles to draw on the map. */
  readonly mesh: readonly MeshCell[];
  /** The shape to save in order to complete the map; null when nothing is missing. */
  readonly toFetch: AreaShape | null;
}

/** From this share of missing tiles the whole shape is fetched: one area is easier to manage than its holes. */
const MOSTLY_MISSING = 0.5;

/** Checks a shape, and adds what the map draws and what can be fetched. */
export function offlineReport(
  question: OfflineQuestion,
  archives: readonly ArchiveTiles[],
  graphs: readonly ReadableGraph[],
  isOnWays?: (place: LngLat) => boolean,
): OfflineReport {
  const { map, ...verdict } = offlineVerdict(question, archives, graphs, isOnWays);
  const [neededCount, missingCount] = [map.needed.length, map.missing.length];
  const isMostlyMissing = missingCount > neededCount * MOSTLY_MISSING;
  return {
    ...verdict,
    neededCount,
    missingCount,
    mesh: coverageMesh(map),
    toFetch: isMostlyMissing ? question.shape : missingShape(map),
  };
}
