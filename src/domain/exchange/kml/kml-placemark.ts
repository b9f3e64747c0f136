import { eachChild } from "#domain/exchange/xml/each-child.ts";
import { tidyName } from "#domain/exchange/xml/tidy-text.ts";
import type { XmlScanner } from "#domain/exchange/xml/xml-scanner.ts";
import type { KmlDatum, KmlFeature } from "./kml-feature.ts";
import { readGeometry } from "./kml-geometry.ts";
import { readStyle } from "./kml-style.ts";

type Reader = (scanner: XmlScanner, feature: KmlFeature) => void;

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ["name", (scanner, feature) => (feature.name = tidyName(scanner.readText()))],
  ["description", (scanner, feature) => (feature.description = scanner.readText())],
  ["address", (scanner, feature) => (feature.address = tidyName(scanner.readText()).trim())],
  ["AddressDetails", (_, feature) => (feature.address ||= "xal")],
  ["styleUrl", (scanner, feature) => (feature.styleUrl = scanner.readText().trim())],
  ["TimeStamp", (scanner, feature) => eachChild(scanner, readWhen, feature)],
  ["TimeSpan", (scanner, feature) => eachChild(scanner, readWhen, feature)],
  ["ExtendedData", (scanner, feature) => eachChild(scanner, readData, feature.data)],
  ["Style", readOwnStyle],
  ["StyleMap", readOwnStyle],
  ["link", readLink],
]);

/** Reads the element of a feature at the scanner; a visitor for `eachChild`. */
export function readFeaturePart(scanner: XmlScanner, feature: KmlFeature): void {
  const read = READERS.get(scanner.name);
  if (read) read(scanner, feature);
  else readGeometry(scanner, feature);
}

function readOwnStyle(scanner: XmlScanner, feature: KmlFeature): void {
  feature.style = { ...feature.style, ...readStyle(scanner, feature.document.styles) };
}

function readLink(scanner: XmlScanner, feature: KmlFeature): void {
  feature.document.collector.addLink(feature.links, scanner.attribute("href"), "");
}

function readWhen(scanner: XmlScanner, feature: KmlFeature): void {
  if (scanner.name !== "when" && scanner.name !== "begin") return;
  feature.timeMs = feature.document.collector.time(scanner.readTime());
}

/** Reads `Data`, or `SimpleData` within `SchemaData`; a visitor for `eachChild`. */
export function readData(scanner: XmlScanner, data: KmlDatum[]): void {
  if (scanner.name === "SchemaData") {
    eachChild(scanner, readData, data);
    return;
  }
  const name = scanner.attribute("name");
  if (name === null) return;
  const datum: KmlDatum = { name, title: "", value: "" };
  if (scanner.name === "SimpleData") datum.value = scanner.readText();
  else eachChild(scanner, readDatum, datum);
  data.push(datum);
}

function readDatum(scanner: XmlScanner, datum: KmlDatum): void {
  if (scanner.name === "value") datum.value = scanner.readText();
  else if (scanner.name === "displayName") datum.title = scanner.readText();
}
