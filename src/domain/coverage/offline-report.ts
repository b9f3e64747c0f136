import type { AreaShape } from "#domain/areas/area-shape.ts";
import { coverageMesh, type MeshCell, missingShape } from "./coverage-mesh.ts";
import type { ArchiveTiles } from "./map-coverage.ts";
import {
  type OfflineQuestion,
  type OfflineVerdict,
  offlineVerdict,
  type ReadableGraph,
} from "./offline-verdict.ts";

/** A verdict as the page shows it. */
export interface OfflineReport extends Omit<OfflineVerdict, "map"> {
  readonly neededCount: number;
  readonly missingCount: number;
  /** The net of tiles, to draw on the map. */
  readonly mesh: readonly MeshCell[];
  /** The shape to save for what is missing of the map; null when nothing is. */
  readonly toFetch: AreaShape | null;
}

/** The share of missing tiles from which on the whole shape is fetched: one area is easier to keep than its holes. */
const MOSTLY_MISSING = 0.5;

/** Judges a part of the map, and adds what is drawn and what is to be fetched. */
export function offlineReport(
  question: OfflineQuestion,
  archives: readonly ArchiveTiles[],
  graphs: readonly ReadableGraph[],
): OfflineReport {
  const { map, ...verdict } = offlineVerdict(question, archives, graphs);
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
