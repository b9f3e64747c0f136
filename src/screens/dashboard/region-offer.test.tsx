import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { NO_POSITION } from "#domain/position/device-position.ts";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import { holdPacks } from "#parts/packs/hold-packs.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { packsStore } from "#state/packs/packs.ts";
import { positionStore } from "#state/position/position.ts";
import { RegionOffer } from "./region-offer.tsx";

const NETWORKS: PackOnDevice = {
  id: "utrecht-1",
  kind: "pack",
  name: "utrecht",
  areas: [[5, 52, 5.2, 52.2]],
  mapAreas: [],
  modes: ["walk"],
  attribution: "",
  dataDate: null,
  map: null,
  pictures: undefined,
  networks: new Blob(),
  graph: null,
  places: null,
  depths: null,
};

const IN_UTRECHT = { lat: 52.09, lng: 5.12 };

beforeEach(() => {
  packsStore.setState({ isLoaded: true });
  positionStore.setState(NO_POSITION, true);
});

const link = () => screen.queryByRole("link", { name: "Haal je streek op" });

const goTo = (place: typeof IN_UTRECHT) =>
  act(() => positionStore.setState(fixedAt({ ...place, timeMs: Date.now() })));

it("offers the region where there is no network, once the position is known", () => {
  holdPacks([]);
  show(<RegionOffer />);
  expect(link()).toBeNull();
  goTo(IN_UTRECHT);
  expect(link()?.getAttribute("href")).toBe("/map?streek");
});

it("offers nothing where a pack on the device has a network", () => {
  holdPacks([NETWORKS]);
  show(<RegionOffer />);
  goTo(IN_UTRECHT);
  expect(link()).toBeNull();
  goTo({ lat: 53, lng: 6 });
  expect(link()).toBeTruthy();
});
