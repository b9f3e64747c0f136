import { METADATA } from "../metadata.ts";

/** The metadata of the archive of waters, in the form of TileJSON. */
export const WATERS_METADATA = {
  ...METADATA,
  name: "Scouting Map wateren",
  description:
    "De vaarten, rivieren en beken van Nederland met naam (niet volledig), over het overzicht, zoom 9 tot en met 12",
  vector_layers: METADATA.vector_layers.map((layer) => ({
    ...layer,
    minzoom: 9,
    maxzoom: 12,
    fields: layer.id === "waterway" ? { ...layer.fields, rank: "Number" } : layer.fields,
  })),
};
