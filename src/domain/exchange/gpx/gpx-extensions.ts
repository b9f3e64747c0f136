import { eachChild } from "#domain/exchange/xml/each-child.ts";
import type { XmlScanner } from "#domain/exchange/xml/xml-scanner.ts";

/** The prefix of this app's own extensions. */
const OWN_PREFIX = "sm";

/** What is read of extensions, whoever's they are: OsmAnd, Garmin, gpx_style, TopoGrafix, OpenCPN. */
const KNOWN = new Set(["icon", "color", "DisplayColor"]);

/** Extensions that hold others, and no texts about other things with the same names. */
const CONTAINERS = new Set([
  "WaypointExtension",
  "TrackExtension",
  "RouteExtension",
  "line",
  "extensions",
]);

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
 * Keeps the text of an extension that is known, by its local name; this app's own as `sm:…`. Of
 * several the first counts. A visitor for `eachChild`.
 */
export function readExtension(scanner: XmlScanner, texts: Map<string, string>): void {
  const isOwn = scanner.prefix === OWN_PREFIX;
  const key = isOwn ? `${OWN_PREFIX}:${scanner.name}` : scanner.name;
  if (isOwn || KNOWN.has(key)) {
    const text = scanner.readText();
    if (!texts.has(key)) texts.set(key, text);
  } else if (CONTAINERS.has(key)) eachChild(scanner, readExtension, texts);
}

/** Whether a point's extensions hold a measurement that is not kept (heart rate, cadence, power, temperature). */
export function hasSensorData(scanner: XmlScanner): boolean {
  const { depth } = scanner;
  let isFound = false;
  while (scanner.nextOpen(depth)) isFound ||= SENSOR_NAMES.has(scanner.name);
  return isFound;
}
