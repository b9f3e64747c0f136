import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { OsmFileError, type OsmFileProblem } from "#domain/osm/osm-file-error.ts";
import type { MadePack, MakeRequest } from "#domain/packs/make/make-network-pack.ts";
import { FINDINGS_FILE } from "#domain/packs/pack-findings.ts";
import { PackJobError, type PackProblem } from "#domain/packs/pack-job.ts";
import type { MadeFrom, PackRecord } from "#domain/packs/pack-record.ts";
import type { NamedPack } from "#domain/packs/pack-title.ts";
import { takeTurns } from "#rpc/in-turns.ts";
import { findingsText } from "#storage/packs/findings-file.ts";
import { writeFile } from "#storage/packs/small-file.ts";
import type { PackJobContext } from "#workers/pack-jobs/pack-job-kind.ts";

/** The most memory for data of the extract; with all else the worker takes about three times as much. */
const MAX_DATA_BYTES = 100e6;

/** The pack to make, and its extract. */
export interface PackToMake extends NamedPack {
  /** The id of the pack, and the name of its folder. */
  readonly id: string;
  readonly madeFrom: MadeFrom;
  readonly source: ByteSource;
  /** The name of the extract in messages. */
  readonly fileName: string;
  /** The area of the pack; by default all of the extract. */
  readonly area?: LngLatBox;
  /** The date of the data, for an extract that does not declare it; null if unknown. */
  readonly dataDate?: string | null;
}

/** Makes a pack of the networks in an extract, and writes it into its folder. Throws PackJobError. */
export async function makePack(
  { id, name, title, madeFrom, source, fileName, area, dataDate = null }: PackToMake,
  { files, clock, onProgress, signal }: PackJobContext,
): Promise<PackRecord> {
  const written: PackRecord["files"][number][] = [];
  const write = async (file: string, bytes: Uint8Array): Promise<void> => {
    await writeFile(files, id, file, bytes);
    written.push({ name: file, bytes: bytes.length });
  };
  const made = await madePack({
    source,
    fileName,
    area,
    write,
    signal,
    pause: takeTurns(signal),
    maxBytes: MAX_DATA_BYTES,
    onProgress: (step) => onProgress({ doneBytes: 0, totalBytes: 0, step }),
  });
  const { bounds, modes, date, networks, brokenRoutes, ways, waters, named, brokenNamed } = made;
  const declared = date?.isDeclared ? date.day : dataDate;
  const isDateDeclared = declared !== null;
  const findings = findingsText({
    isDateDeclared,
    ways,
    waters,
    networks,
    brokenRoutes,
    named,
    brokenNamed,
  });
  await write(FINDINGS_FILE, encodeUtf8(findings));
  return {
    version: 1,
    id,
    kind: "pack",
    name,
    title,
    areas: [bounds],
    mapAreas: [],
    modes,
    attribution: "© OpenStreetMap contributors",
    dataDate: declared ?? date?.day ?? null,
    mapSchema: null,
    files: written,
    manifestSha256: null,
    catalogueUrl: null,
    madeFrom,
    addedAtMs: clock.nowMs(),
  };
}

const PROBLEMS: Readonly<Record<OsmFileProblem, PackProblem>> = {
  "not-pbf": "not-pbf",
  "cut-off": "extract-cut-off",
  damaged: "extract-damaged",
  "impossible-size": "extract-damaged",
  "unknown-compression": "unknown-compression",
  "unknown-feature": "unknown-feature",
  unreadable: "unreadable",
  // Only merging needs sorted files.
  unsorted: "extract-damaged",
  "too-large": "extract-too-large",
  "no-nodes": "no-nodes",
};

async function madePack(request: MakeRequest): Promise<MadePack> {
  const { makeNetworkPack } = await import(
    /* webpackChunkName: "make-pack" */ "#domain/packs/make/make-network-pack.ts"
  );
  try {
    return await makeNetworkPack(request);
  } catch (error) {
    if (!(error instanceof OsmFileError)) throw error;
    throw new PackJobError(PROBLEMS[error.problem], request.fileName, error);
  }
}
