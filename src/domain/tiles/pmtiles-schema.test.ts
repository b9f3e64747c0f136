import { expect, it } from "vitest";
import { vectorSchemaOf } from "./pmtiles-schema.ts";

function metadataWith(...ids: string[]): object {
  return { vector_layers: ids.map((id) => ({ id, fields: {} })) };
}

it.each([
  ["openmaptiles", metadataWith("building", "transportation", "water", "place")],
  ["protomaps", metadataWith("earth", "landuse", "places", "roads", "water")],
  ["networks", metadataWith("routes", "nodes", "locks")],
])("recognizes %s", (schema, metadata) => {
  expect(vectorSchemaOf(metadata)).toBe(schema);
});

it.each([
  ["another schema", metadataWith("streets", "water_polygons")],
  ["no layers", {}],
  ["something odd", { vector_layers: [null, 5, { id: 3 }] }],
  ["nothing", null],
])("does not recognize %s", (_, metadata) => {
  expect(vectorSchemaOf(metadata)).toBeNull();
});
