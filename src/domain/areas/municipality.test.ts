import { describe, expect, it } from "vitest";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { LngLat } from "./area-shape.ts";
import { isNamed, municipalitiesNamed, municipalityUrl, thinnedRing } from "./municipality.ts";

function patternFor(typed: string): string | undefined {
  const filter = new URL(municipalityUrl(typed) ?? "about:blank").searchParams.get("filter") ?? "";
  return /<fes:Literal>(.*)<\/fes:Literal>/.exec(filter)?.[1];
}

const named = (name: string) => ({ name, province: null, rings: [] });

describe("the request for a municipality", () => {
  it.each([
    ["ede", "Ede*"],
    ["DE BILT", "De*Bilt*"],
    ["bergen op zoom", "Bergen*op*Zoom*"],
    ["ijsselstein", "IJsselstein*"],
    ["  Gemeente   Utrecht ", "Utrecht*"],
    ["Municipality of Utrecht", "Utrecht*"],
    ["municipality ede", "Ede*"],
    ["Gemeinde Bergen", "Bergen*"],
    ["The Hague", "*s*Gravenhage*"],
    ["'s-hertogenbosch", "*s*Hertogenbosch*"],
    ["’s-Gravenhage", "*s*Gravenhage*"],
    ["Den Haag", "*s*Gravenhage*"],
    ["Súdwest-Fryslân", "S*dwest*Frysl*n*"],
    ["sudwest fryslan", "S*dwest*Frysl*n*"],
  ])("for %j asks for %s", (typed, pattern) => {
    expect(patternFor(typed)).toBe(pattern);
  });

  it("has nothing of what was typed but letters and digits", () => {
    expect(patternFor("Ed<e/>&\"' or %_!\\*.")).toBe("Ed*E*Or*");
  });

  it("is not made for less than three letters", () => {
    expect(["", "ed", "' s-", "gemeente"].map(municipalityUrl).map((url) => url === null)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

it("municipalities that only match the pattern are left out, and the exact name comes first", () => {
  const found = ["Utrechtse Heuvelrug", "Utrecht", "Oud-Utrecht"].map(named);
  const names = municipalitiesNamed("utrecht", found).map(({ name }) => name);
  expect(names).toEqual(["Utrecht", "Utrechtse Heuvelrug"]);
  expect(isNamed(named("'s-Gravenhage"), "den haag")).toBe(true);
  expect(isNamed(named("Bergen (NH.)"), "bergen")).toBe(false);
});

it("a thinned ring has every point of the whole one nearby", () => {
  const ring = Array.from({ length: 400 }, (_, index): LngLat => {
    const angle = (index / 400) * 2 * Math.PI;
    return [5.2 + 0.01 * Math.cos(angle), 52.1 + 0.006 * Math.sin(angle)];
  });
  const thinned = thinnedRing(ring, 25);
  expect(thinned.length).toBeLessThan(ring.length / 2);
  const distances = ring.map(([lng, lat]) =>
    Math.min(...thinned.map(([x, y]) => distanceMeters({ lng, lat }, { lng: x, lat: y }))),
  );
  expect(Math.max(...distances)).toBeLessThanOrEqual(25);
});
