import { expect, test } from "vitest";
import { ArchiveReader, type LngLat } from "./archive-reader.ts";

const reader = new ArchiveReader(new URL("../../public/basemap/wateren.pmtiles", import.meta.url));
const COUNTRY = [
  [3.4, 50.8],
  [7.2, 53.5],
] as const satisfies readonly LngLat[];
/** Delft, Leiden and the area in between. */
const DELFLAND = [
  [4.3, 51.98],
  [4.55, 52.17],
] as const satisfies readonly LngLat[];

/** An area with rivers, canals and ditches: Gouda, Utrecht, Leerdam. */
const HOLLAND = [
  [4.6, 51.8],
  [5.2, 52.1],
] as const satisfies readonly LngLat[];

async function watersOf(zoom: number, [southWest, northEast]: readonly [LngLat, LngLat]) {
  const lines = await reader.features("waterway", zoom, southWest, northEast);
  return new Map(
    lines.map(({ feature: { properties } }) => [String(properties["name"]), properties] as const),
  );
}

test("the archive has zoom 9 to 12 and weighs at most 2.5 MB", async () => {
  expect(await reader.archive.getHeader()).toMatchObject({ minZoom: 9, maxZoom: 12, tileType: 1 });
  expect(reader.byteLength).toBeLessThanOrEqual(2_500_000);
  expect(reader.byteLength).toBeGreaterThan(1_000_000);
});

test("navigable waters come first, and ditches last", async () => {
  const country = await watersOf(9, COUNTRY);
  const [far, near, nearest] = await Promise.all([9, 11, 12].map((z) => watersOf(z, HOLLAND)));
  for (const name of ["Waal", "IJssel", "Amsterdam-Rijnkanaal", "Prinses Margrietkanaal"]) {
    expect(country.has(name), name).toBe(true);
  }
  expect(nearest?.get("Waal")?.["rank"]).toBeLessThan(3);
  expect([...(nearest?.values() ?? [])].map((water) => water["class"])).toContain("ditch");
  expect([...(near?.values() ?? [])].map((water) => water["class"])).not.toContain("ditch");
  expect([far, near, nearest].map((waters) => waters?.size ?? 0)).toEqual(
    [far, near, nearest].map((waters) => waters?.size ?? 0).sort((a, b) => a - b),
  );
});

test("the waters of a town have names", async () => {
  const names = await watersOf(12, DELFLAND);
  for (const name of ["Delftsche Vliet", "Delftsche Schie", "Oude Rijn", "Zijl"]) {
    expect([...names.keys()]).toContain(name);
  }
});

test("it has the sea, lakes and places of the overview at every zoom", async () => {
  expect(await reader.waterClassAt([5.3, 52.6], 12)).toBe("lake");
  expect(await reader.waterClassAt([4.2, 52.2], 12)).toBe("ocean");
  expect(await reader.waterClassAt([5.42, 51.86], 12)).not.toBe("ocean");
  expect(await reader.waterClassAt([5.6, 52.2], 12)).toBe("land");
  const places = await reader.features("place", 12, ...DELFLAND);
  expect(places.map(({ feature }) => feature.properties["name"])).toContain("Delft");
});

test("the metadata names OpenStreetMap, and that the waters are incomplete", async () => {
  const metadata = (await reader.archive.getMetadata()) as Record<string, string>;
  expect(metadata["attribution"]).toContain("OpenStreetMap");
  expect(metadata["description"]).toContain("niet volledig");
});
