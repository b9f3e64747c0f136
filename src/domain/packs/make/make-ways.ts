import { inPauses, type Pause } from "#domain/async/pause.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { CollectedWays } from "#domain/network/ways/file/way-edges.ts";
import { writeWays } from "#domain/network/ways/file/write-ways.ts";
import { createMemoryBudget } from "#domain/osm/memory-budget.ts";
import { OsmFileError } from "#domain/osm/osm-file-error.ts";
import type { OsmFile } from "#domain/osm/pbf/osm-file.ts";
import { collectWays, type NetworkWays, waysEntering } from "./collect-ways.ts";

/** The name of the file with the ways of a pack. */
export const WAYS_FILE = "ways.graph";

/** The outcome for the ways of a pack: they were made, the extract has none, or they take too much memory. */
export type WaysOutcome = "made" | "none" | "too-large";

/** The extract of the ways. */
export interface WaysSource {
  readonly file: OsmFile;
  readonly networkWays: NetworkWays;
  /** The ways that enter this area, whole; null for all. */
  readonly area: LngLatBox | null;
}

/** The caller of `makeWays`. */
export interface WaysCaller {
  readonly write: (name: string, bytes: Uint8Array) => Promise<void> | void;
  readonly pause?: Pause;
  /** Receives the progress in thousandths. */
  readonly onProgress?: (done: number, total: number) => void;
  /** The most memory for the data, as an estimate. */
  readonly maxBytes: number;
}

/** The shares of the progress, in thousandths: the pass over ways, that over nodes, and writing. */
const [WAYS_SHARE, NODES_SHARE, ALL] = [400, 400, 1000];

/**
 * Writes `ways.graph` with every way that may be walked or cycled, with the same bytes on every device. An extract that
 * takes too much memory is no error. Rejects with OsmFileError for an extract that cannot be read.
 */
export async function makeWays(source: WaysSource, caller: WaysCaller): Promise<WaysOutcome> {
  const { pause = () => {}, onProgress = () => {}, maxBytes } = caller;
  const ways = await collected(source, { maxBytes, onProgress });
  if (ways === null) return "too-large";
  const isWritten = await writeWaysFile(ways, source.area, { write: caller.write, pause });
  onProgress(ALL, ALL);
  return isWritten ? "made" : "none";
}

/** Writes the ways that enter an area, or all of them; returns whether there are any. */
export async function writeWaysFile(
  ways: CollectedWays,
  area: LngLatBox | null,
  { write, pause = () => {} }: Pick<WaysCaller, "write" | "pause">,
): Promise<boolean> {
  const isUsed = area ? waysEntering(ways, area) : undefined;
  const bytes = await inPauses(writeWays(ways, isUsed), pause);
  if (bytes !== null) await write(WAYS_FILE, bytes);
  return bytes !== null;
}

async function collected(
  { file, networkWays }: WaysSource,
  { maxBytes, onProgress }: Required<Pick<WaysCaller, "maxBytes" | "onProgress">>,
): Promise<CollectedWays | null> {
  try {
    return await collectWays(file, networkWays, {
      budget: createMemoryBudget(maxBytes),
      onProgress: (pass, done, total) => {
        const [start, share] = pass === "ways" ? [0, WAYS_SHARE] : [WAYS_SHARE, NODES_SHARE];
        onProgress(start + Math.floor((done / Math.max(1, total)) * share), ALL);
      },
    });
  } catch (error) {
    if (!(error instanceof OsmFileError) || error.problem !== "too-large") throw error;
    onProgress(ALL, ALL);
    return null;
  }
}
