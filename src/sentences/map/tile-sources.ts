import type { MapSource } from "#domain/tiles/network-overlays.ts";
import { backgroundNames, overlayNames, tileSourceHints } from "#words/map/tile-sources.ts";

/** Returns the name of a background map by its number, or of an overlay: "Luchtfoto", "Wandelnetwerk". */
export function mapSourceName(source: MapSource): string {
  if (typeof source !== "number") return overlayNames[source];
  return textOf(backgroundNames, source) ?? backgroundNames[0];
}

/** Returns the purpose of a background map by its number. */
export function tileSourceHint(number: number): string | undefined {
  return textOf(tileSourceHints, number);
}

function textOf(texts: Readonly<Record<number, string>>, number: number): string | undefined {
  return texts[number];
}
