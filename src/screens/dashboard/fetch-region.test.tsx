import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import { show } from "#parts/show.fixture.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { fakePackDevice, HOME_CATALOGUE } from "#state/packs/fake-pack-device.fixture.ts";
import { packsStore } from "#state/packs/packs.ts";
import { positionStore } from "#state/position/position.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { inventedPack } from "#workers/pack-jobs/invented-pack.fixture.ts";
import { FetchRegion } from "./fetch-region.tsx";

beforeEach(emptyIndexedDb);

const INSIDE = { lat: 52.05, lng: 4.35 };
const OUTSIDE = { lat: 51, lng: 6 };

/** A screen with a position, on a device whose catalogue has one pack, around `INSIDE`. */
async function regionAt(place: typeof INSIDE | null) {
  const device = fakePackDevice();
  const pack = await inventedPack("dorp", {}, "Dorp (voorbeeld)");
  device.serve(pack, HOME_CATALOGUE);
  const app = await device.visit();
  await app.loadHomeCatalogue(false);
  packsStore.setState(app.store.getState());
  positionStore.setState(place ? fixedAt({ ...place, timeMs: Date.now() }) : { fix: null });
  const shown = show(<FetchRegion />);
  await act(async () => packsStore.setState(app.store.getState()));
  return { ...shown, app, pack };
}

it("offers the pack around the position, and confirms when it is installed", async () => {
  const { app, pack } = await regionAt(INSIDE);
  expect(screen.getByText("Dit kaartpakket heeft jouw streek:")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Haal op: Dorp (voorbeeld)" })).toBeTruthy();
  await app.downloadPack(pack.entry, HOME_CATALOGUE);
  act(() => packsStore.setState(app.store.getState()));
  expect(screen.getByText("op dit apparaat")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Haal op/ })).toBeNull();
});

it("offers to save the map around the position if no pack covers it", async () => {
  const { user, address } = await regionAt(OUTSIDE);
  expect(screen.getByText(/^Voor jouw streek is er geen kaartpakket/)).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Bewaar de kaart rond jou" }));
  expect(address()).toBe("/map?bewaar");
  expect(mapViewStore.getState()).toEqual({ ...OUTSIDE, zoom: 12 });
});

it("lets the user choose without a position", async () => {
  await regionAt(null);
  expect(screen.getByText(/^Je positie is nog niet bekend/)).toBeTruthy();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/map?bewaar", "/settings#kaartpakketten"]);
  expect(screen.queryByText("Dorp (voorbeeld)")).toBeNull();
});
