import { GRAPH_MAGIC } from "#domain/network/graph/graph-format.ts";
import { PackJobError } from "#domain/packs/pack-job.ts";
import type { BaseSchema } from "#domain/packs/pack-on-device.ts";
import type { ByteSource } from "#domain/tiles/byte-source.ts";
import { inspectArchive } from "./inspect-archive.ts";

/**
 * Looks whether the files of a pack are what their names say, and gives the schema of its map, null
 * for a pack without. Throws PackJobError.
 */
export async function checkPackFiles(
  files: ReadonlyMap<string, ByteSource>,
): Promise<BaseSchema | null> {
  const map = files.get("map.pmtiles");
  const networks = files.get("networks.pmtiles");
  const graph = files.get("network.graph");
  if (networks) await checkNetworks(networks);
  if (graph) await checkGraph(graph);
  return map ? mapSchemaOf(map, "map.pmtiles") : null;
}

/** The schema of a base map. Throws PackJobError for an archive that is none. */
export async function mapSchemaOf(bytes: ByteSource, fileName: string): Promise<BaseSchema> {
  const { schema } = await inspectArchive(bytes, fileName);
  if (schema === "networks") throw new PackJobError("foreign-schema", fileName);
  return schema;
}

async function checkNetworks(bytes: ByteSource): Promise<void> {
  const { schema } = await inspectArchive(bytes, "networks.pmtiles");
  if (schema !== "networks") throw new PackJobError("foreign-schema", "networks.pmtiles");
}

async function checkGraph(bytes: ByteSource): Promise<void> {
  const begin = new Uint8Array(await bytes.slice(0, GRAPH_MAGIC.length).arrayBuffer());
  if (!GRAPH_MAGIC.every((byte, index) => begin[index] === byte)) {
    throw new PackJobError("damaged", "network.graph");
  }
}
