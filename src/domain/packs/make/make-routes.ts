import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import {
  type BrokenNamedRoute,
  brokenNamedRoutes,
} from "#domain/named-routes/broken-named-routes.ts";
import { writeRoutes } from "#domain/named-routes/write-routes.ts";
import { createMemoryBudget } from "#domain/osm/memory-budget.ts";
import { OsmFileError } from "#domain/osm/osm-file-error.ts";
import type { OsmFile } from "#domain/osm/pbf/osm-file.ts";
import { type CollectedRoutes, collectRoutes, routesWithin } from "./collect-routes.ts";

/** The name of the file with the named routes of a pack. */
export const ROUTES_FILE = "named.routes";

/** The outcome for the named routes of a pack: they were made, the extract has none, or they take too much memory. */
export type RoutesOutcome = "made" | "none" | "too-large";

/** The named routes of a pack. */
export interface MadeRoutes {
  readonly outcome: RoutesOutcome;
  readonly broken: readonly BrokenNamedRoute[];
}

/** The caller of `makeRoutes`. */
export interface RoutesCaller {
  readonly write: (name: string, bytes: Uint8Array) => Promise<void> | void;
  /** Receives the progress in thousandths. */
  readonly onProgress?: (done: number, total: number) => void;
  /** The most memory for the data, as an estimate. */
  readonly maxBytes: number;
}

/** The start and the share of each pass in the progress, in thousandths. */
const SHARES = { relations: [0, 100], ways: [100, 400], nodes: [500, 450] } as const;
const ALL = 1000;

/**
 * Writes `named.routes` with the named routes of an extract that enter an area, with the same bytes on every device. An
 * extract whose routes take too much memory is no error. Rejects with OsmFileError for one that cannot be read.
 */
export async function makeRoutes(
  file: OsmFile,
  area: LngLatBox | null,
  { write, onProgress = () => {}, maxBytes }: RoutesCaller,
): Promise<MadeRoutes> {
  let collected: CollectedRoutes | null;
  try {
    collected = await collectRoutes(file, {
      budget: createMemoryBudget(maxBytes),
      onProgress: (pass, done, total) => {
        const [start, share] = SHARES[pass];
        onProgress(start + Math.floor((done / Math.max(1, total)) * share), ALL);
      },
    });
  } catch (error) {
    if (!(error instanceof OsmFileError) || error.problem !== "too-large") throw error;
    onProgress(ALL, ALL);
    return { outcome: "too-large", broken: [] };
  }
  const broken = collected && (await writeRoutesFile(collected, area, write));
  onProgress(ALL, ALL);
  return broken ? { outcome: "made", broken } : { outcome: "none", broken: [] };
}

/** Writes the routes that enter an area, or all of them; resolves to the broken ones, and to null if there are none at all. */
export async function writeRoutesFile(
  collected: CollectedRoutes,
  area: LngLatBox | null,
  write: RoutesCaller["write"],
): Promise<readonly BrokenNamedRoute[] | null> {
  const routes = routesWithin(collected, area);
  if (routes === null) return null;
  await write(ROUTES_FILE, writeRoutes(routes));
  return brokenNamedRoutes(routes);
}
