import { expect, it, vi } from "vitest";
import type { NetworkGraphs } from "#workers/network-graph/graph-client.ts";
import { graphsForBoat } from "./graphs-for-boat.ts";

const LIMITS = { heightMeters: 3, widthMeters: null, lengthMeters: null };
const PLACES = Float64Array.of(4.36, 52);

function sources(limits: typeof LIMITS | null = LIMITS) {
  const markImpassable = vi.fn(async () => {});
  const graphs = { markImpassable } as unknown as NetworkGraphs;
  const impassablePlaces = vi.fn(async () => PLACES);
  return {
    markImpassable,
    impassablePlaces,
    parts: { loadGraphs: async () => graphs, impassablePlaces, limits: () => limits },
  };
}

const { signal } = new AbortController();

it("marks the edges that the boat does not pass, if the options avoid them", async () => {
  const { parts, markImpassable, impassablePlaces } = sources();
  await graphsForBoat({}, signal, parts);
  expect(impassablePlaces).not.toHaveBeenCalled();
  await graphsForBoat({ avoidImpassable: true }, signal, parts);
  expect(impassablePlaces).toHaveBeenCalledWith(LIMITS);
  expect(markImpassable).toHaveBeenCalledWith(PLACES, signal);
});

it("removes the marks for a boat of unknown size", async () => {
  const { parts, markImpassable } = sources(null);
  await graphsForBoat({ avoidImpassable: true }, signal, parts);
  expect(markImpassable).toHaveBeenCalledWith(new Float64Array(), signal);
});

it("plans without data about bridges", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { parts, markImpassable } = sources();
  parts.impassablePlaces.mockRejectedValue(new TypeError("offline"));
  await expect(graphsForBoat({ avoidImpassable: true }, signal, parts)).resolves.toBeDefined();
  expect(markImpassable).not.toHaveBeenCalled();
});
