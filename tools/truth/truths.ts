import { existsSync, readFileSync } from "node:fs";

const SAMPLE = new URL("./", import.meta.url);
/** Beside the project, and no part of it. */
const SHARED = new URL("../../../shared/truth/", import.meta.url);

/** The name that each file has there. */
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
 * What other programs reckon, as the rows of a table of tests: where it lies, and the records. The
 * sample of the project is always there, all of `../shared/truth` only where that is.
 */
export function truthsOf<T>(name: keyof typeof SHARED_NAMES): [string, readonly T[]][] {
  const sample = read<T>(new URL(`${name}.json`, SAMPLE));
  const all = new URL(`${SHARED_NAMES[name]}.json`, SHARED);
  return [
    ["the sample", sample],
    ...(existsSync(all) ? [["../shared/truth", read<T>(all)] as [string, readonly T[]]] : []),
  ];
}

/** The records of a file of which the project has no sample; null where `../shared/truth` is absent. */
export function sharedTruth<T>(name: string): readonly T[] | null {
  const file = new URL(`${name}.json`, SHARED);
  return existsSync(file) ? read<T>(file) : null;
}

function read<T>(file: URL): readonly T[] {
  const records: readonly T[] = JSON.parse(readFileSync(file, "utf8"));
  if (records.length < 20) throw new Error(`${file} has ${records.length} records`);
  return records;
}
