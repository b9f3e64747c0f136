import { inPauses, type Pause } from "#domain/async/pause.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { createMemoryBudget } from "#domain/osm/memory-budget.ts";
import { OsmFileError } from "#domain/osm/osm-file-error.ts";
import type { OsmFile } from "#domain/osm/pbf/osm-file.ts";
import { type CollectWatersOptions, collectWaters } from "./collect-waters.ts";
import { withLandings } from "./landings.ts";
import { openWaterPieces } from "./open-water.ts";
import { type WaterPiece, waterPieces } from "./water-pieces.ts";
import { writeWaters } from "./write-waters.ts";

/** The name of the file with the waters of a pack. */
export const WATERS_FILE = "water.graph";

/** The outcome for the waters of a pack: they were made, the extract has none, or they take too much memory. */
export type WatersOutcome = "made" | "none" | "too-large";

/** The caller of `makeWaters`. */
export interface WatersCaller {
  readonly write: (name: string, bytes: Uint8Array) => Promise<void> | void;
  readonly pause?: Pause;
  /** Receives the progress in thousandths. */
  readonly onProgress?: (done: number, total: number) => void;
  /** The most memory for the data, as an estimate. */
  readonly maxBytes: number;
}

/** The start and the share of each pass in the progress, in thousandths. */
const SHARES = { ways: [0, 300], areas: [300, 300], nodes: [600, 300] } as const;
const ALL = 1000;

/**
 * Writes `water.graph` with every water that a boat or a canoe may use and that enters an area, with the same bytes on every
 * device. An extract that takes too much memory is no error. Rejects with OsmFileError for one that cannot be read.
 */
export async function makeWaters(
  file: OsmFile,
  area: LngLatBox | null,
  { write, pause = () => {}, onProgress = () => {}, maxBytes }: WatersCaller,
): Promise<WatersOutcome> {
  let pieces: readonly WaterPiece[];
  try {
    const onPass: CollectWatersOptions["onProgress"] = (pass, done, total) => {
      const [start, share] = SHARES[pass];
      onProgress(start + Math.floor((done / Math.max(1, total)) * share), ALL);
    };
    const budget = createMemoryBudget(maxBytes);
    pieces = await readWaterPieces(file, { budget, onProgress: onPass }, pause);
  } catch (error) {
    if (!(error instanceof OsmFileError) || error.problem !== "too-large") throw error;
    onProgress(ALL, ALL);
    return "too-large";
  }
  const isWritten = await writeWatersFile(pieces, area, { write, pause });
  onProgress(ALL, ALL);
  return isWritten ? "made" : "none";
}

/** Reads the waters of an extract in the pieces that are written. Rejects with OsmFileError, or with the reason of a pause. */
export async function readWaterPieces(
  file: OsmFile,
  options: CollectWatersOptions,
  pause?: Pause,
): Promise<readonly WaterPiece[]> {
  const waters = await collectWaters(file, options);
  const pieces = await inPauses(withLandings(waterPieces(waters), waters), pause);
  const open = await inPauses(openWaterPieces(pieces, waters.areas, waters.placeOf), pause);
  return [...pieces, ...open];
}

/** Writes the waters that enter an area, or all of them; returns whether there are any. */
export async function writeWatersFile(
  pieces: readonly WaterPiece[],
  area: LngLatBox | null,
  { write, pause = () => {} }: Pick<WatersCaller, "write" | "pause">,
): Promise<boolean> {
  const bytes = await inPauses(writeWaters(pieces, area), pause);
  if (bytes !== null) await write(WATERS_FILE, bytes);
  return bytes !== null;
}
