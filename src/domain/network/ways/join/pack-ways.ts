import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { openWays, type WaysFile } from "#domain/network/ways/file/read-ways.ts";
import { WaysFormatError } from "#domain/network/ways/file/ways-format.ts";

/** The ways of a pack. */
export interface PackWays {
  readonly file: WaysFile;
  /** The areas where they are complete. */
  readonly areas: readonly LngLatBox[];
  /** "2026-11-21", or only the month or year; null if unknown. */
  readonly dataDate: string | null;
}

/** Opens the ways of a pack; null if it has none, or they are damaged. */
export async function openPackWays({
  ways,
  areas,
  dataDate,
}: Omit<PackWays, "file"> & {
  readonly ways?: ByteSource | null | undefined;
}): Promise<PackWays | null> {
  if (!ways) return null;
  try {
    return { file: await openWays(ways), areas, dataDate };
  } catch (error) {
    if (!(error instanceof WaysFormatError)) throw error;
    return null;
  }
}
