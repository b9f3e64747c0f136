import { expect, it } from "vitest";
import { watersIn } from "../../../../tools/basemap/waters-archive.fixture.ts";
import { watersAt } from "./water-at.ts";

it.each([
  ["in the middle of a river", { lat: 51.9042, lng: 4.5426 }, ["Nieuwe Maas"]],
  ["on a canal", { lat: 51.99196, lng: 4.37077 }, ["Schie"]],
  ["in the polder, far from all", { lat: 51.953, lng: 4.3 }, []],
] as const)("names the water of a mark %s", async (_, place, names) => {
  const { lat, lng } = place;
  const waters = await watersIn([lng - 0.02, lat - 0.02, lng + 0.02, lat + 0.02]);
  const near = watersAt(waters, place);
  expect(near.slice(0, 1)).toEqual(names);
});

it("names both waters where two meet", () => {
  const line = (lat: number) => Float64Array.of(4, lat, 4.01, lat);
  const waters = [
    { name: "Noord", line: line(52) },
    { name: "Lek", line: line(52.0005) },
    { name: "Far", line: line(52.003) },
    { name: "Noord", line: line(52.01) },
  ];
  expect(watersAt(waters, { lat: 52.0001, lng: 4.005 })).toEqual(["Noord", "Lek"]);
  expect(watersAt(waters, { lat: 51.9985, lng: 4.005 })).toEqual(["Noord", "Lek"]);
  expect(watersAt(waters, { lat: 52.0027, lng: 4.005 })).toEqual(["Far"]);
});
