import { eachChild } from "#domain/exchange/xml/each-child.ts";
import type { XmlScanner } from "#domain/exchange/xml/xml-scanner.ts";

/** The prefix of this app's own extensions. */
const OWN_PREFIX = "sm";

/** The extensions that are read, of any program: OsmAnd, Garmin, gpx_style, TopoGrafix, OpenCPN. */
const KNOWN = new Set(["icon", "color", "DisplayColor"]);

/** Extensions that contain other known ones, and no unrelated texts with the same names. */
const CONTAINERS = new Set([
  "WaypointExtension",
  "TrackExtension",
  "RouteExtension",
  "line",
  "extensions",
  "cache",
  "geocache",
]);

/** The texts of a geocache, each in an element of its own. */
const GEOCACHE = new Set(["short_description", "long_description", "encoded_hints"]);

const SENSOR_NAMES = new Set([
  "hr",
  "heartrate",
  "cad",
  "cadence",
  "RunCadence",
  "atemp",
  "wtemp",
  "temp",
  "temperature",
  "Temperature",
  "power",
  "watts",
  "Watts",
  "PowerInWatts",
]);

/**
 * Keeps the text of a known extension under its local name, or as `sm:…` for this app's own. If
 * there are several, the first counts. A visitor for `eachChild`.
 */
export function readExtension(scanner: XmlScanner, texts: Map<string, string>): void {
  const isOwn = scanner.prefix === OWN_PREFIX;
  const key = isOwn ? `${OWN_PREFIX}:${scanner.name}` : scanner.name;
  if (isOwn || KNOWN.has(key) || GEOCACHE.has(key)) {
    const text = scanner.readText();
    if (!texts.has(key)) texts.set(key, text);
  } else if (CONTAINERS.has(key)) eachChild(scanner, readExtension, texts);
}

/**
 * Returns whether a point's extensions hold a measurement that is not imported (heart rate,
 * cadence, power, temperature).
 */
export function hasSensorData(scanner: XmlScanner): boolean {
  const { depth } = scanner;
  let isFound = false;
  while (scanner.nextOpen(depth)) isFound ||= SENSOR_NAMES.has(scanner.name);
  return isFound;
}
