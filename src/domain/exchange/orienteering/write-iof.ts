import type { ExportContent } from "#domain/exchange/export-content.ts";
import { isoTime } from "#domain/exchange/iso-time.ts";
import { OWN_CREATOR } from "#domain/exchange/own-creator.ts";
import { plainDecimal } from "#domain/exchange/plain-decimal.ts";
import { escapedXml, xmlElement } from "#domain/exchange/xml/xml-elements.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type Control, orienteeringControls } from "./orienteering-course.ts";

/**
 * Yields a `CourseData` of the IOF Data Standard 3.0 with one course (https://orienteering.sport/iof/it/data-standard-3-0/).
 * The length is that of the straight lines between the controls. There are no control descriptions: the app does not know them.
 * @param nowMs milliseconds since 1970
 * @throws Error for content without controls
 */
export function* iofPieces(content: ExportContent, nowMs: number): Generator<string> {
  const controls = orienteeringControls(content);
  if (!controls) throw new Error("This content has no controls.");
  yield '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<CourseData xmlns="http://www.orienteering.org/datastandard/3.0" iofVersion="3.0"' +
    ` createTime="${isoTime(nowMs)}" creator="${OWN_CREATOR}">\n` +
    `<Event><Name>${escapedXml(content.name)}</Name></Event>\n<RaceCourseData>\n`;
  const byCode = new Map(controls.map((control) => [control.code, control]));
  for (const control of byCode.values()) yield controlElement(control);
  yield `<Course><Name>${escapedXml(content.name || "1")}</Name><Length>${courseMeters(controls)}</Length>\n`;
  for (const { code, type } of controls)
    yield `<CourseControl type="${type}">${xmlElement("Control", code)}</CourseControl>\n`;
  yield "</Course>\n</RaceCourseData>\n</CourseData>\n";
}

function controlElement({ code, type, name, lat, lng }: Control): string {
  const position = `<Position lng="${plainDecimal(lng)}" lat="${plainDecimal(lat)}"/>`;
  return `<Control type="${type}">${xmlElement("Id", code)}${xmlElement("Name", name)}${position}</Control>\n`;
}

/** Returns the length in whole metres, as the standard has it. */
function courseMeters(controls: readonly Control[]): number {
  let meters = 0;
  let before = controls[0];
  for (const control of controls) {
    if (before) meters += distanceMeters(before, control);
    before = control;
  }
  return Math.round(meters);
}
