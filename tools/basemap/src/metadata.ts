const text = "String";
const number = "Number";

/** The metadata of the archive, in the form of TileJSON. */
export const METADATA = {
  name: "Scouting Map overzicht",
  description:
    "Overzichtskaart van Nederland en omgeving in het schema van OpenMapTiles, zoom 0 tot en met 10",
  version: "1.0.0",
  type: "baselayer",
  format: "pbf",
  attribution:
    '<a href="https://openmaptiles.org/">© OpenMapTiles</a> ' +
    '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a> ' +
    "GSHHG, GeoNames, Natural Earth",
  vector_layers: [
    { id: "water", minzoom: 0, maxzoom: 10, fields: { class: text } },
    {
      id: "waterway",
      minzoom: 5,
      maxzoom: 10,
      fields: { class: text, name: text, "name:nl": text },
    },
    {
      id: "boundary",
      minzoom: 1,
      maxzoom: 10,
      fields: { admin_level: number, maritime: number, disputed: number },
    },
    {
      id: "transportation",
      minzoom: 7,
      maxzoom: 10,
      fields: { class: text, ref: text, name: text },
    },
    {
      id: "water_name",
      minzoom: 1,
      maxzoom: 10,
      fields: { class: text, name: text, "name:nl": text },
    },
    {
      id: "place",
      minzoom: 2,
      maxzoom: 10,
      fields: {
        class: text,
        name: text,
        "name:nl": text,
        rank: number,
        capital: number,
        iso_a2: text,
      },
    },
  ],
};
