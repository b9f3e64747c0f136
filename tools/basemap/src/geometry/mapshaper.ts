import type { FeatureCollection, GeometryCollection } from "geojson";
import mapshaper from "mapshaper";

/** Runs mapshaper commands on named GeoJSON inputs and returns the output texts by name. */
export async function runMapshaper(
  commands: string,
  inputs: Record<string, unknown> = {},
): Promise<Record<string, string>> {
  const texts = Object.fromEntries(
    Object.entries(inputs).map(([name, content]) => [name, JSON.stringify(content)]),
  );
  const outputs: Record<string, Uint8Array | string> = await mapshaper.applyCommands(
    commands,
    texts,
  );
  return Object.fromEntries(
    Object.entries(outputs).map(([name, content]) => [name, Buffer.from(content).toString("utf8")]),
  );
}

/** Runs mapshaper commands with one output and reads it as GeoJSON features. */
export async function mapshaperFeatures(
  commands: string,
  inputs: Record<string, unknown> = {},
): Promise<FeatureCollection> {
  const outputs = await runMapshaper(
    `${commands} -o format=geojson geojson-type=FeatureCollection out.json`,
    inputs,
  );
  return JSON.parse(outputs["out.json"] ?? "");
}

/** Runs mapshaper commands with one output without attributes and reads its geometries. */
export async function mapshaperGeometries(
  commands: string,
  inputs: Record<string, unknown> = {},
): Promise<GeometryCollection["geometries"]> {
  const features = await mapshaperFeatures(commands, inputs);
  return features.features.flatMap(({ geometry }) => (geometry ? [geometry] : []));
}
