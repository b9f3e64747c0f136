import { act, screen } from "@testing-library/react";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import type { PackJob } from "#domain/packs/pack-job.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { show } from "#parts/show.fixture.ts";
import { packsStore } from "#state/packs/packs.ts";
import { SaveArea } from "./save-area.tsx";

const REGION = { id: "streek-1", name: "Rond Utrecht" };
const BOX = [5, 52, 5.2, 52.2] as const;

const MAP: PackRecord = {
  version: 1,
  id: "kaart-1",
  kind: "area",
  name: REGION.name,
  areas: [BOX],
  mapAreas: [BOX],
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
const NETWORKS: PackJob = {
  id: "netwerk-1",
  name: REGION.name,
  kind: "slice",
  status: "interrupted",
  region: REGION,
  area: BOX,
  sliceId: null,
  dataDate: null,
  doneBytes: 0,
  totalBytes: 0,
  step: { phase: "queued", done: 0, total: 1 },
};
const FAILURE = { name: REGION.name, kind: "slice", region: REGION, fileName: null } as const;

it("says in the row of the region that the marks did not come", async () => {
  const controller = new FakeMapPort();
  show(<SaveArea controller={controller} along={null} region="around" onClose={vi.fn()} />);
  const region = { ...REGION, part: "marks" } as const;
  const failure = { ...FAILURE, kind: "marks", region, problem: "unreachable" } as const;
  act(() => packsStore.setState({ isLoaded: true, records: [MAP], failedJobs: [failure] }));
  expect(
    await screen.findByText(/^Betonning: niet opgehaald\. Rijkswaterstaat antwoordt niet/),
  ).toBeTruthy();
});

afterEach(() => act(() => packsStore.setState({ records: [], jobs: [], failedJobs: [] })));

it("shows the half of a region that is there, why the other is not, and one next step", async () => {
  const controller = new FakeMapPort();
  show(<SaveArea controller={controller} along={null} region="around" onClose={vi.fn()} />);
  const failedJobs = [{ ...FAILURE, problem: "queue-full" as const }];
  const held = { isLoaded: true, records: [MAP], jobs: [NETWORKS], failedJobs };
  act(() => packsStore.setState(held));
  // The test page has no files: what it looks for there on opening would end the job.
  onTestFinished(
    packsStore.subscribe(({ jobs }) => {
      if (jobs !== held.jobs) packsStore.setState(held);
    }),
  );
  expect(await screen.findByText("Kaart: op dit apparaat")).toBeTruthy();
  expect(screen.getByText(/^Knooppunten: De server heeft het te druk/)).toBeTruthy();
  expect(screen.queryByText(/is niet opgehaald|Werkt offline/)).toBeNull();
  const buttons = screen.getAllByRole("button").map(({ textContent }) => textContent);
  // The first two are the handle of the card, and what closes it.
  expect(buttons).toEqual(["", "", "Ga verder", "Nog een gebied"]);
});
