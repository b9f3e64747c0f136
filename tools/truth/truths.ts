import { existsSync, readFileSync } from "node:fs";

const SAMPLE = new URL("./", import.meta.url);
/** A folder beside the project, not part of it. */
const SHARED = new URL("../../../shared/truth/", import.meta.url);

/** The names of the files there. */
const SHARED_NAMES = {
  nl: "nl_1000",
  "utm-mgrs-world": "utm_mgrs_world",
  "mgrs-reverse": "mgrs_reverse",
  "geodesic-inverse": "geodesic_inverse",
  "geodesic-direct": "geodesic_direct",
  magnetic: "magnetic_200",
  "coordinate-text-parse": "coordinate_text_parse",
} as const;

/**
 * Returns reference results of other programs as rows for a test table: the source and the records. The sample in the
 * project is always included, all of `../shared/truth` only if present.
 */
export function truthsOf<T>(name: keyof typeof SHARED_NAMES): [string, readonly T[]][] {
  const sample = read<T>(new URL(`${name}.json`, SAMPLE));
  const all = new URL(`${SHARED_NAMES[name]}.json`, SHARED);
  return [
    ["the sample", sample],
    ...(existsSync(all) ? [["../shared/truth", read<T>(all)] as [string, readonly T[]]] : []),
  ];
}

/** Returns the records of a file without a sample in the project; null if `../shared/truth` is absent. */
export function sharedTruth<T>(name: string): readonly T[] | null {
  const file = new URL(`${name}.json`, SHARED);
  return existsSync(file) ? read<T>(file) : null;
}

function read<T>(file: URL): readonly T[] {
  const records: readonly T[] = JSON.parse(readFileSync(file, "utf8"));
  if (records.length < 20) throw new Error(`${file} has ${records.length} records`);
  return records;
}
