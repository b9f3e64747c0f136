import { expect, it, vi } from "vitest";
import type { NetworkGraphs } from "#workers/network-graph/graph-client.ts";
import { searchForBoat } from "./graphs-for-boat.ts";

const LIMITS = { heightMeters: 3, widthMeters: null, lengthMeters: null };
const COSTS = Float64Array.of(7, 800);
const PLACES = Float64Array.of(4.36, 52, 30);
const QUESTION = { mode: "motorboat", stops: [1, 2], options: { avoidImpassable: true } } as const;

function sources(limits: typeof LIMITS | null = LIMITS, draughtMeters: number | null = null) {
  const route = vi.fn(async () => ({}));
  const graphs = { route } as unknown as NetworkGraphs;
  const impassablePlaces = vi.fn(async () => PLACES);
  const passageCosts = vi.fn(async () => COSTS);
  const parts = {
    loadGraphs: async () => graphs,
    impassablePlaces,
    passageCosts,
    boatNeeds: async (mode: string) =>
      mode === "canoe" ? { limits: null, draughtMeters: null } : { limits, draughtMeters },
  };
  return { route, impassablePlaces, passageCosts, search: searchForBoat("route", parts) };
}

const { signal } = new AbortController();

it("sends the places that the boat does not pass, if the options avoid them", async () => {
  const { search, route, impassablePlaces } = sources();
  const plain = { ...QUESTION, options: {} };
  await search(plain, signal);
  expect(impassablePlaces).not.toHaveBeenCalled();
  expect(route).toHaveBeenLastCalledWith(plain, signal);
  await search(QUESTION, signal);
  expect(impassablePlaces).toHaveBeenCalledWith(LIMITS);
  expect(route).toHaveBeenLastCalledWith({ ...QUESTION, impassable: PLACES }, signal);
});

it("sends what bridges cost for legs along waters, whatever the options avoid", async () => {
  const { search, route, passageCosts, impassablePlaces } = sources();
  const beside = { ...QUESTION, options: {}, along: ["ways"] } as const;
  await search(beside, signal);
  expect(passageCosts).toHaveBeenCalledWith(LIMITS);
  expect(impassablePlaces).not.toHaveBeenCalled();
  expect(route).toHaveBeenLastCalledWith({ ...beside, passages: COSTS }, signal);
  await search({ ...beside, mode: "walk" }, signal);
  expect(passageCosts).toHaveBeenCalledTimes(1);
});

it("sends no places for a boat of unknown size", async () => {
  const { search, route } = sources(null);
  await search(QUESTION, signal);
  expect(route).toHaveBeenCalledWith(QUESTION, signal);
});

it("asks for the sizes of the boat in the mode of the question", async () => {
  const { search, passageCosts, impassablePlaces } = sources();
  await search({ ...QUESTION, mode: "canoe", along: ["ways"] }, signal);
  expect(passageCosts).toHaveBeenCalledWith(null);
  expect(impassablePlaces).not.toHaveBeenCalled();
});

it("sends the draught for legs along waters, without data about bridges too", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { search, route, passageCosts } = sources(null, 1.4);
  const beside = { ...QUESTION, options: {}, along: ["ways"] } as const;
  await search(beside, signal);
  expect(route).toHaveBeenLastCalledWith(
    { ...beside, passages: COSTS, draughtMeters: 1.4 },
    signal,
  );
  passageCosts.mockRejectedValue(new TypeError("offline"));
  await search(beside, signal);
  expect(route).toHaveBeenLastCalledWith({ ...beside, draughtMeters: 1.4 }, signal);
  await search({ ...QUESTION, options: {} }, signal);
  expect(route).toHaveBeenLastCalledWith({ ...QUESTION, options: {} }, signal);
});

it("plans without data about bridges", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { search, route, impassablePlaces } = sources();
  impassablePlaces.mockRejectedValue(new TypeError("offline"));
  await expect(search(QUESTION, signal)).resolves.toBeDefined();
  expect(route).toHaveBeenCalledWith(QUESTION, signal);
});
