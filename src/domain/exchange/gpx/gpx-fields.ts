import { parseColor } from "#domain/exchange/colors.ts";
import type {
  ExchangeLine,
  ExchangeLink,
  ExchangeWaypoint,
} from "#domain/exchange/exchange-file.ts";
import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { parseTime } from "#domain/exchange/parse-time.ts";
import { plainNote } from "#domain/exchange/plain-note.ts";
import { signOf } from "#domain/exchange/waypoint-sign.ts";
import { eachChild } from "#domain/exchange/xml/each-child.ts";
import { tidyName } from "#domain/exchange/xml/tidy-text.ts";
import type { XmlScanner } from "#domain/exchange/xml/xml-scanner.ts";
import { readExtension } from "./gpx-extensions.ts";
import { memoize } from "./memoize.ts";

/** The elements of a point, a track or a route as written; if one is repeated, the first counts. */
export interface GpxFields {
  readonly collector: ImportCollector;
  /** The prefix of the file's own elements. */
  readonly prefix: string;
  texts: Record<TextElement, string>;
  /** The texts of extensions, as `readExtension` names them. */
  readonly extensions: Map<string, string>;
  links: ExchangeLink[];
  altitudeMeters: number;
  timeMs: number;
}

/** The values that all fields of one file share. */
export type GpxOrigin = Pick<GpxFields, "collector" | "prefix">;

type TextElement = "name" | "desc" | "cmt" | "sym" | "type" | "url" | "urlname";

const NO_TEXTS = { name: "", desc: "", cmt: "", sym: "", type: "", url: "", urlname: "" };

/** Makes empty fields. */
export function noFields({ collector, prefix }: GpxOrigin): GpxFields {
  return {
    collector,
    prefix,
    texts: { ...NO_TEXTS },
    extensions: new Map(),
    links: [],
    altitudeMeters: Number.NaN,
    timeMs: Number.NaN,
  };
}

/**
 * Empties the fields for the next point: a new object for each of ten thousand points is garbage to
 * collect.
 */
export function clearFields(fields: GpxFields): void {
  fields.texts = { ...NO_TEXTS };
  if (fields.extensions.size > 0) fields.extensions.clear();
  fields.links = [];
  fields.altitudeMeters = Number.NaN;
  fields.timeMs = Number.NaN;
}

/** Reads the element at the scanner if it is one of the fields; a visitor for `eachChild`. */
export function readField(scanner: XmlScanner, fields: GpxFields): void {
  const { name } = scanner;
  if (name === "extensions") eachChild(scanner, readExtension, fields.extensions);
  // GPX 1.0 has no element for extensions: they are mixed with its own elements.
  else if (scanner.prefix !== fields.prefix) readExtension(scanner, fields.extensions);
  else if (name === "ele") fields.altitudeMeters = scanner.readNumber();
  else if (name === "time") fields.timeMs = fields.collector.time(scanner.readTime());
  else if (name === "link") readLink(scanner, fields);
  else if (isTextElement(name) && fields.texts[name] === "")
    fields.texts[name] = scanner.readText();
}

function isTextElement(name: string): name is TextElement {
  return Object.hasOwn(NO_TEXTS, name);
}

/** Makes a waypoint of these fields at a place, WGS 84 degrees. */
export function waypointOf(fields: GpxFields, lat: number, lng: number): ExchangeWaypoint {
  const { extensions, texts, altitudeMeters, timeMs } = fields;
  // Field by field: spreading objects takes three times as long for ten thousand waypoints.
  const waypoint: Writable<ExchangeWaypoint> = { name: tidyName(texts.name), lat, lng };
  addCommon(waypoint, fields);
  if (!Number.isNaN(altitudeMeters)) waypoint.altitudeMeters = altitudeMeters;
  if (!Number.isNaN(timeMs)) waypoint.timeMs = timeMs;
  if (texts.type !== "" || extensions.size > 0) addKind(waypoint, fields);
  if (texts.sym !== "" || extensions.size > 0) addSign(waypoint, fields);
  if (extensions.size > 0) addOwn(waypoint, extensions);
  return waypoint;
}

/** Makes a track or route of these fields, without its points. */
export function lineOf(fields: GpxFields): ExchangeLine {
  const line: Writable<ExchangeLine> = { name: tidyName(fields.texts.name) };
  addCommon(line, fields);
  const folder = fields.extensions.get("sm:folder");
  if (folder) line.folder = folder;
  if (fields.extensions.get("sm:area") === "true") line.isArea = true;
  return line;
}

type Writable<Fields> = { -readonly [Name in keyof Fields]: Fields[Name] };

function addCommon(
  line: Writable<Pick<ExchangeLine, "note" | "color" | "links">>,
  { texts, extensions, links, collector }: GpxFields,
): void {
  if (texts.url !== "") collector.addLink(links, texts.url, tidyName(texts.urlname));
  const note = plainNote([texts.desc, texts.cmt, ...geocacheTexts(extensions)], links, collector);
  const color = colorOf(extensions.get("color") ?? extensions.get("DisplayColor") ?? "");
  if (note !== undefined) line.note = note;
  if (color !== undefined) line.color = color;
  if (links.length > 0) line.links = links;
}

/** The story and the hint of a geocache. */
function geocacheTexts(texts: ReadonlyMap<string, string>): readonly string[] {
  if (texts.size === 0) return [];
  return ["short_description", "long_description", "encoded_hints"].map(
    (name) => texts.get(name)?.trim() ?? "",
  );
}

const colorOf = memoize(parseColor);
const signOfSymbol = memoize((symbol) => signOf({ symbol: tidyName(symbol) }));

function addSign(waypoint: Writable<ExchangeWaypoint>, { texts, extensions }: GpxFields): void {
  const ownIcon = extensions.get("sm:icon");
  const osmAndIcon = extensions.get("icon");
  const hasIcon = ownIcon !== undefined || osmAndIcon !== undefined;
  const { icon, symbol } = hasIcon
    ? signOf({ icon: ownIcon, osmAndIcon, symbol: tidyName(texts.sym) })
    : signOfSymbol(texts.sym);
  if (icon !== undefined) waypoint.icon = icon;
  if (symbol !== undefined) waypoint.symbol = symbol;
}

/**
 * Adds `type` as a kind; in a file of this app as the folder, unless the file gives one elsewhere. Other programs use it
 * for the kind of place, and one file may have seventeen of them.
 */
function addKind(
  waypoint: Writable<ExchangeWaypoint>,
  { texts, extensions, collector }: GpxFields,
): void {
  const type = tidyName(texts.type) || undefined;
  const ownKind = extensions.get("sm:kind");
  const isFolder = collector.isOwnFile && ownKind === undefined;
  const folder = extensions.get("sm:folder") || (isFolder ? type : undefined);
  const kind = ownKind || (folder === undefined ? type : undefined);
  if (folder) waypoint.folder = folder;
  if (kind) waypoint.kind = kind;
}

function addOwn(
  waypoint: Writable<ExchangeWaypoint>,
  extensions: ReadonlyMap<string, string>,
): void {
  const changed = extensions.get("sm:changed");
  const changedAtMs = changed === undefined ? Number.NaN : parseTime(changed);
  const id = extensions.get("sm:id");
  const source = extensions.get("sm:source");
  if (!Number.isNaN(changedAtMs)) waypoint.changedAtMs = changedAtMs;
  if (id) waypoint.id = id;
  if (source) waypoint.source = source;
}

function readLink(scanner: XmlScanner, fields: GpxFields): void {
  const url = scanner.attribute("href");
  const linkText = { text: "" };
  eachChild(scanner, readLinkText, linkText);
  fields.collector.addLink(fields.links, url, linkText.text);
}

function readLinkText(scanner: XmlScanner, linkText: { text: string }): void {
  if (scanner.name === "text") linkText.text = tidyName(scanner.readText());
}
