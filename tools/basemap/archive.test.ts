import { expect, test } from "vitest";
import { ArchiveReader, type LngLat } from "./archive-reader.ts";

const reader = new ArchiveReader(
  new URL("../../public/basemap/nederland.pmtiles", import.meta.url),
);
const SOUTH_WEST: LngLat = [3.2, 50.7];
const NORTH_EAST: LngLat = [7.3, 53.6];

async function namesOf(placeClasses: string[], zoom: number): Promise<Set<string>> {
  const places = await reader.features("place", zoom, SOUTH_WEST, NORTH_EAST);
  const chosen = places.filter(({ feature }) =>
    placeClasses.includes(String(feature.properties["class"])),
  );
  return new Set(chosen.map(({ feature }) => String(feature.properties["name"])));
}

test("the archive is a clustered one of vector tiles from zoom 0 to 10", async () => {
  const header = await reader.archive.getHeader();
  expect(header).toMatchObject({ minZoom: 0, maxZoom: 10, clustered: true, tileType: 1 });
  expect(header.numAddressedTiles).toBeGreaterThan(header.numTileContents);
});

test("the archive weighs at most a megabyte, and is not a stub", () => {
  expect(reader.byteLength).toBeLessThanOrEqual(1_000_000);
  expect(reader.byteLength).toBeGreaterThan(300_000);
});

test("the bounds contain the Netherlands, with the start view in their middle", async () => {
  const { minLon, minLat, maxLon, maxLat, ...header } = await reader.archive.getHeader();
  expect(minLon).toBeLessThan(3.3);
  expect(minLat).toBeLessThan(50.7);
  expect(maxLon).toBeGreaterThan(7.3);
  expect(maxLat).toBeGreaterThan(53.6);
  expect([header.centerLon, header.centerLat, header.centerZoom]).toEqual([5.321, 52.228, 8]);
});

test("the metadata names the layers and the sources of their data", async () => {
  const metadata = (await reader.archive.getMetadata()) as {
    attribution: string;
    vector_layers: { id: string }[];
  };
  expect(metadata.vector_layers.map(({ id }) => id)).toEqual([
    "water",
    "waterway",
    "boundary",
    "transportation",
    "water_name",
    "place",
  ]);
  for (const owner of ["OpenStreetMap", "OpenMapTiles", "GSHHG", "GeoNames", "Natural Earth"]) {
    expect(metadata.attribution).toContain(owner);
  }
});

test.each<[string, LngLat]>([
  ["Amsterdam", [4.893, 52.373]],
  ["Marknesse in the Noordoostpolder", [5.87, 52.71]],
  ["Lelystad", [5.475, 52.508]],
  ["Almere", [5.22, 52.37]],
  ["Den Burg on Texel", [4.8, 53.055]],
  ["the second Maasvlakte", [4.0, 51.955]],
  ["the Afsluitdijk at Breezanddijk", [5.206, 53.018]],
  ["the Afsluitdijk between its islands", [5.1261, 52.9767]],
  ["the Houtribdijk at Trintelhaven", [5.415, 52.6345]],
])("%s is land on zoom 8, 9 and 10", async (_name, lngLat) => {
  for (const zoom of [8, 9, 10]) expect(await reader.waterClassAt(lngLat, zoom)).toBe("land");
});

test.each<[string, string, LngLat]>([
  ["the North Sea", "ocean", [4.2, 52.5]],
  ["the Wadden Sea", "ocean", [5.2, 53.2]],
  ["the Oosterschelde", "ocean", [3.95, 51.58]],
  ["the Westerschelde", "ocean", [3.7, 51.39]],
  ["the IJsselmeer", "lake", [5.35, 52.82]],
  ["the Markermeer", "lake", [5.2, 52.55]],
  ["the Veluwemeer", "lake", [5.71, 52.4]],
  ["the Grevelingenmeer", "lake", [4.03, 51.7]],
  ["the Haringvliet", "lake", [4.2, 51.785]],
])("%s is %s on zoom 7 to 10", async (_name, waterClass, lngLat) => {
  for (const zoom of [7, 8, 9, 10]) {
    expect(await reader.waterClassAt(lngLat, zoom)).toBe(waterClass);
  }
});

test("the Afsluitdijk separates the sea from the lake", async () => {
  expect(await reader.waterClassAt([5.12, 52.985], 8)).toBe("ocean");
  expect(await reader.waterClassAt([5.14, 52.965], 8)).toBe("lake");
});

test("the twelve provinces have their Dutch names", async () => {
  expect([...(await namesOf(["province"], 9))].sort()).toEqual([
    "Drenthe",
    "Flevoland",
    "Friesland",
    "Gelderland",
    "Groningen",
    "Limburg",
    "Noord-Brabant",
    "Noord-Holland",
    "Overijssel",
    "Utrecht",
    "Zeeland",
    "Zuid-Holland",
  ]);
});

test("towns have Dutch names, also just across the border", async () => {
  const names = await namesOf(["city", "town", "village"], 10);
  const dutch = [
    "Den Haag",
    "'s-Hertogenbosch",
    "Almere",
    "Antwerpen",
    "Gent",
    "Aken",
    "Hardegarijp",
  ];
  for (const name of dutch) expect(names).toContain(name);
  for (const name of ["The Hague", "Antwerp", "Ghent", "Aachen", "Zaanstad", "Almere Stad"]) {
    expect(names).not.toContain(name);
  }
});

test("the start view at zoom 8 has the expected towns", async () => {
  const names = await namesOf(["city"], 8);
  const expected =
    "Amsterdam,Rotterdam,Den Haag,Utrecht,Eindhoven,Groningen,Tilburg,Almere,Breda,Nijmegen," +
    "Apeldoorn,Haarlem,Arnhem,Enschede,Amersfoort,Zaandam,'s-Hertogenbosch,Zwolle,Leiden," +
    "Leeuwarden,Maastricht,Dordrecht,Middelburg,Assen,Lelystad,Den Helder";
  for (const name of expected.split(",")) expect(names).toContain(name);
});

test("zoom 10 has the villages of a thousand inhabitants", async () => {
  const villages = await namesOf(["village"], 10);
  expect(villages.size).toBeGreaterThan(500);
  expect(villages).toContain("Oost-Vlieland");
});

test("the large waters and rivers have names", async () => {
  const labels = await reader.features("water_name", 9, SOUTH_WEST, NORTH_EAST);
  const names = new Set(labels.map(({ feature }) => feature.properties["name"]));
  const lines = await reader.features("waterway", 9, SOUTH_WEST, NORTH_EAST);
  const rivers = new Set(lines.map(({ feature }) => feature.properties["name"]));
  for (const name of ["Noordzee", "Waddenzee", "IJsselmeer", "Markermeer", "Westerschelde"]) {
    expect(names).toContain(name);
  }
  for (const name of ["Rijn", "Waal", "Lek", "Maas", "IJssel"]) expect(rivers).toContain(name);
});

// The country borders from geo-tz are cut along a quadtree: these are the cuts, to depth nine.
const QUAD_DEPTH = 9;
const SEAM_TOLERANCE_DEGREES = 0.0003;
const SHORTEST_SEAM_DEGREES = 0.01;

function cutNear(degrees: number, halfSpan: number): boolean {
  const step = (2 * halfSpan) / 2 ** QUAD_DEPTH;
  const nearest = Math.round((degrees + halfSpan) / step) * step - halfSpan;
  return Math.abs(degrees - nearest) < SEAM_TOLERANCE_DEGREES;
}

function runsAlongCut([fromLng, fromLat]: LngLat, [toLng, toLat]: LngLat): boolean {
  const length = Math.hypot(toLng - fromLng, toLat - fromLat);
  if (length < SHORTEST_SEAM_DEGREES) return false;
  const isMeridian = cutNear(fromLng, 179.9999) && cutNear(toLng, 179.9999);
  const isParallel = cutNear(fromLat, 89.9999) && cutNear(toLat, 89.9999);
  const isStraight = Math.min(Math.abs(toLng - fromLng), Math.abs(toLat - fromLat)) < length / 20;
  return isStraight && (isMeridian || isParallel);
}

test("no border runs along a seam of that quadtree", async () => {
  const borders = await reader.features("boundary", 10, SOUTH_WEST, NORTH_EAST);
  const seams: LngLat[] = [];
  let segments = 0;
  for (const { feature, x, y } of borders) {
    if (feature.properties["admin_level"] !== 2) continue;
    const { geometry } = feature.toGeoJSON(x, y, 10);
    const lines =
      geometry.type === "MultiLineString"
        ? geometry.coordinates
        : geometry.type === "LineString"
          ? [geometry.coordinates]
          : [];
    for (const line of lines as unknown as LngLat[][]) {
      line.slice(1).forEach((end, index) => {
        segments++;
        const start = line[index] ?? end;
        if (runsAlongCut(start, end)) seams.push(start);
      });
    }
  }
  expect(segments).toBeGreaterThan(1_000);
  expect(seams).toEqual([]);
});
