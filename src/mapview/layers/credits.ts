import type { Map as LibreMap, Source } from "maplibre-gl";

/** A source with the words for its makers, which MapLibre's own types leave out. */
export type Credited<OneSource extends Source> = OneSource & Pick<Source, "attribution">;

/** Lets MapLibre show the words of the sources as they are now: it looks when a visibility changes. */
export function showCredits(map: LibreMap): void {
  map.fire("sourcedata", { dataType: "source", sourceDataType: "visibility" });
}
