import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { ExchangeLink, ExchangeWaypoint } from "#domain/exchange/exchange-file.ts";
import { isoTime } from "#domain/exchange/iso-time.ts";
import { plainDecimal } from "#domain/exchange/plain-decimal.ts";
import { escapedXml, xmlAttribute, xmlElement } from "#domain/exchange/xml/xml-elements.ts";

/**
 * Writes a waypoint as a Placemark, its elements in the order of the KML schema.
 * @param photos the addresses of its photos, which become a part of the description
 */
export function kmlWaypoint(waypoint: ExchangeWaypoint, photos: readonly string[] = []): string {
  const { name, note, color, timeMs, changedAtMs, links } = waypoint;
  return [
    "<Placemark>",
    xmlElement("name", name),
    kmlDescription(note, photos),
    timeStamp(timeMs),
    color ? `<Style><IconStyle>${kmlColor(color)}</IconStyle></Style>` : "",
    kmlData([
      ...(photos.length > 0 ? [["sm:note", note] as const] : noteData(note)),
      ["sm:icon", waypoint.icon],
      ["sm:symbol", waypoint.symbol],
      ["sm:type", waypoint.kind],
      ["sm:changed", changedAtMs === undefined ? undefined : isoTime(changedAtMs)],
      ["sm:source", waypoint.source],
      ["sm:id", waypoint.id],
      ...linkData(links),
    ]),
    `<Point><coordinates>${kmlCoordinates(waypoint)}</coordinates></Point>`,
    "</Placemark>\n",
  ].join("");
}

/** One value of `ExtendedData`; a missing value is not written. */
export type KmlDatum = readonly [
  name: string,
  value: string | null | undefined,
  title?: string | undefined,
];

/** Writes values by name; an empty text without values. */
export function kmlData(data: readonly KmlDatum[]): string {
  const written = data.flatMap(([name, value, title]) =>
    value
      ? `<Data name="${xmlAttribute(name)}">${xmlElement("displayName", title)}<value>${escapedXml(value)}</value></Data>`
      : [],
  );
  return written.length > 0 ? `<ExtendedData>${written.join("")}</ExtendedData>` : "";
}

/** Returns the links of a feature, one value each. */
export function linkData(links: readonly ExchangeLink[] = []): KmlDatum[] {
  return links.map(({ url, text }) => ["sm:link", url, text]);
}

/** Writes a description. KML descriptions are HTML, so the text of a note is escaped. */
export function kmlDescription(note: string | undefined, photos: readonly string[] = []): string {
  const images = photos.map((address) => `<img src="${address}" width="400">`);
  const html = [...(note ? [noteHtml(note)] : []), ...images].join("<br>");
  return html && xmlElement("description", html);
}

function noteHtml(note: string): string {
  return note
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replace(/\r\n?|\n/g, "<br>");
}

/** Keeps the exact note where the HTML of the description cannot. */
export function noteData(note: string | undefined): KmlDatum[] {
  return note && /[&<>\s]/.test(note.replaceAll(/(?<=\S) (?=\S)/g, "")) ? [["sm:note", note]] : [];
}

/** Writes `longitude,latitude,altitude`; the altitude only if known. */
export function kmlCoordinates(
  { lng, lat, altitudeMeters }: LatLng & { readonly altitudeMeters?: number | undefined },
  separator = ",",
): string {
  const numbers = altitudeMeters === undefined ? [lng, lat] : [lng, lat, altitudeMeters];
  return numbers.map(plainDecimal).join(separator);
}

/** Writes `#rrggbb` in KML's order: opacity, blue, green, red. */
export function kmlColor(color: string): string {
  const [, red = "", green = "", blue = ""] = /^#(..)(..)(..)$/.exec(color) ?? [];
  return red ? `<color>ff${blue}${green}${red}</color>` : "";
}

function timeStamp(timeMs: number | undefined): string {
  const when = timeMs === undefined ? null : isoTime(timeMs);
  return when ? `<TimeStamp>${xmlElement("when", when)}</TimeStamp>` : "";
}
