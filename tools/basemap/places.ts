import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type NamedPlace, placesJson } from "../../src/domain/packs/pack-manifest-places.ts";
import { ArchiveReader } from "./archive-reader.ts";

/** The zoom with the names of all places. */
const ZOOM = 10;

const ARCHIVE = new URL("../../public/basemap/nederland.pmtiles", import.meta.url);
const PLACES = new URL("../../public/basemap/places.json", import.meta.url);
const CLASSES = ["island", "city", "town", "village"];

/** Resolves to the text of places.json, with all places named at the deepest zoom of the archive. */
export async function archivePlaces(): Promise<string> {
  const reader = new ArchiveReader(ARCHIVE);
  const { minLon, minLat, maxLon, maxLat } = await reader.archive.getHeader();
  const found = await reader.features("place", ZOOM, [minLon, minLat], [maxLon, maxLat]);
  const places = new Map<string, NamedPlace>();
  for (const { feature, x, y } of found) {
    const { name, class: kind } = feature.properties;
    const [lng, lat] = feature.toGeoJSON(x, y, ZOOM).geometry.coordinates as [number, number];
    if (typeof name !== "string" || !CLASSES.includes(String(kind))) continue;
    // A point in the buffer of a tile is also in its neighbour.
    places.set(`${name} ${lng.toFixed(2)} ${lat.toFixed(2)}`, {
      kind: "town",
      name,
      lng,
      lat,
      detail: String(kind),
    });
  }
  return placesJson([...places.values()]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(PLACES, await archivePlaces());
}
