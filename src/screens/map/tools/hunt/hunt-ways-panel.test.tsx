import { Blob } from "node:buffer";
import { act, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { waysBytes } from "#domain/network/ways/invented-ways.fixture.ts";
import { randomWays } from "#domain/network/ways/random-ways.fixture.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { EMPTY_HUNT, type HuntSighting } from "#domain/survey/hunt.ts";
import { holdPacks } from "#parts/packs/hold-packs.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { WorkerHere } from "#rpc/worker-here.fixture.ts";
import { removeHuntWays } from "#state/map/hunt-ways.ts";
import { sketchOnMapStore } from "#state/map/sketch-on-map.ts";
import { startPacks } from "#state/packs/packs.ts";
import { huntStore, loadHunt } from "#state/scouting/hunt.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import type { NetworkGraphCalls } from "#workers/network-graph/graph-calls.ts";
import { networkGraphHandlers } from "#workers/network-graph/graph-handlers.ts";
import { HuntWaysPanel } from "./hunt-ways-panel.tsx";

const NEAR_WAYS = { lat: 52.0992, lng: 5.0985 };

class GraphWorker extends WorkerHere<NetworkGraphCalls> {
  constructor() {
    super(networkGraphHandlers());
  }
}

async function holdWays() {
  vi.stubGlobal("Worker", GraphWorker);
  await startPacks();
  const pack: PackOnDevice = {
    id: "hunt-ways",
    kind: "pack",
    name: "ways",
    areas: [[4, 52, 6, 53]],
    mapAreas: [],
    attribution: "",
    dataDate: null,
    modes: null,
    map: null,
    networks: null,
    places: null,
    graph: null,
    ways: new Blob([waysBytes(randomWays(seededRandom(11), 13))]) as never,
  };
  holdPacks([pack]);
}

const drawn = () => sketchOnMapStore.getState().byTool["hunt-ways"] ?? [];

it("draws the ways within reach of each fox when asked, and takes them off when a sighting changes", async () => {
  await loadHunt();
  await holdWays();
  const sightingOf = (name: string, fields: Partial<HuntSighting>): HuntSighting => ({
    ...NEAR_WAYS,
    id: name,
    name,
    speedKmh: 6,
    atMs: Date.now() - 6 * 60_000,
    ...fields,
  });
  const sightings = [
    sightingOf("Alpha", {}),
    sightingOf("Bravo", { lat: 52.9 }),
    sightingOf("Charlie", { speedKmh: 0 }),
    sightingOf("Delta", { speedKmh: 130, atMs: Date.now() - 3_600_000 }),
  ];
  const hold = (held: readonly HuntSighting[]) =>
    huntStore.setState({ hunt: { ...EMPTY_HUNT, sightings: held } });
  hold(sightings);
  onTestFinished(() => {
    removeHuntWays();
    hold([]);
  });
  const { user } = show(<HuntWaysPanel hunt={huntStore.getState().hunt} />);
  expect(drawn()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Toon bereik langs wegen" }));
  expect(
    await screen.findByText(/^Stand van \d+:\d+: te voet langs .+ De cirkel blijft de uiterste/),
  ).toBeTruthy();
  expect(screen.getByText(/^Bravo: binnen 300 m staat geen weg/)).toBeTruthy();
  expect(screen.getByText("Charlie: nog geen weg of pad bereikt.")).toBeTruthy();
  expect(screen.getByText(/^Delta: verder dan 15 km/)).toBeTruthy();
  expect(drawn()).toMatchObject([{ kind: "lines", isSighting: true }]);
  act(() => void setPreferences({ huntShown: false }));
  expect(drawn()).toEqual([]);
  act(() => void setPreferences({ huntShown: true }));
  expect(drawn()).toHaveLength(1);
  act(() => hold([sightingOf("Alpha", { speedKmh: 5 }), ...sightings.slice(1)]));
  expect(drawn()).toEqual([]);
  expect(screen.queryByText(/^Stand van/)).toBeNull();
  expect(screen.getByText(/Ververs het bereik\.$/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Ververs bereik langs wegen" }));
  expect(await screen.findByText(/^Stand van/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Zo gaan de vossen"), "Op de fiets");
  expect(await screen.findByText(/^Stand van \d+:\d+: op de fiets langs /)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Haal de wegen weg" }));
  expect(drawn()).toEqual([]);
  expect(screen.getByRole("button", { name: "Toon bereik langs wegen" })).toBeTruthy();
});
