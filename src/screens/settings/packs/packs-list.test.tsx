import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { show } from "#parts/show.fixture.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { fakePackDevice, HOME_CATALOGUE } from "#state/packs/fake-pack-device.fixture.ts";
import { packsStore } from "#state/packs/packs.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { inventedPack } from "#workers/pack-jobs/invented-pack.fixture.ts";
import { PackList } from "./packs-list.tsx";

const RECORD: PackRecord = {
  version: 1,
  id: "one",
  kind: "pack",
  name: "Streek",
  areas: [[4.29, 51.99, 4.34, 52.03]],
  mapAreas: [],
  modes: ["walk"],
  attribution: "© OpenStreetMap",
  dataDate: null,
  mapSchema: null,
  files: [],
  manifestSha256: "0",
  catalogueUrl: "https://packs.example/index.json",
  addedAtMs: 0,
};

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
  expect(await screen.findByText("heel")).toBeTruthy();
  const rowOf = (name: string) => within(screen.getByText(name).closest("li") as HTMLElement);
  expect(rowOf("heel").queryByText(/zelf geen kaart/)).toBeNull();
  expect(rowOf("heel").queryByRole("link", { name: /^Gebied bewaren/ })).toBeNull();
  expect(rowOf("kaal").getByText("Dit pakket heeft zelf geen kaart.")).toBeTruthy();
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

it("offers to renew old networks, and says when that fails", async () => {
  packsStore.setState({ records: [{ ...RECORD, dataDate: "2020-05-01" }], packs: [] });
  show(<PackList />);
  const renew = await screen.findByRole("button", { name: "Vernieuw: Streek" });
  // The network goes in the moment of the tap.
  act(() => {
    preferencesStore.setState({ offlineOnly: true });
    renew.click();
  });
  const text = "Vernieuwen is niet gelukt. Wat je hebt, blijft werken.";
  expect((await screen.findByText(text)).getAttribute("role")).toBe("status");
});

it.each([["that are recent", { dataDate: new Date().toISOString().slice(0, 10) }]])(
  "does not offer to renew networks %s",
  async (_, more) => {
    packsStore.setState({ records: [{ ...RECORD, ...more }], packs: [] });
    show(<PackList />);
    expect(await screen.findByRole("button", { name: /^Exporteer/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Vernieuw/ })).toBeNull();
  },
);

it("offers to renew old networks from a file where their source is unknown", async () => {
  const old = { ...RECORD, dataDate: "2020-05-01", catalogueUrl: null };
  packsStore.setState({ records: [old], packs: [] });
  show(<PackList />);
  expect(await screen.findByLabelText("Vernieuw uit een bestand")).toBeTruthy();
});
