import type { ByteSource } from "#domain/bytes/byte-source.ts";
import {
  MarksFormatError,
  type MarksProblem,
  readMarksFile,
} from "#domain/fairway/official/marks-file.ts";
import { readRoutes } from "#domain/named-routes/read-routes.ts";
import { RoutesFormatError, type RoutesProblem } from "#domain/named-routes/routes-format.ts";
import { GraphFormatError, type GraphProblem } from "#domain/network/graph/graph-format.ts";
import { checkShapes, readGraph } from "#domain/network/graph/read-graph.ts";
import { openWays } from "#domain/network/ways/file/read-ways.ts";
import { WaysFormatError, type WaysProblem } from "#domain/network/ways/file/ways-format.ts";
import { PackJobError, type PackProblem } from "#domain/packs/pack-job.ts";
import { MARKS_FILE, type PackManifest, readPackManifest } from "#domain/packs/pack-manifest.ts";
import { PackFormatError } from "#domain/packs/pack-manifest-fields.ts";
import type { BaseSchema, PackRecord } from "#domain/packs/pack-record.ts";
import { packTitle } from "#domain/packs/pack-title.ts";
import { sha256OfText } from "./checked-file.ts";
import { inspectArchive, inspectPictures } from "./inspect-archive.ts";
import type { PackJobContext } from "./pack-job-kind.ts";

/**
 * Describes the pack in a folder whose files are complete, hashed, and listed in its pack.json. Throws
 * PackJobError if a file does not have the content that its name promises.
 */
export async function describePack(
  id: string,
  manifestText: string,
  manifest: PackManifest,
  { files, clock }: PackJobContext,
): Promise<PackRecord> {
  const named = new Set(manifest.files.map(({ name }) => name));
  const found = [...(await files.files(id))].filter(([name]) => named.has(name));
  const { title, bounds, areas, mapAreas, modes, attribution, dataDate, source } = manifest;
  return {
    version: 1,
    id,
    ...(source
      ? { kind: "area", name: packTitle(manifest), source, manifestSha256: null }
      : { kind: "pack", name: manifest.name, title, manifestSha256: sha256OfText(manifestText) }),
    areas: areas.length > 0 ? areas : [bounds],
    mapAreas,
    modes,
    attribution,
    dataDate,
    mapSchema: await checkPackFiles(new Map(found), manifest),
    files: manifest.files.map((file) => ({ name: file.name, bytes: file.bytes })),
    catalogueUrl: null,
    addedAtMs: clock.nowMs(),
  };
}

/** Reads a pack.json. Throws PackJobError. */
export function manifestOf(text: string): PackManifest {
  try {
    return readPackManifest(text);
  } catch (error) {
    if (error instanceof PackFormatError) {
      throw new PackJobError(error.problem, "pack.json", error);
    }
    throw error;
  }
}

/** Returns the total bytes of the files in a pack.json. */
export function bytesOf({ files }: PackManifest): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Checks that the files of a pack have the content that their names promise, and returns the schema of its
 * map; null for a pack without a map. Throws PackJobError.
 */
async function checkPackFiles(
  files: ReadonlyMap<string, ByteSource>,
  { mapSchema, source }: PackManifest,
): Promise<BaseSchema | null> {
  const map = files.get("map.pmtiles");
  const networks = files.get("networks.pmtiles");
  const graph = files.get("network.graph");
  const depths = files.get("depths.pmtiles");
  if (networks) await checkNetworks(networks);
  if (depths) await checkDepths(depths);
  if (graph) await checkGraph(graph);
  const ways = files.get("ways.graph");
  if (ways) await checkWays(ways, "ways.graph");
  const water = files.get("water.graph");
  if (water) await checkWays(water, "water.graph");
  const routes = files.get("named.routes");
  if (routes) await checkRoutes(routes);
  const marks = files.get(MARKS_FILE);
  if (marks) await checkMarks(marks);
  if (map && source?.kind === "pictures") {
    await inspectPictures(map, "map.pmtiles");
    return null;
  }
  return map ? mapSchemaOf(map, "map.pmtiles", mapSchema) : null;
}

/** Returns the schema of a base map. Throws PackJobError for any other archive. */
async function mapSchemaOf(
  bytes: ByteSource,
  fileName: string,
  stated: BaseSchema | undefined,
): Promise<BaseSchema> {
  const { schema } = await inspectArchive(bytes, fileName, stated);
  if (schema === "networks" || schema === "depths")
    throw new PackJobError("foreign-schema", fileName);
  return schema;
}

async function checkNetworks(bytes: ByteSource): Promise<void> {
  const { schema } = await inspectArchive(bytes, "networks.pmtiles");
  if (schema !== "networks") throw new PackJobError("foreign-schema", "networks.pmtiles");
}

async function checkDepths(bytes: ByteSource): Promise<void> {
  const { schema } = await inspectArchive(bytes, "depths.pmtiles");
  if (schema !== "depths") throw new PackJobError("foreign-schema", "depths.pmtiles");
}

const PROBLEMS: Readonly<Record<GraphProblem, PackProblem>> = {
  "not-a-graph": "damaged",
  "newer-version": "newer-version",
  "cut-off": "truncated",
  damaged: "damaged",
  "off-earth": "off-earth",
};

const WAYS_PROBLEMS: Readonly<Record<WaysProblem, PackProblem>> = {
  "not-ways": "damaged",
  "newer-version": "newer-version",
  "cut-off": "truncated",
  damaged: "damaged",
};

/** Reads every cell. */
async function checkWays(source: ByteSource, fileName: string): Promise<void> {
  try {
    const { cells, cell } = await openWays(source);
    for (const number of cells) await cell(number);
  } catch (error) {
    if (!(error instanceof WaysFormatError)) throw error;
    throw new PackJobError(WAYS_PROBLEMS[error.problem], fileName, error);
  }
}

const ROUTES_PROBLEMS: Readonly<Record<RoutesProblem, PackProblem>> = {
  "not-routes": "damaged",
  "newer-version": "newer-version",
  "cut-off": "truncated",
  damaged: "damaged",
};

async function checkRoutes(source: ByteSource): Promise<void> {
  try {
    await readRoutes(new Uint8Array(await source.slice(0, source.size).arrayBuffer()));
  } catch (error) {
    if (!(error instanceof RoutesFormatError)) throw error;
    throw new PackJobError(ROUTES_PROBLEMS[error.problem], "named.routes", error);
  }
}

const MARKS_PROBLEMS: Readonly<Record<MarksProblem, PackProblem>> = {
  "not-marks": "damaged",
  "newer-version": "newer-version",
  damaged: "damaged",
};

async function checkMarks(source: ByteSource): Promise<void> {
  try {
    readMarksFile(new TextDecoder().decode(await source.slice(0, source.size).arrayBuffer()));
  } catch (error) {
    if (!(error instanceof MarksFormatError)) throw error;
    throw new PackJobError(MARKS_PROBLEMS[error.problem], MARKS_FILE, error);
  }
}

/** Reads everything including shapes, which are decoded one by one later, while the user plans. */
async function checkGraph(source: ByteSource): Promise<void> {
  const bytes = new Uint8Array(await source.slice(0, source.size).arrayBuffer());
  try {
    checkShapes(readGraph(bytes));
  } catch (error) {
    if (!(error instanceof GraphFormatError)) throw error;
    throw new PackJobError(PROBLEMS[error.problem], "network.graph", error);
  }
}
