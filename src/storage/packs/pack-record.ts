import * as v from "valibot";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { knownModes } from "#domain/network/network-mode.ts";
import type { PackContents } from "#domain/packs/pack-job.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { BOX, COUNT } from "#storage/measures.ts";
import { MOMENT_OR_1970 } from "#storage/moment-schema.ts";

/** What is kept of a pack beside its files; written last, so what has a record is whole. */
export interface PackRecord extends PackContents {
  readonly version: 1;
  /** The address of the catalogue that it was fetched from; null for one that was opened from files. */
  readonly catalogueUrl: string | null;
  readonly addedAtMs: number;
}

const boxes = v.array(BOX);

const PACK_RECORD: v.GenericSchema<unknown, PackRecord> = v.object({
  version: v.literal(1),
  id: v.pipe(v.string(), v.regex(/^[0-9a-z-]+$/)),
  // Records of before there were areas do not say it.
  kind: v.optional(v.picklist(["pack", "area"]), "pack"),
  name: v.pipe(v.string(), v.minLength(1)),
  title: v.optional(v.string()),
  areas: v.pipe(boxes, v.minLength(1)),
  mapAreas: boxes,
  // Records of before packs said it have none.
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
  files: v.array(v.object({ name: v.string(), bytes: COUNT })),
  manifestSha256: v.nullable(v.string()),
  // Records of before it was kept have none.
  catalogueUrl: v.optional(v.nullable(v.string()), null),
  addedAtMs: MOMENT_OR_1970,
});

/** The record that was stored, or null when it is none that this version of the app understands. */
export function readPackRecord(stored: unknown): PackRecord | null {
  const result = v.safeParse(PACK_RECORD, stored);
  return result.success ? result.output : null;
}

/** The id of a stored value, also of one that is no good record otherwise. */
export function storedPackId(stored: unknown): string | null {
  const result = v.safeParse(v.object({ id: v.string() }), stored);
  return result.success ? result.output.id : null;
}

/** A pack to draw from, or null when a file is gone or is not as long as it was. */
export function packOnDevice(
  record: PackRecord,
  files: ReadonlyMap<string, ByteSource>,
): PackOnDevice | null {
  const isWhole = record.files.every(({ name, bytes }) => files.get(name)?.size === bytes);
  if (!isWhole) return null;
  const named = (name: string): ByteSource | null =>
    record.files.some((file) => file.name === name) ? (files.get(name) ?? null) : null;
  const map = named("map.pmtiles");
  const { id, kind, name, title, areas, mapAreas, modes, attribution, dataDate, mapSchema } =
    record;
  return {
    id,
    kind,
    name,
    title,
    areas,
    mapAreas,
    modes,
    attribution,
    dataDate,
    map: map && mapSchema ? { bytes: map, schema: mapSchema } : null,
    networks: named("networks.pmtiles"),
    graph: named("network.graph"),
    places: named("places.json"),
  };
}
