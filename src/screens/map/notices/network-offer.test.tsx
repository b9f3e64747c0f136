import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { packIndexJson } from "#domain/packs/pack-manifest.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { show } from "#parts/show.fixture.ts";
import type { FakeFile } from "#platform/downloads/fake-downloads.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { fakePackDevice, HOME_CATALOGUE } from "#state/packs/fake-pack-device.fixture.ts";
import { packCommands, packsStore } from "#state/packs/packs.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { bitFlipped, inventedPack } from "#workers/pack-jobs/invented-pack.fixture.ts";
import { NetworkOffer } from "./network-offer.tsx";

const OFF = { walkNetwork: false, bikeNetwork: false, sailNetwork: false };
const GRAPH = HOME_CATALOGUE.replace("index.json", "dorp/network.graph");
const text = (value: string) => ({ bytes: new TextEncoder().encode(value) });

/** The map just after the walking network was enabled; it uses the fake device. */
async function mapOf(prepare: (device: Made) => void) {
  const made = await deviceWithPack();
  prepare(made);
  const app = await made.device.visit();
  await app.loadHomeCatalogue(false);
  packsStore.setState(app.store.getState());
  app.store.subscribe((state) => act(() => packsStore.setState(state)));
  settingsStore.setState({ mapOverlay: { ...OFF, walkNetwork: true } });
  const map = new FakeMapPort();
  const { user } = show(
    <NetworkOffer controller={map} onBefore={OFF} onSaveArea={vi.fn()} onNetworksHere={vi.fn()} />,
  );
  // The map also requests the catalogue once its code is loaded, and gets the same answer.
  await packCommands.loadHomeCatalogue(false);
  return { ...made, app, map, user };
}

type Made = Awaited<ReturnType<typeof deviceWithPack>>;

async function deviceWithPack() {
  await emptyIndexedDb();
  const made = fakePackDevice();
  const invented = await inventedPack();
  const pack = { ...invented, entry: { ...invented.entry, modes: ["walk" as const] } };
  made.serve(pack, HOME_CATALOGUE);
  return {
    device: made,
    pack,
    fileAt: (url: string) => made.downloads.served.get(url) as FakeFile,
  };
}

it.each<[string, RegExp, (made: Made) => void]>([
  [
    "gone",
    /network\.graph is er niet \(meer\)\./i,
    ({ fileAt }) => {
      fileAt(GRAPH).status = 404;
    },
  ],
  [
    "another than its hash says",
    /Er klopt iets niet aan network\.graph/,
    ({ fileAt }) => {
      fileAt(GRAPH).bytes = bitFlipped(fileAt(GRAPH).bytes, 20);
    },
  ],
  [
    "too large for the device",
    /Er is te weinig ruimte op dit apparaat\./,
    ({ device: made }) => {
      made.files.capacityBytes = 100;
    },
  ],
  [
    "cut off",
    /De verbinding viel weg\. Wat al binnen is, blijft bewaard/,
    ({ fileAt }) => {
      fileAt(GRAPH).cutAfterBytes = 20;
    },
  ],
  [
    "a page to log in on",
    /In plaats van het pakket komt er een webpagina\./,
    ({ fileAt }) => {
      fileAt(GRAPH).contentType = "text/html";
    },
  ],
])(
  "says of a pack that is %s what is wrong, and leaves nothing of it",
  async (_what, sentence, prepare) => {
    const { app, pack, device: made } = await mapOf(prepare);
    expect(screen.getByText(/^Kaartpakket dorp heeft het wandelnetwerk/)).toBeTruthy();
    await app.downloadPack(pack.entry, HOME_CATALOGUE);
    const said = screen.getByText(sentence);
    expect(said.textContent).toMatch(/^Kaartpakket dorp is niet toegevoegd\./);
    expect(
      screen.getByRole("button", { name: /^(Probeer opnieuw|Ga verder): dorp$/ }),
    ).toBeTruthy();
    expect(packsStore.getState()).toMatchObject({ packs: [], records: [] });
    const asked = made.downloads.asked.length;
    // Nothing waits to be asked again.
    expect(made.clock.timerCount()).toBe(0);
    await act(async () => {});
    expect(made.downloads.asked).toHaveLength(asked);
    expect(asked).toBeLessThanOrEqual(2 + pack.files.size);
  },
);

it.each<[string, RegExp, (made: Made) => void]>([
  [
    "absent",
    /^Van deze streek heeft geen kaartpakket het wandelnetwerk\./,
    ({ device: made }) => {
      made.downloads.served.delete(HOME_CATALOGUE);
    },
  ],
  [
    "damaged",
    /^De lijst van pakketten is beschadigd\./,
    ({ device: made }) => {
      made.downloads.served.set(HOME_CATALOGUE, text("{"));
    },
  ],
  [
    "a web page",
    /^In plaats van de lijst van pakketten komt er een webpagina\./,
    ({ fileAt }) => {
      fileAt(HOME_CATALOGUE).contentType = "text/html";
    },
  ],
  [
    "cut off",
    /^De verbinding viel weg terwijl de lijst van pakketten kwam\./,
    ({ fileAt }) => {
      fileAt(HOME_CATALOGUE).cutAfterBytes = 20;
    },
  ],
  [
    "long",
    /^Kaartpakket dorp-9999 heeft het wandelnetwerk/,
    ({ device: made, pack }) => {
      const modes = (n: number) => (n === 9999 ? (["walk"] as const) : (["cycle"] as const));
      const entries = Array.from({ length: 10_000 }, (_, n) => ({
        ...pack.entry,
        name: `dorp-${n}`,
        modes: modes(n),
      }));
      made.downloads.served.set(HOME_CATALOGUE, text(packIndexJson(entries)));
    },
  ],
])("says of a list of packs that is %s what there is to know", async (what, sentence, prepare) => {
  const { device: made } = await mapOf(prepare);
  expect(screen.getByText(sentence)).toBeTruthy();
  const isBroken = !["absent", "long"].includes(what);
  expect(screen.queryByRole("button", { name: "Probeer opnieuw" }) !== null).toBe(isBroken);
  expect(made.downloads.asked).toHaveLength(1);
});

it.each([
  ["too far away to be seen is shown", { lat: 52.05, lng: 4.35, zoom: 7 }, [4.3, 52, 4.4, 52.1]],
  ["in sight leaves the map where it is", { lat: 52.05, lng: 4.35, zoom: 12 }, undefined],
])("a pack that comes %s", async (_what, view, shown) => {
  mapViewStore.setState(view);
  const { app, pack, map, user } = await mapOf(() => {});
  // The button uses its own device; the map shows the state of this one.
  await user.click(screen.getByRole("button", { name: "Haal op: dorp" }));
  await act(() => app.downloadPack(pack.entry, HOME_CATALOGUE));
  expect(await screen.findByText(/^Kaartpakket dorp staat op dit apparaat/)).toBeTruthy();
  expect(map.shown ?? undefined).toEqual(shown);
});
