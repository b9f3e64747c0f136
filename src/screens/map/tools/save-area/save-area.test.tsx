import { act, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { PackJob } from "#domain/packs/pack-job.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { FakeMapPort } from "#mapview/fake-map-port.ts";
import { show } from "#parts/show.fixture.ts";
import { packsStore } from "#state/packs/packs.ts";
import { SaveArea } from "./save-area.tsx";

const INTERRUPTED: PackJob = {
  id: "gebied-1",
  name: "Bos",
  kind: "area",
  status: "interrupted",
  areas: [[5.3, 52.2, 5.35, 52.25]],
  source: { kind: "online" },
  dataDate: null,
  doneBytes: 0,
  totalBytes: 18_000,
};

afterEach(() => packsStore.setState({ jobs: [], added: [], records: [] }));

it("confirms a saved area, also beside an interrupted one", async () => {
  const map = new FakeMapPort();
  map.frame([5.3, 52.2, 5.35, 52.25]);
  packsStore.setState({ jobs: [INTERRUPTED] });
  const { user } = show(<SaveArea controller={map} along={null} onClose={vi.fn()} />);
  await user.click(screen.getByRole("button", { name: "Nog een gebied" }));
  await user.clear(screen.getByLabelText("Naam"));
  await user.type(screen.getByLabelText("Naam"), "Kamp{Enter}");
  expect(screen.queryByText("Kamp staat op dit apparaat.")).toBeNull();
  act(() => packsStore.setState({ jobs: [INTERRUPTED], added: ["Kamp"] }));
  expect(screen.getByText("Kamp staat op dit apparaat.")).toBeTruthy();
  expect(screen.getByText("Bos")).toBeTruthy();
});

it("confirms an area that was resumed here, until another one is begun", async () => {
  const map = new FakeMapPort();
  map.frame([5.3, 52.2, 5.35, 52.25]);
  packsStore.setState({ jobs: [INTERRUPTED] });
  const { user } = show(<SaveArea controller={map} along={null} onClose={vi.fn()} />);
  const record: PackRecord = {
    version: 1,
    id: INTERRUPTED.id,
    kind: "area",
    name: "Bos",
    areas: [[5.3, 52.2, 5.35, 52.25]],
    mapAreas: [[5.3, 52.2, 5.35, 52.25]],
    modes: null,
    attribution: "",
    dataDate: null,
    mapSchema: "openmaptiles",
    files: [],
    manifestSha256: null,
    catalogueUrl: null,
    addedAtMs: 0,
  };
  act(() => packsStore.setState({ jobs: [], added: ["Bos"], records: [record] }));
  expect(screen.getByText("Bos staat op dit apparaat.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Nog een gebied" }));
  await user.clear(screen.getByLabelText("Naam"));
  await user.type(screen.getByLabelText("Naam"), "Kamp{Enter}");
  expect(screen.queryByText("Bos staat op dit apparaat.")).toBeNull();
});
