import type { ExchangeLink, ExchangeWaypoint } from "#domain/exchange/exchange-file.ts";
import { isoTime } from "#domain/exchange/iso-time.ts";
import { plainDecimal } from "#domain/exchange/plain-decimal.ts";
import { xmlAttribute, xmlElement } from "#domain/exchange/xml/xml-elements.ts";
import { gpxSymbolOf, osmAndIconOf } from "#domain/waypoints/waypoint-icon-names.ts";
import { waypointIconFor } from "#domain/waypoints/waypoint-icons.ts";

/** Writes a waypoint as `wpt` or `rtept`, its elements in the order of the schema's `wptType`. */
export function gpxWaypoint(tag: "wpt" | "rtept", waypoint: ExchangeWaypoint): string {
  const { name, folder, kind } = waypoint;
  const { note, links } = linksOutOfNote(waypoint);
  return [
    `<${tag} ${gpxPlace(waypoint.lat, waypoint.lng)}>`,
    gpxNumber("ele", waypoint.altitudeMeters),
    gpxTime("time", waypoint.timeMs),
    xmlElement("name", name),
    // Devices that call out the points of a route show this one.
    tag === "rtept" ? xmlElement("cmt", note) : "",
    xmlElement("desc", note),
    gpxLinks(links),
    xmlElement("sym", symbolOf(waypoint)),
    xmlElement("type", folder ?? kind),
    extensions(waypoint),
    `</${tag}>\n`,
  ].join("");
}

/** A line that an import made of a link: "text: address", or the address alone. */
const LINK_LINE = /^(?:(.+): )?(https?:\/\/[^\s<>"'`\\/][^\s<>"'`\\]*)$/i;

/** Takes the links at the end of a note out of it, so that a link of an imported file is one again. */
function linksOutOfNote({
  note,
  links = [],
}: ExchangeWaypoint): Pick<ExchangeWaypoint, "note" | "links"> {
  const lines = note?.split("\n") ?? [];
  const found: ExchangeLink[] = [];
  for (let line = lines.at(-1); line !== undefined; line = lines.at(-1)) {
    const [, text, url] = LINK_LINE.exec(line) ?? [];
    // An address that is also in the words would not come back as a line.
    if (url === undefined || lines.slice(0, -1).join("\n").includes(url)) break;
    found.unshift({ url, ...(text !== undefined && { text }) });
    lines.pop();
  }
  if (found.length === 0) return note === undefined ? { links } : { note, links };
  return { note: lines.join("\n"), links: [...links, ...found] };
}

/**
 * Writes the attributes of a point. The schema's longitude excludes 180, which is written as −180.
 */
export function gpxPlace(lat: number, lng: number): string {
  return `lat="${plainDecimal(lat)}" lon="${plainDecimal(lng === 180 ? -180 : lng)}"`;
}

/** Writes a number as an element; an empty text when undefined. */
export function gpxNumber(tag: string, value: number | undefined): string {
  return value !== undefined && Number.isFinite(value) ? xmlElement(tag, plainDecimal(value)) : "";
}

/** Writes a time as an element; an empty text when it is undefined or cannot be written. */
export function gpxTime(tag: string, timeMs: number | undefined): string {
  return timeMs === undefined ? "" : xmlElement(tag, isoTime(timeMs));
}

/** Writes addresses as `link` elements, in order. */
export function gpxLinks(links: readonly ExchangeLink[] = []): string {
  return links
    .map(({ url, text }) => `<link href="${xmlAttribute(url)}">${xmlElement("text", text)}</link>`)
    .join("");
}

/**
 * Returns the file's own symbol if it has one, else the name that other programs have for our icon.
 */
function symbolOf({ icon, symbol }: ExchangeWaypoint): string | undefined {
  if (symbol !== undefined) return symbol;
  const known = waypointIconFor(icon);
  return known ? gpxSymbolOf(known) : undefined;
}

function extensions(waypoint: ExchangeWaypoint): string {
  const { icon, color, folder, kind, id, changedAtMs, source } = waypoint;
  const known = waypointIconFor(icon);
  const osmAnd = [
    known ? xmlElement("osmand:icon", osmAndIconOf(known)) : "",
    xmlElement("osmand:color", color),
    known || color ? xmlElement("osmand:background", "circle") : "",
  ].join("");
  const own = [
    xmlElement("sm:id", id),
    xmlElement("sm:icon", icon),
    xmlElement("sm:folder", folder),
    xmlElement("sm:kind", kind),
    gpxTime("sm:changed", changedAtMs),
    xmlElement("sm:source", source),
  ].join("");
  return osmAnd || own ? `<extensions>${osmAnd}${own}</extensions>` : "";
}
