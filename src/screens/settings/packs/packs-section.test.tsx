import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { show } from "#parts/show.fixture.ts";
import { packsStore } from "#state/packs/packs.ts";
import type { Catalogue } from "#state/packs/packs-snapshot.ts";
import { inventedPack } from "#workers/pack-jobs/invented-pack.fixture.ts";
import { PacksSection } from "./packs-section.tsx";

it("reports why the packs could not be read instead of an empty list", async () => {
  packsStore.setState({ isLoaded: true, problem: { kind: "other-tab" } });
  const { user } = show(<PacksSection id="kaartpakketten" />);
  expect(screen.getByText(/^Je kaartpakketten en gebieden .* ander tabblad/)).toBeTruthy();
  expect(screen.queryByText("Er staat nog geen kaartpakket op dit apparaat.")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
  await waitFor(() => expect(screen.queryByText(/kunnen nu niet worden gelezen/)).toBeNull());
});

it("shows the titles and contents of packs, and which are not downloaded", async () => {
  const { entry } = await inventedPack("dorp");
  const record: PackRecord = {
    version: 1,
    id: "stad-1",
    kind: "pack",
    name: "stad",
    title: "Stad en land",
    areas: [entry.bounds],
    mapAreas: [],
    modes: ["walk", "cycle"],
    attribution: "",
    files: [],
    dataDate: "2019",
    mapSchema: null,
    manifestSha256: "",
    catalogueUrl: null,
    addedAtMs: 0,
  };
  const titled = { ...entry, title: "Dorp (voorbeeld)", modes: ["walk"], hasMap: true } as const;
  const home: Catalogue = {
    status: "loaded",
    address: "/packs/index.json",
    leftOutCount: 0,
    entries: [titled],
  };
  show(<PacksSection id="kaartpakketten" />);
  act(() => {
    const added = ["stad"];
    packsStore.setState({ isLoaded: true, problem: null, records: [record], added, home });
  });
  expect(await screen.findByText("Kaartpakket Stad en land staat op dit apparaat.")).toBeTruthy();
  expect(await screen.findByText("Stad en land")).toBeTruthy();
  const rowOf = (title: string) => within(screen.getByText(title).closest("li") as HTMLElement);
  expect(rowOf("Stad en land").getByText(/^Wandel- en fietsknooppunten · .*oud\)$/)).toBeTruthy();
  expect(
    rowOf("Stad en land").getByRole("button", { name: "Verwijder: Stad en land" }),
  ).toBeTruthy();
  const offer = rowOf("Dorp (voorbeeld)");
  expect(offer.getByText("nog niet opgehaald")).toBeTruthy();
  expect(offer.getByText(/^Kaart met wandelknooppunten · /)).toBeTruthy();
  expect(offer.getByRole("button", { name: /: Dorp \(voorbeeld\)$/ })).toBeTruthy();
});
