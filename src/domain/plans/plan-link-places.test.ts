import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fragmentData } from "#domain/sharing/fragment-data.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { type LinkedPlan, planShareLink, readPlanLink, routeOfLinked } from "./plan-link.ts";

const ORIGIN = "https://kaart.example";

const node = (index: number) => ({
  osmId: 1_391_531_574 + index * 1_000_003,
  number: `${index % 99}`,
  lat: (5200 + (index % 7)) / 100,
  lng: (430 + index) / 100,
});

const plan: LinkedPlan = {
  mode: "walk",
  options: {},
  stops: [0, 1, 2].map(node),
  name: "Rondje",
};

describe("a plan with places in a link", () => {
  const door = { kind: "place" as const, lat: 52.011_667, lng: 4.357_123, name: "Kerkstraat 1" };
  const spot = { kind: "place" as const, lat: -52.000_001, lng: 4.4 };

  it("with places or chosen ground survives too, and is of a version that older apps refuse", () => {
    const stops = [door, node(1), { ...node(2), along: "ways" as const }, spot];
    const mixed: LinkedPlan = { ...plan, stops };
    const link = planShareLink(ORIGIN, mixed);
    expect(link).toMatch(/#p=2\.[\w-]+$/);
    expect(readPlanLink(link)).toEqual({ ok: true, plan: mixed });
    const passed = [[], [node(11)], []];
    const whole = readPlanLink(planShareLink(ORIGIN, { ...mixed, passed }));
    expect(whole).toEqual({ ok: true, plan: { ...mixed, passed } });
    const route = whole.ok ? routeOfLinked(whole.plan) : null;
    expect(route?.nodes).toEqual([door, node(1), node(11), node(2), spot]);
    const chosen = { ...plan, stops: [node(0), { ...node(1), along: "straight" as const }] };
    expect(planShareLink(ORIGIN, chosen)).toContain("#p=2.");
    const places = fc.record({
      kind: fc.constant("place" as const),
      lat: fc.integer({ min: -90_000_000, max: 90_000_000 }).map((parts) => parts / 1e6),
      lng: fc.integer({ min: -180_000_000, max: 180_000_000 }).map((parts) => parts / 1e6),
    });
    fc.assert(
      fc.property(fc.array(places, { minLength: 2, maxLength: 40 }), (any) => {
        const spots = any.map((one, at) => (at % 3 === 1 ? node(at) : { ...one, name: `${at}` }));
        const linked = { ...plan, stops: spots };
        expect(readPlanLink(planShareLink(ORIGIN, linked))).toEqual({ ok: true, plan: linked });
      }),
    );
  });

  it("of version 1 ends at its destination beside the network", () => {
    const content = { m: "walk", s: [[5, "1", 520_000, 43_000]], r: [], g: [52.1, 4.4] };
    const read = readPlanLink(`#p=${fragmentData(1, content)}`);
    const place = { kind: "place", lat: 52.1, lng: 4.4 };
    expect(read.ok && read.plan).toMatchObject({ stops: [{ osmId: 5 }, place], passed: [[]] });
    expect(readPlanLink(`#p=${fragmentData(1, { ...content, g: [91, 4] })}`)).toMatchObject({
      plan: { stops: [{ osmId: 5 }] },
    });
    const { stops: max } = CONTENT_LIMITS.planLink.maxEntries;
    const full = Array.from({ length: max }, (_, index) => [
      index,
      "1",
      index === 0 ? 520_000 : 1,
      0,
    ]);
    const atLimit = readPlanLink(`#p=${fragmentData(1, { ...content, s: full, r: undefined })}`);
    expect(atLimit.ok && atLimit.plan.stops).toHaveLength(max);
  });

  it("of version 2 is rejected if a place or a ground is invalid, and version 1 has no places", () => {
    const read = (stop: unknown, version = 2) =>
      readPlanLink(`#p=${fragmentData(version, { m: "walk", s: [stop] })}`).ok;
    expect(read([null, "Café", 520_000.12, 43_000])).toBe(true);
    expect(read([null, "", 520_000, 43_000, 2])).toBe(true);
    for (const stop of [
      [null, "Café", 520_000, 43_000, 3],
      [null, "Café", 520_000, 43_000, "ways"],
      [null, 5, 520_000, 43_000],
      [null, "Café", 920_000, 43_000],
      [undefined, "Café", null, 43_000],
      ["5", "Café", 520_000, 43_000],
    ]) {
      expect(read(stop), JSON.stringify(stop)).toBe(false);
    }
    expect(read([null, "Café", 520_000, 43_000], 1)).toBe(false);
    fc.assert(
      fc.property(fc.json(), (json) => {
        readPlanLink(`#p=${fragmentData(2, JSON.parse(json))}`);
        readPlanLink(`#p=${fragmentData(2, { m: "walk", s: [JSON.parse(json)] })}`);
      }),
    );
  });
});

it("carries the length of the route, and ignores one that cannot be", () => {
  const link = (meters: number) => readPlanLink(planShareLink(ORIGIN, { ...plan, meters }));
  expect(link(12_345.6)).toEqual({ ok: true, plan: { ...plan, meters: 12_346 } });
  for (const wrong of [0, -5, 1e9, Number.NaN]) expect(link(wrong)).toEqual({ ok: true, plan });
});
