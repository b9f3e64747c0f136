import { act, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { PackJob } from "#domain/packs/pack-job.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { show } from "#parts/show.fixture.ts";
import { regionProblemText } from "#sentences/packs/region.ts";
import { connectionStore } from "#state/connection/connection-store.ts";
import { packsStore } from "#state/packs/packs.ts";
import { PacksSection } from "./packs-section.tsx";

const REGION = { id: "streek-1", name: "Rond Utrecht" };

const RECORD: PackRecord = {
  version: 1,
  id: "kaart-1",
  kind: "area",
  name: "Rond Utrecht",
  areas: [[5, 52, 5.2, 52.2]],
  mapAreas: [[5, 52, 5.2, 52.2]],
  modes: null,
  attribution: "",
  dataDate: null,
  mapSchema: "openmaptiles",
  files: [{ name: "map.pmtiles", bytes: 3_000_000 }],
  manifestSha256: null,
  catalogueUrl: null,
  region: REGION,
  addedAtMs: 0,
};
const NETWORKS: PackRecord = {
  ...RECORD,
  id: "netwerk-1",
  kind: "pack",
  mapAreas: [],
  mapSchema: null,
  modes: ["walk"],
  files: [{ name: "network.graph", bytes: 1_000_000 }],
  madeFrom: { kind: "slice", area: [5, 52, 5.2, 52.2] },
};

afterEach(() =>
  act(() => {
    packsStore.setState({ records: [], jobs: [], failedJobs: [] });
    connectionStore.setState({ isConnected: true });
  }),
);

/** The networks of the region, interrupted before anything came. */
const INTERRUPTED: PackJob = {
  id: "netwerk-1",
  name: "Rond Utrecht",
  kind: "slice",
  status: "interrupted",
  region: REGION,
  area: [5, 52, 5.2, 52.2],
  sliceId: null,
  dataDate: null,
  doneBytes: 0,
  totalBytes: 0,
  step: { phase: "queued", done: 0, total: 1 },
};

it("shows a region as one row with its parts, which are in no other list", async () => {
  packsStore.setState({ isLoaded: true, problem: null, records: [RECORD, NETWORKS] });
  show(<PacksSection id="kaartpakketten" />);
  expect(await screen.findByRole("heading", { name: "Streken" })).toBeTruthy();
  const facts = screen.getByText(/ · kaart en knooppunten$/);
  const row = within(facts.closest("li") as HTMLElement);
  // The region, and its two parts.
  expect(row.getAllByText("Rond Utrecht")).toHaveLength(3);
  expect(screen.getAllByText("Rond Utrecht")).toHaveLength(3);
  expect(screen.queryByText("Er staat nog geen kaartpakket op dit apparaat.")).toBeNull();
  expect(row.getAllByRole("button", { name: "Vernieuw: Rond Utrecht" })[0]).toBeTruthy();
});

it("shows one progress for the parts of a region that are being fetched", async () => {
  packsStore.setState({
    isLoaded: true,
    problem: null,
    records: [],
    jobs: [
      {
        id: "kaart-1",
        name: "Rond Utrecht",
        kind: "area",
        status: "running",
        region: REGION,
        areas: [[5, 52, 5.2, 52.2]],
        source: { kind: "online" },
        dataDate: null,
        doneBytes: 500,
        totalBytes: 1000,
        tiles: { done: 5, total: 10 },
      },
      INTERRUPTED,
    ],
  });
  show(<PacksSection id="kaartpakketten" />);
  const progress = await screen.findByRole("progressbar", { name: /Rond Utrecht/ });
  expect(progress.getAttribute("value")).toBe("25");
  expect(screen.getByText(/^Kaart: 5 van 10 tegels/)).toBeTruthy();
  expect(screen.getByText(/^Knooppunten: Onderbroken/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Stop: Rond Utrecht" })).toBeTruthy();
  const goOn = screen.getByRole("button", { name: "Ga verder: Rond Utrecht" });
  // No other button is filled.
  expect([...document.querySelectorAll("[data-is-main]")]).toEqual([goOn]);
});

it("shows why a part that is here could not be renewed, and counts a part that failed as nothing", async () => {
  const failure = { name: null, kind: "slice", region: REGION, fileName: null } as const;
  const failedJobs = [{ ...failure, problem: "server-busy" as const }];
  packsStore.setState({ isLoaded: true, problem: null, records: [RECORD, NETWORKS], failedJobs });
  show(<PacksSection id="kaartpakketten" />);
  const reason = regionProblemText("networks", { kind: "slice", problem: "server-busy" });
  expect(await screen.findByText(`Knooppunten: op dit apparaat. ${reason}`)).toBeTruthy();
  const jobs = [{ ...INTERRUPTED, status: "running" } as const];
  const ofMap = failedJobs.map((one) => ({ ...one, kind: "area" as const }));
  act(() => packsStore.setState({ records: [], jobs, failedJobs: ofMap }));
  expect(screen.getByRole("progressbar", { name: /Rond Utrecht/ }).getAttribute("value")).toBe("0");
});

it("shows a half failed region as one row with one state for each part and one next step", async () => {
  const failure = {
    name: "Rond Utrecht",
    kind: "slice",
    region: REGION,
    problem: "server-busy",
    fileName: null,
  } as const;
  packsStore.setState({
    isLoaded: true,
    problem: null,
    records: [RECORD],
    jobs: [INTERRUPTED],
    failedJobs: [failure],
  });
  show(<PacksSection id="kaartpakketten" />);
  expect(await screen.findByText("Kaart: op dit apparaat")).toBeTruthy();
  expect(screen.getByText(/^Knooppunten: De server .* Ga later verder\.$/)).toBeTruthy();
  expect(screen.queryByText(/is niet opgehaald/)).toBeNull();
  expect(screen.queryByRole("heading", { name: "Bezig" })).toBeNull();
  expect(screen.getAllByRole("button", { name: /: Rond Utrecht$/ }).map(labelOf)).toEqual(
    expect.arrayContaining(["Ga verder: Rond Utrecht", "Verwijder: Rond Utrecht"]),
  );
  expect(screen.queryByRole("button", { name: "Verwijder dit deel: Rond Utrecht" })).toBeNull();
});

it("offers nothing that needs a network without one", async () => {
  connectionStore.setState({ isConnected: false });
  packsStore.setState({
    isLoaded: true,
    problem: null,
    records: [RECORD, { ...NETWORKS, region: undefined, name: "Delft", dataDate: "2020-05-01" }],
    jobs: [INTERRUPTED],
  });
  show(<PacksSection id="kaartpakketten" />);
  expect(await screen.findByText("Zodra je weer internet hebt, kun je verdergaan.")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Verwijder: Delft" })).toBeTruthy();
  const needing = /^(Ga verder|Vernieuw|Haal|Werk |Toon pakketten|Kies een gebied|Probeer|Gebied)/;
  expect(screen.queryAllByRole("button", { name: needing })).toEqual([]);
  expect(screen.queryAllByRole("link", { name: needing })).toEqual([]);
});

function labelOf(button: HTMLElement): string | null {
  return button.getAttribute("aria-label");
}
