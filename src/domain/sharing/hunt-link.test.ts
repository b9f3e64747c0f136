import { expect, it } from "vitest";
import type { Hunt } from "#domain/survey/hunt.ts";
import { stateOf } from "#domain/survey/hunt-merge.ts";
import { fragmentData } from "./fragment-data.ts";
import { HUNT_MARK, huntLink, readHuntLink } from "./hunt-link.ts";

const HUNT: Hunt = {
  circles: [{ id: "1", name: "Clubhuis", lat: 52.1, lng: 5.2, radiusMeters: 500 }],
  sightings: [
    { id: "2", name: "Alpha", lat: 52.2, lng: 5.3, atMs: 1_790_000_000_000, speedKmh: 6 },
  ],
  areas: [
    {
      id: "3",
      name: "Noord",
      ring: [
        { lat: 52, lng: 5 },
        { lat: 52.1, lng: 5 },
        { lat: 52.1, lng: 5.1 },
      ],
    },
  ],
};

function counter() {
  let last = 0;
  return () => `${++last}`;
}

it("reads back what it wrote", () => {
  const link = huntLink("https://app.example", stateOf(HUNT));
  expect(link).toMatch(/^https:\/\/app\.example\/map\?jacht#jacht=1\./);
  expect(readHuntLink(link, counter())).toEqual({ ok: true, state: { hunt: HUNT, gone: [] } });
});

it("reads back ids, times, colours, statuses and what was removed", () => {
  const [circle] = HUNT.circles;
  const [area] = HUNT.areas;
  if (!circle || !area) throw new Error("no parts");
  const state = {
    hunt: {
      circles: [
        { ...circle, addedAtMs: 1_790_000_000_123, changedAtMs: { name: 1_790_000_000_456 } },
      ],
      sightings: [],
      areas: [{ ...area, status: "found", color: "#1d4ed8" } as const],
    },
    gone: [{ id: "9", stamp: 1_790_000_000_789 }],
  };
  const link = huntLink("https://app.example", state);
  expect(readHuntLink(link, counter())).toEqual({ ok: true, state });
});

it("reads the link of an earlier version, without ids", () => {
  const text = `${HUNT_MARK}${fragmentData(1, { c: [["Post", 52, 5, 500]] })}`;
  const read = readHuntLink(text, () => "nieuw");
  expect(read.ok && read.state.hunt.circles).toEqual([
    { id: "nieuw", name: "Post", lat: 52, lng: 5, radiusMeters: 500 },
  ]);
});

it("has the latest removals, and no more of them than the version before reads", () => {
  const gone = Array.from({ length: 501 }, (_, at) => ({ id: `p${at}`, stamp: at }));
  const read = readHuntLink(huntLink("https://app.example", { hunt: HUNT, gone }), counter());
  expect(read.ok && read.state.gone).toEqual(gone.slice(1));
});

it.each([
  ["a place off the earth", { c: [["a", 200, 5, 500]] }],
  ["a circle without end", { c: [["a", 52, 5, 1e13]] }],
  ["an impossible moment", { s: [["a", 52, 5, 1e17, 6]] }],
  ["a line for an area", { a: [["a", [52, 5, 52.1, 5]]] }],
  ["nothing", {}],
  ["a list", []],
])("refuses %s", (_what, content) => {
  const text = `${HUNT_MARK}${fragmentData(1, content)}`;
  expect(readHuntLink(text, counter())).toEqual({ ok: false, reason: "damaged" });
});

it("keeps valid parts beside invalid ones", () => {
  const text = `${HUNT_MARK}${fragmentData(1, { c: [null, ["goed", 52, 5, 500], ["a", "b"]] })}`;
  const read = readHuntLink(text, counter());
  expect(read.ok && read.state.hunt.circles.map(({ name }) => name)).toEqual(["goed"]);
});

it("reports that a newer version made it", () => {
  const text = `${HUNT_MARK}${fragmentData(2, {})}`;
  expect(readHuntLink(text, counter())).toEqual({ ok: false, reason: "newer" });
});
