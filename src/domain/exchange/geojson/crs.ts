import { fromRd, RD_RANGE } from "#domain/coordinates/rd.ts";
import { ImportError } from "#domain/exchange/import-error.ts";
import { type JsonObject, listOf, objectOf } from "./json-fields.ts";

/** WGS 84 and its European twin, which differs by less than a metre. */
const DEGREES = new Set(["CRS84", "4326", "4979", "4258", "4937"]);
/** RD, and RD with heights above NAP. */
const RD = new Set(["28992", "7415"]);

/** The coordinate system that an older GeoJSON file names; null for degrees. */
export type Crs = "rd" | null;

/**
 * Returns the coordinate system in the `crs` member of a file of before RFC 7946. Throws an ImportError that names any
 * other than degrees and RD.
 */
export function crsOf(root: JsonObject): Crs {
  const properties = objectOf(objectOf(root["crs"])?.["properties"]);
  const name = properties?.["name"] ?? properties?.["code"];
  if (name === undefined || name === null) return null;
  const code = /([A-Za-z0-9]+)$/.exec(String(name))?.[1]?.toUpperCase() ?? "";
  if (DEGREES.has(code)) return null;
  if (RD.has(code)) return "rd";
  throw new ImportError("other-crs", undefined, String(name).slice(0, 80));
}

/** Returns a value of a GeoJSON file with every position of its geometries in WGS 84 degrees. */
export function inDegrees(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inDegrees);
  const object = objectOf(value);
  if (!object) return value;
  return Object.fromEntries(
    Object.entries(object).map(([key, part]) => {
      if (key === "coordinates") return [key, positionsInDegrees(part)];
      return [key, key === "properties" ? part : inDegrees(part)];
    }),
  );
}

function positionsInDegrees(value: unknown): unknown {
  const [x, y, ...rest] = listOf(value);
  if (typeof x !== "number" || typeof y !== "number") return listOf(value).map(positionsInDegrees);
  const { minX, maxX, minY, maxY } = RD_RANGE;
  // Some programs name RD and write degrees.
  if (x < minX || x > maxX || y < minY || y > maxY) return value;
  const { lat, lng } = fromRd({ x, y });
  return [lng, lat, ...rest];
}
