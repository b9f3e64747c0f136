import type { Source } from "maplibre-gl";

/** A source with its attribution, which the MapLibre types leave out. */
export type Credited<OneSource extends Source> = OneSource & Pick<Source, "attribution">;
