import { freeName } from "#domain/packs/free-name.ts";
import { type PackRecord, sourceOf } from "#domain/packs/pack-record.ts";
import { areaLock } from "#storage/packs/jobs/area-job.ts";

/** A pack as it is stored, and the packs that it replaces. */
export interface AddedPack {
  readonly added: PackRecord;
  readonly replaced: readonly PackRecord[];
}

/**
 * Finds the older versions of a new pack, which takes their place in a region. A pack that was made on this device takes
 * their name, or else one that no other pack has.
 */
export function withEarlierVersions(pack: PackRecord, records: readonly PackRecord[]): AddedPack {
  const replaced = records.filter((record) => isEarlierVersion(record, pack));
  const [older] = replaced;
  const made = { ...pack, region: pack.region ?? older?.region };
  if (!made.madeFrom) return { added: made, replaced };
  const others = records.filter(
    (record) => record.kind === made.kind && !replaced.includes(record),
  );
  const name = freeName(
    older?.name ?? made.name,
    others.map((other) => other.name),
  );
  return { added: { ...made, name, title: older?.title ?? made.title }, replaced };
}

/**
 * Tells whether a record is an older version of the added pack. A separate archive never replaces a full pack of the
 * same name, a pack never replaces one from another catalogue, and an area or a pack that was made here only replaces
 * one of the same source and bounds, because people save two and call both "Kamp".
 */
function isEarlierVersion(record: PackRecord, added: PackRecord): boolean {
  if (record.id === added.id || record.kind !== added.kind) return false;
  if (record.madeFrom || added.madeFrom) return madeKey(record) === madeKey(added);
  const isBare = added.manifestSha256 === null;
  const catalogues = new Set([record.catalogueUrl, added.catalogueUrl]);
  catalogues.delete(null);
  return (
    record.name === added.name &&
    catalogues.size < 2 &&
    (record.manifestSha256 === null) === isBare &&
    (record.kind === "pack" || areaLock(areaOf(record)) === areaLock(areaOf(added)))
  );
}

function madeKey({ madeFrom, areas }: PackRecord): string | null {
  return madeFrom ? JSON.stringify([madeFrom, areas]) : null;
}

function areaOf(record: PackRecord) {
  return { areas: record.areas, source: sourceOf(record) };
}
