import * as v from "valibot";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { knownModes } from "#domain/network/network-mode.ts";
import { MARKS_FILE } from "#domain/packs/pack-manifest.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { BOX, COUNT } from "#storage/measures.ts";
import { MOMENT_OR_1970 } from "#storage/moment-schema.ts";
import { AREA_SOURCE } from "./area-source.ts";
import { REGION } from "./pack-region.ts";

const boxes = v.array(BOX);

const MADE_FROM = v.variant("kind", [
  v.object({ kind: v.literal("file"), fileName: v.string() }),
  v.object({ kind: v.literal("slice"), area: BOX }),
  v.object({ kind: v.literal("marks"), area: BOX }),
]);

const PACK_RECORD: v.GenericSchema<unknown, PackRecord> = v.object({
  version: v.literal(1),
  id: v.pipe(v.string(), v.regex(/^[0-9a-z-]+$/)),
  // Records from before saved areas existed have no kind.
  kind: v.optional(v.picklist(["pack", "area"]), "pack"),
  name: v.pipe(v.string(), v.minLength(1)),
  title: v.optional(v.string()),
  areas: v.pipe(boxes, v.minLength(1)),
  mapAreas: boxes,
  // Older records have no modes.
  modes: v.optional(
    v.nullable(
      v.pipe(
        v.array(v.string()),
        v.transform((texts) => knownModes(texts)),
      ),
    ),
    null,
  ),
  attribution: v.string(),
  dataDate: v.nullable(v.string()),
  mapSchema: v.nullable(v.picklist(["openmaptiles", "protomaps"])),
  source: v.optional(AREA_SOURCE),
  files: v.array(v.object({ name: v.string(), bytes: COUNT })),
  manifestSha256: v.nullable(v.string()),
  // Older records have no catalogue.
  catalogueUrl: v.optional(v.nullable(v.string()), null),
  madeFrom: v.optional(MADE_FROM),
  region: v.optional(REGION),
  addedAtMs: MOMENT_OR_1970,
});

/** Reads a stored record; null if this version of the app cannot read it. */
export function readPackRecord(stored: unknown): PackRecord | null {
  const result = v.safeParse(PACK_RECORD, stored);
  return result.success ? result.output : null;
}

/** Returns the id of a stored value, even if the rest of the record is invalid. */
export function storedPackId(stored: unknown): string | null {
  const result = v.safeParse(v.object({ id: v.string() }), stored);
  return result.success ? result.output.id : null;
}

/** Returns a pack with its files; null if a file is missing or has another length. */
export function packOnDevice(
  record: PackRecord,
  files: ReadonlyMap<string, ByteSource>,
): PackOnDevice | null {
  const isWhole = record.files.every(({ name, bytes }) => files.get(name)?.size === bytes);
  if (!isWhole) return null;
  const named = (name: string): ByteSource | null =>
    record.files.some((file) => file.name === name) ? (files.get(name) ?? null) : null;
  const map = named("map.pmtiles");
  const { mapSchema, source } = record;
  return {
    ...record,
    map: map && mapSchema ? { bytes: map, schema: mapSchema } : null,
    pictures:
      map && source?.kind === "pictures"
        ? { bytes: map, tileSource: source.tileSource }
        : undefined,
    networks: named("networks.pmtiles"),
    graph: named("network.graph"),
    ways: named("ways.graph"),
    water: named("water.graph"),
    namedRoutes: named("named.routes"),
    places: named("places.json"),
    depths: named("depths.pmtiles"),
    marks: named(MARKS_FILE),
  };
}
