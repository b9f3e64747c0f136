import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "#parts/show.fixture.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { fakePackDevice, HOME_CATALOGUE } from "#state/packs/fake-pack-device.fixture.ts";
import { packsStore } from "#state/packs/packs.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { inventedPack } from "#workers/pack-jobs/invented-pack.fixture.ts";
import { PackList } from "./packs-list.tsx";

it("marks a pack without a map, and offers to save the map of its area", async () => {
  await emptyIndexedDb();
  const device = fakePackDevice();
  const [whole, bare] = [
    await inventedPack("heel"),
    await inventedPack("kaal", { "map.pmtiles": null }),
  ];
  const app = await device.visit();
  for (const pack of [whole, bare]) {
    device.serve(pack, HOME_CATALOGUE);
    await app.downloadPack(pack.entry, HOME_CATALOGUE);
  }
  const { user, address } = show(<PackList />);
  act(() => packsStore.setState(app.store.getState()));
  const rowOf = (name: string) => within(screen.getByText(name).closest("li") as HTMLElement);
  expect(rowOf("heel").queryByText(/geen kaart eronder/)).toBeNull();
  expect(rowOf("heel").queryByRole("link", { name: /^Gebied bewaren/ })).toBeNull();
  expect(
    rowOf("kaal").getByText("Dit pakket heeft alleen netwerken, geen kaart eronder."),
  ).toBeTruthy();
  await user.click(rowOf("kaal").getByRole("link", { name: "Gebied bewaren: kaal" }));
  await waitFor(() => expect(address()).toBe("/map?bewaar"));
  const [west, south, east, north] = bare.entry.bounds;
  const { lat, lng, zoom } = mapViewStore.getState();
  expect([lng > west && lng < east, lat > south && lat < north, zoom > 9]).toEqual([
    true,
    true,
    true,
  ]);
});
