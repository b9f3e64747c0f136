import type { CoordinateFormat } from "#domain/coordinates/coordinate-format.ts";

/** The prefixes of notations whose digits are ambiguous without them. */
const PREFIXES: Readonly<Partial<Record<CoordinateFormat, string>>> = {
  rd: "RD",
  utm: "UTM",
  mgrs: "MGRS",
};

/** Returns a coordinate with the name of its notation: "RD 85208, 446535". */
export function namedCoordinate(format: CoordinateFormat, text: string): string {
  return [PREFIXES[format], text].filter(Boolean).join(" ");
}
