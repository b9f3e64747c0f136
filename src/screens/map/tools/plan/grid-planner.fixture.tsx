import { act } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";
import type { Network, NetworkEdge } from "#domain/network/network.ts";
import { labelOf } from "#domain/network/plan/route/plan-route.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { drawPlan } from "#parts/map/draw-plan.ts";
import { holdPacks } from "#parts/packs/hold-packs.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { WorkerHere } from "#rpc/worker-here.fixture.ts";
import { PlanSheet } from "#screens/map/tools/plan/sheet/plan-sheet.tsx";
import { startPacks } from "#state/packs/packs.ts";
import { planner } from "#state/plans/planner.ts";
import type { NetworkGraphCalls } from "#workers/network-graph/graph-calls.ts";
import { networkGraphHandlers } from "#workers/network-graph/graph-handlers.ts";

/** Degrees of a square of the grid: 1 km down, 1 km across. */
const [DOWN, ACROSS] = [0.009, 0.0146];
const SIDE = 5;

/** Walking posts on a grid of 1 km, numbered from 10 row by row. */
export function grid(): Network {
  const nodes = Array.from({ length: SIDE * SIDE }, (_, index) => ({
    osmId: 100 + index,
    mode: "walk" as const,
    ref: `${10 + index}`,
    name: null,
    lat: 52 + Math.floor(index / SIDE) * DOWN,
    lng: 5 + (index % SIDE) * ACROSS,
    isInferred: false,
  }));
  const edge = (fromIndex: number, toIndex: number): NetworkEdge => ({
    mode: "walk",
    fromIndex,
    toIndex,
    isTwoWay: true,
    lengthMeters: 1000,
    routeIds: [1],
    hasFerry: false,
    hasPortage: false,
    isConnection: false,
    pavedMeters: 0,
    unpavedMeters: 0,
    coordinates: Float64Array.from(
      [nodes[fromIndex], nodes[toIndex]].flatMap((node) => [node?.lng ?? 0, node?.lat ?? 0]),
    ),
  });
  const edges = nodes.flatMap((_, index) => [
    ...(index % SIDE < SIDE - 1 ? [edge(index, index + 1)] : []),
    ...(index + SIDE < nodes.length ? [edge(index, index + SIDE)] : []),
  ]);
  return { nodes, edges };
}

/** Shows the planner over a map of the grid; `prepare` receives the map first. */
export async function showPlanner(
  path = "/map?plan",
  prepare: (map: FakeMapPort) => void = () => {},
) {
  const map = new FakeMapPort();
  onTestFinished(drawPlan(map.layers.plan));
  map.center = { lat: 52 + 2 * DOWN, lng: 5 + 2 * ACROSS };
  map.zoom = 14;
  prepare(map);
  const shown = show(
    <PlanSheet onSaveMap={vi.fn()} controller={map} onFollow={vi.fn()} onClose={vi.fn()} />,
    { path },
  );
  return { ...shown, map };
}

const node = (number: number) => {
  const found = grid().nodes[number - 10];
  if (!found) throw new Error(`No ${number}`);
  return found;
};

/** Returns the node with a number, as a tap on the map reports it. */
export const tapped = (number: number) => ({ ...node(number), mode: "walk" as const });

/** The numbers of the plan. */
export const numbers = () => planner.store.getState().route.nodes.map(labelOf);

/** Makes a plan of these numbers. */
export async function planOf(...wanted: readonly number[]) {
  for (const number of wanted) {
    const { osmId, lat, lng } = node(number);
    await act(() => planner.addNode("walk", { osmId, lat, lng, number: `${number}` }));
  }
}

let packCount = 0;

/**
 * Puts a pack on the device, and starts without a plan.
 * @param graph the graph of the grid; not a Blob of happy-dom, which loses its contents when sent to a worker
 */
export async function holdGrid(
  graph: PackOnDevice["graph"],
  ways: PackOnDevice["ways"] = null,
): Promise<void> {
  class GraphWorker extends WorkerHere<NetworkGraphCalls> {
    constructor() {
      super(networkGraphHandlers());
    }
  }
  vi.stubGlobal("Worker", GraphWorker);
  await startPacks();
  packCount += 1;
  const nothing = {
    attribution: "",
    dataDate: null,
    modes: null,
    map: null,
    networks: null,
    places: null,
    mapAreas: [],
  };
  const pack: PackOnDevice = {
    id: `grid ${packCount}`,
    kind: "pack",
    name: "grid",
    areas: [[4, 52, 6, 53]],
    graph,
    ways,
    ...nothing,
  };
  holdPacks([pack]);
  await planner.setMode("walk");
  await planner.clear();
}
