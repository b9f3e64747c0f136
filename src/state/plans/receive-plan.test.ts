import { describe, expect, it, vi } from "vitest";
import { type ExchangeFile, NOTHING_LEFT_OUT } from "#domain/exchange/exchange-file.ts";
import type { NodeNear } from "#domain/network/graph/node-around.ts";
import { routeOfStops } from "#domain/network/plan/route/plan-route.ts";
import type { RouteAnswer } from "#domain/network/plan/route/route-through.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import type { NetworkGraphs } from "#workers/network-graph/graph-client.ts";
import { planOfFile, routeOfIncoming } from "./receive-plan.ts";

const node = (osmId: number, ref: string, lng: number) => ({
  osmId,
  ref,
  name: null,
  mode: "cycle" as const,
  lat: 52,
  lng,
});

/** Cycling nodes 9 and A 12, and walking nodes with other numbers at the same places. */
const nodesNear: NetworkGraphs["nodesNear"] = async ({ place, mode }) => {
  const refs = mode === "cycle" ? ["09", "A 12"] : ["1", "2"];
  const all = refs.map((ref, index) => node(index + 1, ref, 5 + index / 100));
  return all
    .map((one) => ({ node: one, distanceMeters: Math.abs(one.lng - place.lng) * 68_000 }))
    .sort((a, b) => a.distanceMeters - b.distanceMeters) as unknown as readonly NodeNear[];
};

function fileOf(...points: readonly (readonly [name: string, lng: number])[]): ExchangeFile {
  return {
    kind: "gpx",
    waypoints: points.map(([name, lng]) => ({ name, lat: 52, lng })),
    tracks: [],
    routes: [],
    isTruncated: false,
    notes: [],
    leftOut: NOTHING_LEFT_OUT,
  };
}

describe("a file of another app", () => {
  it("becomes a plan on the network that has each number at its place", async () => {
    const plan = await planOfFile(fileOf(["9", 5.0005], ["a12", 5.01]), nodesNear);
    expect(plan?.draft).toMatchObject({
      mode: "cycle",
      stops: [
        { osmId: 1, number: "09" },
        { osmId: 2, number: "A 12" },
      ],
    });
  });

  it("gives no plan if a number is missing or elsewhere, or the packs do not respond", async () => {
    expect(await planOfFile(fileOf(["9", 5], ["13", 5.01]), nodesNear)).toBeNull();
    expect(await planOfFile(fileOf(["9", 5.005], ["A12", 5.01]), nodesNear)).toBeNull();
    const failing = () => Promise.reject(new Error("no worker"));
    expect(await planOfFile(fileOf(["9", 5], ["A12", 5.01]), failing)).toBeNull();
  });
});

describe("a received plan", () => {
  const stops = [1, 2].map((osmId) => ({ osmId, number: `${osmId}`, lat: 52, lng: 5 + osmId }));
  const draft = { ...emptyDraft("walk"), stops };
  const leg = { meters: 5, hasFerry: false, hasPortage: false, isConnection: false };
  const own = { ...routeOfStops(stops), legs: [{ ...leg, line: Float64Array.of() }], meters: 5 };
  const unknown: RouteAnswer = {
    kind: "problem",
    problem: { kind: "unknown-node", stopIndex: 1 },
  };

  it("takes its route from the packs, else from its file, else only its stops", async () => {
    const found = { ...own, meters: 7 };
    const plan = { name: "", draft, route: own };
    const has = await routeOfIncoming(plan, async () => ({ kind: "route", route: found }));
    expect(has).toEqual({ route: found, problem: null });
    const lacks = async () => unknown;
    expect(await routeOfIncoming(plan, lacks)).toEqual({
      route: own,
      problem: { kind: "unknown-node", to: stops[1] },
    });
    const { route } = await routeOfIncoming({ ...plan, route: null }, lacks);
    expect(route).toEqual({ nodes: stops, legs: [], stopPlaces: [0, 1], meters: 0 });
  });

  it("is shown even if the packs cannot be read", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const failing = () => Promise.reject(new Error("no worker"));
    const { problem } = await routeOfIncoming({ name: "", draft, route: null }, failing);
    expect(problem).toEqual({ kind: "failed" });
  });
});
