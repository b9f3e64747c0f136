import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { ExchangeLink, ExchangeWaypoint } from "#domain/exchange/exchange-file.ts";
import { isoTime } from "./iso-time.ts";
import { plainDecimal } from "./plain-decimal.ts";
import { xmlAttribute, xmlElement, xmlText } from "./xml-text.ts";

/** A waypoint as a Placemark, its elements in the order of the KML schema. */
export function kmlWaypoint(waypoint: ExchangeWaypoint): string {
  const { name, note, color, timeMs, changedAtMs, links } = waypoint;
  return [
    "<Placemark>",
    xmlElement("name", name),
    kmlDescription(note),
    timeStamp(timeMs),
    color ? `<Style><IconStyle>${kmlColor(color)}</IconStyle></Style>` : "",
    kmlData([
      ...noteData(note),
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

/** One value of `ExtendedData`; one that is missing is not written. */
export type KmlDatum = readonly [
  name: string,
  value: string | null | undefined,
  title?: string | undefined,
];

/** Values under their names; nothing when there are none. */
export function kmlData(data: readonly KmlDatum[]): string {
  const written = data.flatMap(([name, value, title]) =>
    value
      ? `<Data name="${xmlAttribute(name)}">${xmlElement("displayName", title)}<value>${xmlText(value)}</value></Data>`
      : [],
  );
  return written.length > 0 ? `<ExtendedData>${written.join("")}</ExtendedData>` : "";
}

/** The links of a feature, a value each. */
export function linkData(links: readonly ExchangeLink[] = []): KmlDatum[] {
  return links.map(({ url, text }) => ["sm:link", url, text]);
}

/** A description is HTML by the letter of KML: a note's text must not become markup in it. */
export function kmlDescription(note: string | undefined): string {
  if (!note) return "";
  const html = note
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replace(/\r\n?|\n/g, "<br>");
  return xmlElement("description", html);
}

/** The note to the letter, where a description as HTML does not say it to the letter. */
export function noteData(note: string | undefined): KmlDatum[] {
  return note && /[&<>\s]/.test(note.replaceAll(/(?<=\S) (?=\S)/g, "")) ? [["sm:note", note]] : [];
}

/** `longitude,latitude,altitude`, the last only where there is one. */
export function kmlCoordinates(
  { lng, lat, altitudeMeters }: LatLng & { readonly altitudeMeters?: number | undefined },
  separator = ",",
): string {
  const numbers = altitudeMeters === undefined ? [lng, lat] : [lng, lat, altitudeMeters];
  return numbers.map(plainDecimal).join(separator);
}

/** `#rrggbb` as KML has it: opacity, blue, green, red. */
export function kmlColor(color: string): string {
  const [, red = "", green = "", blue = ""] = /^#(..)(..)(..)$/.exec(color) ?? [];
  return red ? `<color>ff${blue}${green}${red}</color>` : "";
}

function timeStamp(timeMs: number | undefined): string {
  const when = timeMs === undefined ? null : isoTime(timeMs);
  return when ? `<TimeStamp>${xmlElement("when", when)}</TimeStamp>` : "";
}
