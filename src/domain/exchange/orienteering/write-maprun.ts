import type { ExportContent } from "#domain/exchange/export-content.ts";
import { kmlWaypoint } from "#domain/exchange/kml/kml-elements.ts";
import { xmlElement } from "#domain/exchange/xml/xml-elements.ts";
import { orienteeringControls } from "./orienteering-course.ts";

/**
 * Yields a KML 2.2 file with a line course for MapRun: a placemark for each control in the order of the course, named `S1`, by its
 * number, or `F1`; a control that is passed twice is repeated (https://maprun.uk/about/planning/index.php/course).
 * @throws Error for content without controls
 */
export function* mapRunPieces(content: ExportContent): Generator<string> {
  const controls = orienteeringControls(content);
  if (!controls) throw new Error("This content has no controls.");
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2">\n' +
    `<Document>${xmlElement("name", content.name)}\n`;
  for (const { code, lat, lng } of controls) yield kmlWaypoint({ name: code, lat, lng });
  yield "</Document>\n</kml>\n";
}
