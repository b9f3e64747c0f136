import type { Source } from "maplibre-gl";

/** A source with the words for its makers, which MapLibre's own types leave out. */
export type Credited<OneSource extends Source> = OneSource & Pick<Source, "attribution">;
