import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { KML_CREATOR, OWN_CREATOR } from "#domain/exchange/own-creator.ts";
import { eachChild } from "#domain/exchange/xml/each-child.ts";
import { tidyName } from "#domain/exchange/xml/tidy-text.ts";
import type { XmlScanner } from "#domain/exchange/xml/xml-scanner.ts";
import { addFeature } from "./add-feature.ts";
import { type KmlDatum, type KmlDocument, type KmlFolder, newFeature } from "./kml-feature.ts";
import { readData, readFeaturePart } from "./kml-placemark.ts";
import { readStyle } from "./kml-style.ts";

const CONTAINERS = new Set(["kml", "Document", "Folder"]);
/** A PhotoOverlay stands at a point, which is worth keeping. */
const FEATURES = new Set(["Placemark", "PhotoOverlay"]);
const STYLES = new Set(["Style", "StyleMap", "CascadingStyle"]);
/** Elements that only show content from elsewhere. */
const REMOTE = new Set(["NetworkLink", "GroundOverlay", "ScreenOverlay"]);
/** Roots of files without anything to import. */
const OTHER_ROOTS = new Set([
  "NetworkLinkControl",
  "Update",
  "LookAt",
  "Camera",
  "Region",
  "Schema",
]);

/**
 * Returns whether a KML file may start with this element: usually `kml`, but fragments are read
 * too.
 */
export function isKmlRoot(name: string): boolean {
  return [CONTAINERS, FEATURES, STYLES, REMOTE, OTHER_ROOTS].some((names) => names.has(name));
}

/**
 * Reads the rest of a KML file (2.0 to 2.3 and Google's extensions) with the scanner at its first
 * element. Points become waypoints, lines and areas become tracks; nothing that the file refers to
 * is fetched.
 */
export function readKml(scanner: XmlScanner, collector: ImportCollector): void {
  const document: KmlDocument = { collector, styles: new Map(), features: [] };
  readPart(scanner, { document, folder: null });
  for (const feature of document.features) addFeature(feature);
}

interface Within {
  readonly document: KmlDocument;
  readonly folder: KmlFolder | null;
}

function readPart(scanner: XmlScanner, { document, folder }: Within): void {
  const { name } = scanner;
  const { collector } = document;
  if (name === "name") collector.nameDocument(tidyName(scanner.readText()).trim());
  else if (name === "ExtendedData") readOwnMark(scanner, collector);
  else readContent(scanner, { document, folder });
}

/** Recognizes a file of this app by its creator. */
function readOwnMark(scanner: XmlScanner, collector: ImportCollector): void {
  const data: KmlDatum[] = [];
  eachChild(scanner, readData, data);
  collector.isOwnFile ||= data.some(
    ({ name, value }) => name === KML_CREATOR && value === OWN_CREATOR,
  );
}

function readContent(scanner: XmlScanner, { document, folder }: Within): void {
  const { name } = scanner;
  if (name === "Folder") {
    eachChild(scanner, readFolderPart, { document, folder: { name: "", parent: folder } });
  } else if (CONTAINERS.has(name)) eachChild(scanner, readPart, { document, folder });
  else if (FEATURES.has(name)) {
    const feature = newFeature(document, folder);
    eachChild(scanner, readFeaturePart, feature);
    document.features.push(feature);
  } else if (STYLES.has(name)) readStyle(scanner, document.styles);
  else if (REMOTE.has(name)) document.collector.leftOut.remoteParts++;
}

function readFolderPart(scanner: XmlScanner, within: Within & { folder: KmlFolder }): void {
  if (scanner.name === "name") within.folder.name = tidyName(scanner.readText());
  else readPart(scanner, within);
}
