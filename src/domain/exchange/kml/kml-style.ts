import { parseKmlColor } from "#domain/exchange/colors.ts";
import { eachChild } from "#domain/exchange/xml/each-child.ts";
import type { XmlScanner } from "#domain/exchange/xml/xml-scanner.ts";

/** The parts of a style that are imported. */
export interface KmlStyle {
  /** The icon's colour, `#rrggbb`. */
  iconColor?: string | undefined;
  /** The line's colour, `#rrggbb`. */
  lineColor?: string | undefined;
  /** The address of the icon; never requested. */
  iconHref?: string;
  /** For a StyleMap: the address of its normal style, without the highlight. */
  normalUrl?: string;
}

/** Shared styles by their id. */
export type KmlStyles = Map<string, KmlStyle>;

/** Reads the Style, StyleMap or CascadingStyle at the scanner, and stores it if it has an id. */
export function readStyle(scanner: XmlScanner, styles: KmlStyles): KmlStyle {
  const id = scanner.attribute("id");
  const style: KmlStyle = {};
  eachChild(scanner, readStylePart, style);
  if (id !== null) styles.set(id, style);
  return style;
}

/** Combines a feature's own style with the one it refers to; its own values win. */
export function resolvedStyle(own: KmlStyle | null, url: string, styles: KmlStyles): KmlStyle {
  const shared = url === "" ? null : sharedStyle(url, styles);
  const normal = own?.normalUrl ? sharedStyle(own.normalUrl, styles) : null;
  return { ...shared, ...normal, ...own };
}

/** Returns a shared style. A StyleMap is followed to its style, but not to a second StyleMap. */
function sharedStyle(url: string, styles: KmlStyles): KmlStyle | null {
  const style = styles.get(url.slice(url.indexOf("#") + 1));
  if (!style?.normalUrl) return style ?? null;
  return { ...styles.get(style.normalUrl.slice(style.normalUrl.indexOf("#") + 1)), ...style };
}

function readStylePart(scanner: XmlScanner, style: KmlStyle): void {
  if (scanner.name === "IconStyle") eachChild(scanner, readIconPart, style);
  else if (scanner.name === "LineStyle") eachChild(scanner, readLinePart, style);
  else if (scanner.name === "Style") eachChild(scanner, readStylePart, style);
  else if (scanner.name === "Pair") readPair(scanner, style);
}

function readIconPart(scanner: XmlScanner, style: KmlStyle): void {
  if (scanner.name === "color") style.iconColor = parseKmlColor(scanner.readText());
  else if (scanner.name === "Icon") eachChild(scanner, readHref, style);
}

function readHref(scanner: XmlScanner, style: KmlStyle): void {
  if (scanner.name === "href") style.iconHref = scanner.readText().trim();
}

function readLinePart(scanner: XmlScanner, style: KmlStyle): void {
  if (scanner.name === "color") style.lineColor = parseKmlColor(scanner.readText());
}

function readPair(scanner: XmlScanner, style: KmlStyle): void {
  const pair = { key: "", url: "", style: {} as KmlStyle };
  eachChild(scanner, readPairPart, pair);
  if (pair.key !== "normal") return;
  Object.assign(style, pair.style);
  if (pair.url !== "") style.normalUrl = pair.url;
}

function readPairPart(
  scanner: XmlScanner,
  pair: { key: string; url: string; readonly style: KmlStyle },
): void {
  if (scanner.name === "key") pair.key = scanner.readText().trim();
  else if (scanner.name === "styleUrl") pair.url = scanner.readText().trim();
  else if (scanner.name === "Style") eachChild(scanner, readStylePart, pair.style);
}
