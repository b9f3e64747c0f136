import { describe, expect, it } from "vitest";
import { readMunicipalities } from "./municipality-answer.ts";

const RING = [
  [5.1, 52.1],
  [5.3, 52.1],
  [5.3, 52.2],
  [5.1, 52.1],
];

function feature(naam: unknown, coordinates: unknown = [RING], type = "Polygon") {
  return {
    type: "Feature",
    properties: { naam, code: "0344", ligtInProvincieNaam: "Utrecht" },
    geometry: { type, coordinates },
  };
}

function answer(...features: readonly unknown[]) {
  return { type: "FeatureCollection", features };
}

describe("the answer of the service of municipal borders", () => {
  it("gives names, provinces, and the rings of all parts", () => {
    const island = RING.map(([lng = 0, lat = 0]) => [lng + 0.5, lat]);
    const parts = feature("Utrecht", [[RING], [island]], "MultiPolygon");
    expect(readMunicipalities(answer(feature("Ede"), parts))).toMatchObject([
      { name: "Ede", province: "Utrecht", rings: [RING.slice(0, 3).concat([[5.1, 52.1]])] },
      { name: "Utrecht", rings: [RING, island] },
    ]);
  });

  it("is read with latitude first too", () => {
    const swapped = RING.map(([lng, lat]) => [lat, lng]);
    expect(readMunicipalities(answer(feature("Ede", [swapped])))).toMatchObject([
      { rings: [RING] },
    ]);
  });

  it.each([
    ["metres of the Dutch grid", RING.map(() => [155_000, 463_000])],
    ["another country", RING.map(([lng = 0, lat = 0]) => [lng, lat - 30])],
    ["no numbers", RING.map(() => ["5", "52"])],
    ["too few points", RING.slice(0, 2)],
  ])("is damaged with %s", (_what, ring) => {
    expect(readMunicipalities(answer(feature("Ede", [ring])))).toBe("damaged");
  });

  it("loses only the municipality that cannot be read", () => {
    const read = readMunicipalities(answer(feature(7), null, feature("Ede")));
    expect(read).toMatchObject([{ name: "Ede" }]);
  });

  it("has names as one line of text", () => {
    const read = readMunicipalities(answer(feature("<b>Ede</b>\n\u202eedE")));
    expect(read).toMatchObject([{ name: "<b>Ede</b> edE" }]);
  });

  it("may hold nothing", () => {
    expect(readMunicipalities(answer())).toEqual([]);
  });

  it.each([null, "<html>", { type: "FeatureCollection" }, { error: "no" }])(
    "is not %j",
    (other) => {
      expect(readMunicipalities(other)).toBe("damaged");
    },
  );

  it("is refused with more points than borders have", () => {
    const long = Array.from({ length: 150_001 }, () => [5.1, 52.1]);
    expect(readMunicipalities(answer(feature("Ede", [long]), feature("Epe", [long])))).toBe(
      "too-many",
    );
  });
});
